import type { Listener } from '@loomwright/kit';
import { fromCallback, fromPromise } from 'xstate';
import type { ChatPorts, ConnectionFact, ReplyFact } from './chat-events.ts';
import type { Reply } from './transport.ts';

interface Attempt {
  readonly message: string;
  readonly listener: Listener<ReplyFact>;
}

export const createChatActors = ({
  endSession,
  now,
  sendMessage,
  sessionId,
  watchConnection,
}: ChatPorts) => ({
  sendMessage: fromPromise<Reply, Attempt>(async ({ input: { message, listener }, signal }) => {
    const onText = (text: string) => {
      // A transport may report late, but no text of a cleared request may be shown (CHT-6).
      if (!signal.aborted) listener.send({ type: 'reply.progress', text });
    };
    return { outcome: await sendMessage({ message, sessionId }, onText, signal), at: now() };
  }),
  endSession: fromPromise(({ signal }) => endSession(sessionId, signal)),
  watchConnection: fromCallback<ConnectionFact>(({ sendBack }) =>
    watchConnection((isOnline) => sendBack({ type: 'network.changed', isOnline })),
  ),
});
