import { type Message, numberOf } from '@loomwright/chat';
import { createTimeFormat } from '@loomwright/kit';
import { memo } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon/icon.tsx';
import { cluster, row, stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { figures, note } from '../../ui/text/text.css.ts';
import * as styles from './message.css.ts';
import { Reply } from './reply.tsx';

// Created on first use, because creation is slow.
let clock: ReturnType<typeof createTimeFormat> | undefined;
const toClockTime = (at: number): string => {
  clock ??= createTimeFormat();
  return clock.format(at);
};

const Time = ({ at }: { readonly at: number }) => (
  <time className={figures} dateTime={new Date(at).toISOString()}>
    {toClockTime(at)}
  </time>
);

const warning = 'M12 4l9 16H3zM12 10v4M12 17v.5';

export interface RatingEvents {
  readonly onRate: (message: Message, isHelpful: boolean) => void;
  readonly onPassOn: (question: string) => void;
}

interface RatingProps extends RatingEvents {
  readonly message: Message;
  /** Needed only after a negative rating. */
  readonly question: string;
}

/** Not announced with the reply. A negative rating offers the contact form (CHT-1). */
const Rating = ({ message, question, onRate, onPassOn }: RatingProps) => {
  const { isHelpful } = message;
  const label = `rating-${numberOf(message)}`;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" aria-labelledby={label} aria-live="off" className={row[1]}>
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

interface Props extends RatingEvents {
  readonly message: Message;
  readonly question: string;
  readonly copyLabel: string;
  readonly onCopy: (message: Message) => void;
}

export const MessageRow = memo(({ message, question, copyLabel, onCopy, onRate, onPassOn }: Props) => {
  const { isError, reply, sender, text, timestamp } = message;
  if (sender === 'user')
    return (
      <div className={`${stack[1]} ${styles.message} ${styles.from.user}`}>
        <p className={`${stack[2]} ${styles.bubble} ${styles.bubbleOf.user}`}>
          <span className={hidden}>You: </span>
          <span dir="auto">{text}</span>
        </p>
        <div className={`${cluster[1]} ${note} ${styles.foot}`}>
          <Time at={timestamp} />
        </div>
      </div>
    );
  return (
    <div className={`${stack[1]} ${styles.message} ${styles.from.bot}`}>
      <div className={`${stack[2]} ${styles.bubble} ${styles.bubbleOf[isError ? 'error' : 'bot']}`}>
        <span className={hidden}>Assistant: </span>
        {reply ? (
          <Reply reply={reply} />
        ) : (
          <p className={styles.failure}>
            <Icon path={warning} size={18} className={styles.warning} />
            <span>{text}</span>
          </p>
        )}
      </div>
      <div className={`${cluster[1]} ${note} ${styles.foot}`}>
        <Time at={timestamp} />
        {!isError && (
          <>
            {/* Not announced with the reply. Copying has a separate announcement. */}
            <button type="button" aria-live="off" className={styles.action} onClick={() => onCopy(message)}>
              <span>{copyLabel}</span>
              <span className={hidden}>{` the answer of ${toClockTime(timestamp)}`}</span>
            </button>
            <Rating message={message} question={question} onRate={onRate} onPassOn={onPassOn} />
          </>
        )}
      </div>
    </div>
  );
});
