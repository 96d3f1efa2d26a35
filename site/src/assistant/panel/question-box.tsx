import type { ChatView } from '@loomwright/chat';
import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { iconButton } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { note } from '../../ui/text/text.css.ts';
import * as styles from './chat-panel.css.ts';

const canGrowByItself = () => CSS.supports('field-sizing', 'content');

interface Props {
  readonly view: ChatView;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onEdit: (text: string) => void;
  readonly onSend: () => void;
}

export const QuestionBox = ({ view, box, onEdit, onSend }: Props) => {
  const { canSend, draft, isTooLong, remainingText, sendReason } = view;

  // For browsers without `field-sizing`.
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
    if (!event.repeat) onSend();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <textarea
          ref={box}
          className={styles.box}
          rows={1}
          dir="auto"
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
          className={`${iconButton.round} ${styles.send}`}
          aria-label="Send"
          aria-disabled={!canSend}
          aria-describedby="assistant-send-reason"
        >
          <Icon name="arrowUp" size={20} />
        </button>
      </div>
      <p id="assistant-room" className={`${note} ${styles.room} ${isTooLong ? styles.tooLong : ''}`}>
        {remainingText}
      </p>
      {/* Hidden, because only the button's description uses it. */}
      <p id="assistant-send-reason" hidden>
        {sendReason}
      </p>
      {/* Announced once, not at every keystroke. */}
      <p className={hidden} aria-live="polite">
        {isTooLong && sendReason}
      </p>
    </form>
  );
};
