import type { Listener } from '@loomwright/kit';
import { createActor, fromCallback } from 'xstate';
import type { SessionReply } from './session-events.ts';

/** Sends the session a request that names who is to be answered; resolves with the answer. */
export const askSession = (send: (replyTo: Listener<SessionReply>) => void): Promise<SessionReply> =>
  new Promise((resolve) => {
    const replyTo = createActor(fromCallback<SessionReply>(({ receive }) => receive(resolve))).start();
    send(replyTo as unknown as Listener<SessionReply>);
  });
