import type { ChatView } from '@loomwright/chat';
import { button } from '../../ui/button/button.css.ts';
import * as styles from './conversation.css.ts';

interface Props {
  readonly view: ChatView;
  readonly onWithdraw: () => void;
}

/** The status of the pending question, and the button that withdraws it (CHT-3, CHT-4, CHT-7). */
export const PendingStatus = ({ view, onWithdraw }: Props) => (
  <div className={styles.pending}>
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
    {view.canWithdraw && (
      <button type="button" className={button.quiet} onClick={onWithdraw}>
        Take back
      </button>
    )}
  </div>
);
