import { type ChatView, MAX_MESSAGE_LENGTH } from '@loomwright/chat';
import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { Icon } from '../ui/icon/icon.tsx';
import { hidden } from '../ui/page/page.css.ts';
import { isComposing } from './is-composing.ts';
import * as styles from './question-box.css.ts';

/** From this length on the remaining characters are shown. */
const COUNT_FROM = 1800;

const canGrowByItself = () => CSS.supports('field-sizing', 'content');

/** Why the question cannot be sent, for screen readers; empty when it can. */
const reasonNotToSend = ({ canSend, isPending }: ChatView, length: number): string => {
  if (canSend) return '';
  if (length > MAX_MESSAGE_LENGTH) return 'The question is too long to be sent.';
  if (isPending) return 'You can send this when the last question has been answered.';
  return 'Write a question first.';
};

const roomText = (length: number): string => {
  const left = MAX_MESSAGE_LENGTH - length;
  if (left < 0) return `Too long by ${-left} ${left === -1 ? 'character' : 'characters'}`;
  return `${left} ${left === 1 ? 'character' : 'characters'} left`;
};

interface Props {
  readonly view: ChatView;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onEdit: (text: string) => void;
  readonly onSend: () => void;
}

/** The input box of the question (CHT-3). */
export const QuestionBox = ({ view, box, onEdit, onSend }: Props) => {
  const { canSend, draft } = view;
  const length = draft.trim().length;
  const isTooLong = length > MAX_MESSAGE_LENGTH;

  // The height follows the text by script where the browser lacks `field-sizing`.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || canGrowByItself()) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [draft, box]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    box.current?.focus();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <textarea
          ref={box}
          className={styles.box}
          rows={1}
          value={draft}
          aria-label="Your question"
          aria-describedby="assistant-room"
          aria-invalid={isTooLong || undefined}
          placeholder="Ask a question…"
          enterKeyHint="send"
          onChange={({ target }) => onEdit(target.value)}
          onKeyDown={sendByEnter}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label="Send"
          aria-disabled={!canSend}
          aria-describedby="assistant-send-reason"
        >
          <Icon name="arrowUp" size={20} />
        </button>
      </div>
      <p id="assistant-room" className={isTooLong ? styles.tooLong : styles.room}>
        {length >= COUNT_FROM && roomText(length)}
      </p>
      <p id="assistant-send-reason" className={hidden}>
        {reasonNotToSend(view, length)}
      </p>
      {/* Announced once, not at every letter. */}
      <p className={hidden} aria-live="polite">
        {isTooLong && 'The question is too long to be sent.'}
      </p>
    </form>
  );
};
