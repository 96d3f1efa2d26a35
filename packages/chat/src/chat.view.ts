import { toCountText, trimText } from '@loomwright/kit';
import type { ChatSnapshot } from './chat.machine.ts';
import { failedQuestion, type Message } from './conversation.ts';
import type { SourcedReply } from './reply-sources.ts';
import { reasonOf, retryDelayMs } from './retry.ts';
import { MAX_MESSAGE_LENGTH } from './transport.ts';

export interface ChatView {
  readonly isOpen: boolean;
  readonly messages: readonly Message[];
  readonly draft: string;
  readonly canSend: boolean;
  readonly sendReason: string;
  readonly isTooLong: boolean;
  /** States how many characters are left or over the limit; empty if the text is far below the limit. */
  readonly remainingText: string;
  readonly isPending: boolean;
  readonly isTyping: boolean;
  /** Undefined until something visible has arrived. */
  readonly partialReply: SourcedReply | undefined;
  readonly followUps: readonly string[];
  /** Why a pending question has no reply yet; empty otherwise. */
  readonly waitText: string;
  readonly canWithdraw: boolean;
  readonly canRetry: boolean;
  readonly canClear: boolean;
  /** The last question if its reply is an error, for the contact form. */
  readonly failedQuestion: string | undefined;
}

const waitTextOf = (snapshot: ChatSnapshot): string => {
  const { outcome, requests } = snapshot.context;
  if (snapshot.matches({ exchange: { pending: 'held' } }))
    return 'You are offline. Your question goes out when the network is back.';
  if (!snapshot.matches({ exchange: { pending: 'backingOff' } })) return '';
  const seconds = Math.round(retryDelayMs(requests, outcome) / 1000);
  return `No answer yet: ${reasonOf(outcome)}. Trying again in ${toCountText(seconds, 'second')}.`;
};

const REMAINING_SHOWN_FROM = 1800;

const roomTextOf = (length: number): string => {
  const left = MAX_MESSAGE_LENGTH - length;
  if (length < REMAINING_SHOWN_FROM) return '';
  return left < 0
    ? `Too long by ${toCountText(-left, 'character')}`
    : `${toCountText(left, 'character')} left`;
};

const sendReasonOf = (isTooLong: boolean, isPending: boolean): string => {
  if (isTooLong) return 'The question is too long to be sent.';
  return isPending
    ? 'You can send this once your last question has been answered.'
    : 'Write a question first.';
};

const NONE: readonly string[] = [];

export const toChatView = (snapshot: ChatSnapshot): ChatView => {
  const { conversation, draft, partialReply } = snapshot.context;
  const isPending = snapshot.matches({ exchange: 'pending' });
  const waitText = waitTextOf(snapshot);
  const { length } = trimText(draft);
  const last = conversation.messages.at(-1);
  const isTooLong = length > MAX_MESSAGE_LENGTH;
  // `at` does not affect the guard.
  const canSend = snapshot.can({ type: 'chat.send', at: 0 });
  return {
    isOpen: snapshot.matches({ panel: 'open' }),
    messages: conversation.messages,
    draft,
    canSend,
    sendReason: canSend ? '' : sendReasonOf(isTooLong, isPending),
    isTooLong,
    remainingText: roomTextOf(length),
    isPending,
    // Also true for a queued question, because an explanation of the wait would only flicker.
    isTyping: isPending && waitText === '',
    partialReply: partialReply?.blocks.length === 0 ? undefined : partialReply,
    followUps: (last?.sender === 'bot' && last.offered) || NONE,
    waitText,
    canWithdraw: snapshot.can({ type: 'chat.withdraw' }),
    canRetry: snapshot.can({ type: 'chat.retry' }),
    canClear: snapshot.can({ type: 'chat.clear' }),
    failedQuestion: failedQuestion(conversation),
  };
};
