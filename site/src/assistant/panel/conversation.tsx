import { type ChatView, type Message, numberOf, questionOf } from '@loomwright/chat';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { copyLabel, useCopying } from '../../shared/prose/use-copying.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { row } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { label } from '../../ui/text/text.css.ts';
import * as styles from './chat-panel.css.ts';
import { MessageRow, type RatingEvents } from './message-row.tsx';

const NEAR = 40;

/** Scrolls to the end, but not past the beginning of the last message or of the greeting. */
const toEnd = (scroller: HTMLElement) => {
  const last = scroller.querySelector<HTMLElement>('[role="log"] > :last-child');
  const end = scroller.scrollHeight - scroller.clientHeight;
  scroller.scrollTop = Math.min(end, last?.offsetTop ?? 0);
};

/** Scrolls to new messages if the log was at its end, and always to the user's own question (CHT-7). */
const useFollowing = (scroller: RefObject<HTMLElement | null>, messages: readonly Message[]) => {
  const isFollowing = useRef(true);
  const known = useRef(messages);
  const [hasNews, setHasNews] = useState(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const [before, last] = [known.current, messages.at(-1)];
    known.current = messages;
    const isNew = messages.length > before.length;
    if (messages.length === 0 || (isNew && last?.sender === 'user')) {
      isFollowing.current = true;
      setHasNews(false);
    }
    if (isFollowing.current) toEnd(element);
    else if (isNew) setHasNews(true);
  }, [messages, scroller]);

  // Rows have their real height only once visible, and the question box and window resize the log.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element?.firstElementChild) return;
    const observer = new ResizeObserver(() => isFollowing.current && toEnd(element));
    observer.observe(element);
    observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [scroller]);

  const onScroll = () => {
    const element = scroller.current;
    if (!element || element.clientHeight === 0) return;
    isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (isFollowing.current) setHasNews(false);
  };
  const follow = () => {
    isFollowing.current = true;
    setHasNews(false);
    if (scroller.current) toEnd(scroller.current);
  };
  return { hasNews, onScroll, follow };
};

interface Props extends RatingEvents {
  readonly view: ChatView;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** A modal panel hides the page's live region. */
  readonly isModal: boolean;
  readonly takeFocus: () => void;
  readonly greeting: ReactNode;
  readonly remedies: ReactNode;
  readonly children: ReactNode;
}

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
  // Stable, so that rows do not render again.
  const copy = useCallback((message: Message) => onCopy(numberOf(message), message.text), [onCopy]);
  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} onScroll={onScroll}>
        <div className={styles.content}>
          {messages.length === 0 && greeting}
          <div role="log" aria-label="Conversation" aria-live="polite">
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
        <button type="button" className={`${row[2]} ${label} ${styles.news}`} onClick={onNews}>
          New messages
          <Icon path="M12 4v15M6 13l6 6l6-6" size={16} />
        </button>
      )}
    </div>
  );
};
