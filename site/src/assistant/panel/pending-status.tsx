import type { ChatView } from '@loomwright/chat';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import * as styles from './conversation.css.ts';
import * as message from './message.css.ts';
import { Reply } from './reply.tsx';

interface Props {
  readonly view: ChatView;
  readonly onWithdraw: () => void;
  /** Takes the focus of the button, which goes when the answer comes. */
  readonly takeFocus: () => void;
}

/**
 * What has arrived of the answer on its way (SVC-2), the status of the pending question, and the button that withdraws it
 * (CHT-3, CHT-4, CHT-7).
 */
export const PendingStatus = ({ view, onWithdraw, takeFocus }: Props) => {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!view.canWithdraw && hasFocus.current) takeFocus();
    if (!view.canWithdraw) hasFocus.current = false;
  });
  return (
    <>
      {/* Not in the log, where the whole answer is announced once. */}
      {view.partialReply && (
        <div className={message.row.bot} data-partial="">
          <div className={message.bubble.bot}>
            <Reply reply={view.partialReply} />
          </div>
        </div>
      )}
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
          <Button
            look="quiet"
            onClick={onWithdraw}
            onFocus={() => {
              hasFocus.current = true;
            }}
            onBlur={() => {
              hasFocus.current = false;
            }}
          >
            Take back
          </Button>
        )}
      </div>
    </>
  );
};
