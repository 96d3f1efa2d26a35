/** The chunk of the chat: its logic with the ports of the browser, and its panel. */
import { createChatMachine } from '@loomwright/chat';
import { createChatTransport } from '../adapters/chat-transport.ts';
import { watchConnection } from '../adapters/connection.ts';
import { config } from '../config.ts';

export { ChatPanel } from './chat-panel.tsx';
export { whenStyled } from './when-styled.ts';

// Not `randomUUID`: browsers have it on secure origins only.
const makeSessionId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Makes the chat of this page load (CHT-1). */
export const createChat = () =>
  createChatMachine({
    ...createChatTransport(config.chatHost ?? ''),
    watchConnection,
    sessionId: makeSessionId(),
    now: () => Date.now(),
  });
