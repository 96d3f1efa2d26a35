import type { Listener, SessionReply } from '@loomwright/kit';
import { createActor, fromCallback } from 'xstate';
import type { LockoutStore } from './lockout-store.ts';
import { isMismatch } from './login-form.ts';

/**
 * Passes the session's reply on to the form. Once the form was left, the attempt is given back unless it was a mismatch
 * (LGN-2); the session itself resets the lockout when it accepts.
 */
export const createReplyRelay = (form: Listener<SessionReply>, lockout: Pick<LockoutStore, 'refund'>) => {
  let isLeft = false;
  const receive = (reply: SessionReply) => {
    if (!isLeft) form.send(reply);
    // What cannot be stored stays counted.
    else if (!reply.isAccepted && !isMismatch(reply)) lockout.refund().catch(() => {});
  };
  const logic = fromCallback<SessionReply>(({ receive: listen }) => listen(receive));
  const relay = createActor(logic, { id: 'replyRelay' }).start();
  return {
    replyTo: relay as unknown as Listener<SessionReply>,
    leave: () => {
      isLeft = true;
    },
  };
};
