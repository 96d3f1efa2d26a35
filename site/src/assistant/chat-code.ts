import type { LoadChatOutcome } from '@loomwright/shell';
import { loadPart } from '../app/load-part.ts';
import type * as Chat from './panel/chat.tsx';

const load = () => import('./panel/chat.tsx');

let code: typeof Chat | undefined;

export const chatPanel = (): typeof Chat.ChatPanel | undefined => code?.ChatPanel;

/** Never rejects: a chunk that fails to load is an outcome (CHT-7). */
export const loadChat = async (): Promise<LoadChatOutcome> => {
  try {
    code = await loadPart(load);
    return { kind: 'loaded', logic: code.createChat() };
  } catch {
    return { kind: 'missing' };
  }
};
