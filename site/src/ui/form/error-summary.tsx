import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { stack } from '../layout/layout.css.ts';
import { muted } from '../text/text.css.ts';
import { useFieldIds } from './field.tsx';
import * as styles from './form.css.ts';
import { ProblemBox } from './problem-box.tsx';

/** Focuses the error box once after each failed submit (FRM-3). */
export const useFailureFocus = (attempt: number): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return box;
};

interface Props<Field extends string> {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Increments with each submit that fails or succeeds. */
  readonly attempt: number;
  /** Current errors, in the order of the fields on the page. */
  readonly problems: readonly { readonly field: Field; readonly message: string }[];
  readonly messages?: readonly string[];
  /** Called before the focus moves to a field, to reveal the field if it is hidden. */
  readonly onGo?: (field: Field) => void;
}

const goToField = (event: MouseEvent, id: string) => {
  event.preventDefault();
  const control = document.getElementById(id);
  // Scrolls to the label as well, because the field is unclear without it.
  control?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
};

/** Fixed errors are struck out until the next submit. Removing them would move the field (FRM-3). */
export const ErrorSummary = <Field extends string>({
  box,
  attempt,
  problems,
  messages = [],
  onGo,
}: Props<Field>) => {
  const ids = useFieldIds();
  // A message that also belongs to a field is shown once, with the link to the field.
  const general = messages.filter((text) => text !== '' && problems.every(({ message }) => message !== text));
  const [kept, setKept] = useState({ attempt, problems, general });
  if (kept.attempt !== attempt) setKept({ attempt, problems, general });
  if (kept.problems.length === 0 && kept.general.length === 0) return null;
  const isOpen = general.length > 0 || problems.length > 0;
  return (
    <ProblemBox box={box} isOpen={isOpen}>
      <div role="alert" className={stack[2]}>
        <h2 className={styles.problemTitle}>There is a problem</h2>
        {kept.general.map((message) => (
          <p key={message} className={general.length > 0 ? undefined : muted}>
            {message}
          </p>
        ))}
        {kept.problems.length > 0 && (
          <ul className={stack[1]}>
            {kept.problems.map(({ field, message }) => {
              const isOpen = problems.some(
                (problem) => problem.field === field && problem.message === message,
              );
              return (
                <li key={field}>
                  <a
                    href={`#${ids.control(field)}`}
                    className={isOpen ? styles.problemLink : `${styles.problemLink} ${styles.corrected}`}
                    onClick={(event) => {
                      onGo?.(field);
                      goToField(event, ids.control(field));
                    }}
                  >
                    {message}
                  </a>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </ProblemBox>
  );
};
