import type { ChatView } from '@loomwright/chat';
import { button } from '../ui/button/button.css.ts';
import * as styles from './conversation.css.ts';

interface Props {
  readonly view: ChatView;
  readonly onTakeBack: () => void;
}

/** What goes on between a question and its answer, and the way out of it (CHT-3, CHT-4, CHT-7). */
export const Goings = ({ view, onTakeBack }: Props) => (
  <div className={styles.goings}>
    <div role="status">
      {view.isTyping && (
        <p className={styles.typing}>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          The assistant is typing…
        </p>
      )}
      {view.waitText !== '' && <p className={styles.waiting}>{view.waitText}</p>}
    </div>
    {view.canTakeBack && (
      <button type="button" className={button.quiet} onClick={onTakeBack}>
        Take back
      </button>
    )}
  </div>
);
