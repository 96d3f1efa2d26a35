import { createChatMachine } from '@loomwright/chat';
import { suggestQuestions } from '@loomwright/content';
import { createChatTransport } from '../../adapters/chat-transport.ts';
import { watchConnection } from '../../adapters/connection.ts';
import { config } from '../../config.ts';

export { ChatPanel } from './chat-panel.tsx';

// `randomUUID` is missing on insecure origins.
const makeSessionId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const createChat = () =>
  createChatMachine({
    ...createChatTransport(config.chatHost ?? ''),
    watchConnection,
    suggestQuestions,
    sessionId: makeSessionId(),
    now: () => Date.now(),
  });
