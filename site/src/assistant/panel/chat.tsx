/** The chunk of the chat: its machine with the browser's adapters, and its panel. */
import { createChatMachine } from '@loomwright/chat';
import { questionsAfter } from '@loomwright/content';
import { createChatTransport } from '../../adapters/chat-transport.ts';
import { watchConnection } from '../../adapters/connection.ts';
import { config } from '../../config.ts';

export { ChatPanel } from './chat-panel.tsx';

// Not `randomUUID`, which is missing on insecure origins.
const makeSessionId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The chat machine of this page load (CHT-1). */
export const createChat = () =>
  createChatMachine({
    ...createChatTransport(config.chatHost ?? ''),
    watchConnection,
    questionsAfter,
    sessionId: makeSessionId(),
    now: () => Date.now(),
  });
