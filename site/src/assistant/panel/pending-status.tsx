import type { ChatView } from '@loomwright/chat';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { above, cluster, row, stack } from '../../ui/layout/layout.css.ts';
import { note } from '../../ui/text/text.css.ts';
import * as styles from './chat-panel.css.ts';
import * as message from './message.css.ts';
import { Reply } from './reply.tsx';

interface Props {
  readonly view: ChatView;
  readonly onWithdraw: () => void;
  readonly takeFocus: () => void;
}

export const PendingStatus = ({ view, onWithdraw, takeFocus }: Props) => {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!view.canWithdraw && hasFocus.current) takeFocus();
    if (!view.canWithdraw) hasFocus.current = false;
  });
  return (
    <>
      {/* Outside the log, so that the whole reply is announced only once. */}
      {view.partialReply && (
        <div className={`${stack[1]} ${message.message} ${message.from.bot} ${above[3]}`} data-partial="">
          <div className={`${stack[2]} ${message.bubble} ${message.bubbleOf.bot}`}>
            <Reply reply={view.partialReply} />
          </div>
        </div>
      )}
      <div className={`${cluster[1]} ${note} ${above[3]}`}>
        <div role="status">
          {view.isTyping && (
            <p className={row[3]}>
              <span className={styles.dots} aria-hidden="true">
                <i className={styles.dot} />
                <i className={styles.dot} />
                <i className={styles.dot} />
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
            Cancel
          </Button>
        )}
      </div>
    </>
  );
};
