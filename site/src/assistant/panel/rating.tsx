import { type Message, numberOf } from '@loomwright/chat';
import { Link } from 'wouter';
import { hidden } from '../../ui/page/page.css.ts';
import * as styles from './message.css.ts';

export interface RatingEvents {
  readonly onRate: (message: Message, isHelpful: boolean) => void;
  /** Takes a question to the contact form. */
  readonly onPassOn: (question: string) => void;
}

interface Props extends RatingEvents {
  readonly message: Message;
  /** The question that the message answers; it may be empty until the answer is rated. */
  readonly question: string;
}

/** Whether an answer was helpful; where it was not, a person answers (CHT-1). The log does not announce the question. */
export const Rating = ({ message, question, onRate, onPassOn }: Props) => {
  const { isHelpful } = message;
  const label = `rating-${numberOf(message)}`;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-labelledby={label} aria-live="off" className={styles.rating}>
        <span id={label}>Was this helpful?</span>
        {[true, false].map((isYes) => (
          <button
            key={String(isYes)}
            type="button"
            className={styles.action}
            aria-pressed={isHelpful === isYes}
            onClick={() => onRate(message, isYes)}
          >
            <span>{isYes ? 'Yes' : 'No'}</span>
            <span className={hidden}>{`, this answer was ${isYes ? 'helpful' : 'not helpful'}`}</span>
          </button>
        ))}
      </div>
      {isHelpful === false && (
        <Link href="/contact" className={styles.passOn} onClick={() => onPassOn(question)}>
          Write to us instead
        </Link>
      )}
    </>
  );
};
