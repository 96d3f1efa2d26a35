import { type ChatView, type Message, numberOf, questionOf } from '@loomwright/chat';
import { type ReactNode, type RefObject, useCallback } from 'react';
import { copyLabel, useCopying } from '../../shared/prose/use-copying.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { hidden } from '../../ui/page/page.css.ts';
import * as styles from './conversation.css.ts';
import { MessageRow } from './message-row.tsx';
import type { RatingEvents } from './rating.tsx';
import { useFollowing } from './use-following.ts';

interface Props extends RatingEvents {
  readonly view: ChatView;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Whether the panel covers the page: its live region is not exposed then. */
  readonly isModal: boolean;
  /** Takes the focus of a button that goes. */
  readonly takeFocus: () => void;
  readonly greeting: ReactNode;
  /** Actions for the error at the end of the log. */
  readonly remedies: ReactNode;
  readonly children: ReactNode;
}

/** The log, with the status of the pending question at its end (CHT-7). */
export const Conversation = (props: Props) => {
  const { view, scroller, isModal, takeFocus, greeting, remedies, children, ...events } = props;
  const { messages } = view;
  const copying = useCopying();
  const { copiedPlace, failedPlace, onCopy } = copying;
  const { hasNews, onScroll, follow } = useFollowing(scroller, messages);
  const onNews = () => {
    takeFocus();
    follow();
  };
  // A stable function, so that rows do not render again; the actor it sends to never changes.
  const copy = useCallback((message: Message) => onCopy(numberOf(message), message.text), []);
  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} onScroll={onScroll}>
        <div className={styles.content}>
          {messages.length === 0 && greeting}
          <div role="log" aria-label="Conversation" aria-live="polite" className={styles.log}>
            {messages.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                question={message.isHelpful === false ? questionOf(messages, message.id) : ''}
                copyLabel={copyLabel(numberOf(message), copying)}
                onCopy={copy}
                {...events}
              />
            ))}
          </div>
          {remedies}
          {children}
        </div>
      </div>
      <p aria-live="polite" className={hidden}>
        {isModal &&
          (copiedPlace >= 0 ? 'Copied' : failedPlace >= 0 && 'This browser doesn’t allow copying from here')}
      </p>
      {hasNews && (
        <button type="button" className={styles.news} onClick={onNews}>
          New messages
          <Icon path="M12 4v15M6 13l6 6l6-6" size={16} />
        </button>
      )}
    </div>
  );
};
