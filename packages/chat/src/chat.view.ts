import type { ChatSnapshot } from './chat.machine.ts';
import type { ChatEvent } from './chat-events.ts';
import type { Message } from './conversation.ts';
import { failedQuestion } from './conversation.ts';
import { pauseMs, reasonOf } from './retry.ts';

export interface ChatView {
  readonly isOpen: boolean;
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** What stands in the box. */
  readonly draft: string;
  readonly canSend: boolean;
  /** An answer is being waited for: the box sends nothing. */
  readonly isPending: boolean;
  /** A request is on its way. */
  readonly isTyping: boolean;
  /** Why nothing seems to happen, in words; empty when something does. */
  readonly waitText: string;
  readonly canTakeBack: boolean;
  /** The failure at the end of the log can be tried again. */
  readonly canRetry: boolean;
  readonly canClear: boolean;
  /** The question that failed last, for a message to people; undefined when none did. */
  readonly failedQuestion: string | undefined;
}

const has = (
  snapshot: ChatSnapshot,
  type: Exclude<ChatEvent['type'], 'chat.edit' | 'chat.ask' | 'network.changed'>,
) => snapshot.can({ type });

const waitTextOf = (snapshot: ChatSnapshot): string => {
  const { failure, requests } = snapshot.context;
  if (snapshot.matches({ exchange: 'held' }))
    return 'You are offline. Your question goes out when the network is back.';
  if (!snapshot.matches({ exchange: 'waiting' })) return '';
  const seconds = Math.round(pauseMs(requests, failure) / 1000);
  const reason = reasonOf(failure);
  return `No answer yet: ${reason}. Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
};

/** Everything the panel shows. */
export const toChatView = (snapshot: ChatSnapshot): ChatView => {
  const { conversation, draft } = snapshot.context;
  return {
    isOpen: snapshot.matches({ panel: 'open' }),
    messages: conversation.messages,
    draft,
    canSend: has(snapshot, 'chat.send'),
    isPending: !snapshot.matches({ exchange: 'idle' }),
    isTyping: snapshot.matches({ exchange: 'sending' }),
    waitText: waitTextOf(snapshot),
    canTakeBack: has(snapshot, 'chat.takeBack'),
    canRetry: has(snapshot, 'chat.retry'),
    canClear: has(snapshot, 'chat.clear'),
    failedQuestion: failedQuestion(conversation),
  };
};
