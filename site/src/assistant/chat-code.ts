import type { LoadChatOutcome } from '@loomwright/shell';
import { loadPart } from '../app/load-part.ts';
import type * as Chat from './panel/chat.tsx';

const load = () => import('./panel/chat.tsx');

let code: typeof Chat | undefined;

/** The panel of the chat; undefined until its code is loaded. */
export const chatPanel = (): typeof Chat.ChatPanel | undefined => code?.ChatPanel;

/** Loads the code of the chat (CHT-7); a chunk that cannot be loaded is an outcome, not an error. */
export const loadChat = async (): Promise<LoadChatOutcome> => {
  try {
    code = await loadPart(load);
    return { kind: 'loaded', logic: code.createChat() };
  } catch {
    return { kind: 'missing' };
  }
};
