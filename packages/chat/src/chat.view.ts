import { toCountText, trimText } from '@loomwright/kit';
import type { ChatSnapshot } from './chat.machine.ts';
import { failedQuestion, type Message } from './conversation.ts';
import type { SourcedReply } from './reply-sources.ts';
import { reasonOf, retryDelayMs } from './retry.ts';
import { MAX_MESSAGE_LENGTH } from './transport.ts';

export interface ChatView {
  readonly isOpen: boolean;
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** The text in the input box. */
  readonly draft: string;
  readonly canSend: boolean;
  /** Why it cannot be sent; empty when it can. */
  readonly sendReason: string;
  readonly isTooLong: boolean;
  /** How many characters are left, or too many; empty while there is plenty of room. */
  readonly roomText: string;
  /** A question has no reply yet: no other can be sent. */
  readonly isPending: boolean;
  /** Whether to show that an answer is on its way. */
  readonly isTyping: boolean;
  /** What has arrived of the answer on its way; undefined before it shows something, and when it comes whole. */
  readonly partialReply: SourcedReply | undefined;
  /** Questions that may follow the last message, an answer. */
  readonly followUps: readonly string[];
  /** Why no answer is on its way although a question is pending; otherwise empty. */
  readonly waitText: string;
  readonly canWithdraw: boolean;
  /** The error at the end of the log has a retry. */
  readonly canRetry: boolean;
  readonly canClear: boolean;
  /** The question whose error ends the log, to be taken to the contact form; undefined when there is none. */
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

/** From this length on the remaining characters are shown. */
const ROOM_SHOWN_FROM = 1800;

const roomTextOf = (length: number): string => {
  const left = MAX_MESSAGE_LENGTH - length;
  if (length < ROOM_SHOWN_FROM) return '';
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

/** Everything the panel shows. */
export const toChatView = (snapshot: ChatSnapshot): ChatView => {
  const { conversation, draft, partialReply } = snapshot.context;
  const isPending = snapshot.matches({ exchange: 'pending' });
  const waitText = waitTextOf(snapshot);
  const { length } = trimText(draft);
  const last = conversation.messages.at(-1);
  const isTooLong = length > MAX_MESSAGE_LENGTH;
  // Whether it can be sent does not depend on when.
  const canSend = snapshot.can({ type: 'chat.send', at: 0 });
  return {
    isOpen: snapshot.matches({ panel: 'open' }),
    messages: conversation.messages,
    draft,
    canSend,
    sendReason: canSend ? '' : sendReasonOf(isTooLong, isPending),
    isTooLong,
    roomText: roomTextOf(length),
    isPending,
    // A queued question counts too: for a moment after a clear, another text would only flicker.
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
