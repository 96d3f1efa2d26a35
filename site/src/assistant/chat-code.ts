import type { LoadChatOutcome } from '@loomwright/shell';
import { loadWholeStyle } from '../app/lazy-parts.ts';
import type * as Chat from './panel/chat.tsx';

let code: typeof Chat | undefined;

/** The panel of the chat; undefined until its code is loaded. */
export const chatPanel = (): typeof Chat.ChatPanel | undefined => code?.ChatPanel;

/** Loads the code of the chat (CHT-7); a chunk that cannot be loaded is an outcome, not an error. */
export const loadChat = async (): Promise<LoadChatOutcome> => {
  try {
    const [chat] = await Promise.all([import('./panel/chat.tsx'), loadWholeStyle()]);
    await chat.whenStyled('chat');
    code = chat;
    return { kind: 'loaded', logic: chat.createChat() };
  } catch {
    return { kind: 'missing' };
  }
};
