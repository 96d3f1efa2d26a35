import { type MouseEvent, type RefObject, useState } from 'react';
import { fieldId } from './field.tsx';
import * as styles from './form.css.ts';

interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

interface Props {
  /** From `useFailureFocus`. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Grows with each submit that failed or succeeded. */
  readonly attempt: number;
  /** What is wrong now, in the order of the page. */
  readonly problems: readonly FieldProblem[];
  /** What is wrong with the form as a whole; empty texts are left out. */
  readonly messages?: readonly string[];
}

const goToField = (event: MouseEvent, name: string) => {
  event.preventDefault();
  const control = document.getElementById(fieldId(name));
  // With the label in sight, as far as that goes: the field alone does not say what it wants.
  control?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
};

/**
 * What was wrong with the last submit, with a way to each field (FRM-3). The words stay until the next one: what is
 * being mended is struck out in place. A box that shrank would pull the field away under the person's hands, and an
 * alert that changed would be read out over what they type.
 */
export const ErrorSummary = ({ box, attempt, problems, messages = [] }: Props) => {
  // A message that is a field's too is said once, where it leads somewhere.
  const said = messages.filter((text) => text !== '' && problems.every(({ message }) => message !== text));
  const [kept, setKept] = useState({ attempt, problems, said });
  if (kept.attempt !== attempt) setKept({ attempt, problems, said });
  if (kept.problems.length === 0 && kept.said.length === 0) return null;
  const isOpen = said.length > 0 || problems.length > 0;
  return (
    <div ref={box} className={isOpen ? styles.problem.open : styles.problem.calm} tabIndex={-1}>
      <div role="alert" className={styles.problemBody}>
        <h2 className={styles.problemTitle}>There is a problem</h2>
        {kept.said.map((message) => (
          <p key={message} className={said.length > 0 ? undefined : styles.settled}>
            {message}
          </p>
        ))}
        {kept.problems.length > 0 && (
          <ul className={styles.problemList}>
            {kept.problems.map(({ field, message }) => {
              const isOpen = problems.some((problem) => problem.field === field);
              return (
                <li key={field}>
                  <a
                    href={`#${fieldId(field)}`}
                    className={isOpen ? styles.problemLink : `${styles.problemLink} ${styles.mended}`}
                    onClick={(event) => goToField(event, field)}
                  >
                    {message}
                  </a>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
};
