import type { Listener } from '@loomwright/kit';
import type { Conversation } from './conversation.ts';
import type { QuestionsAfter } from './follow-ups.ts';
import type { SourcedReply } from './reply-sources.ts';
import type { ChatTransport, ReplyOutcome } from './transport.ts';

export interface ChatPorts extends ChatTransport {
  /** Names the session of this page load (CHT-1). */
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Reports whether there is a network, at once and at every change; returns a function that stops it. */
  readonly watchConnection: (listener: (isOnline: boolean) => void) => () => void;
  readonly questionsAfter: QuestionsAfter;
}

/** Sent to the listener, for the button outside the panel. */
export interface ChatFact {
  readonly type: 'chat.changed';
  readonly isOpen: boolean;
  /** Messages received while the panel was closed. */
  readonly unreadCount: number;
}

/** The text so far of the reply that arrives. */
export type ReplyFact = { readonly type: 'reply.grew'; readonly text: string };

export type ConnectionFact = { readonly type: 'network.changed'; readonly isOnline: boolean };

/** Times (`at`) are milliseconds since 1970. */
export type ChatEvent =
  | { readonly type: 'chat.open' }
  | { readonly type: 'chat.close' }
  | { readonly type: 'chat.edit'; readonly text: string }
  /** Sends the draft. `offered` are the questions of the greeting, which are not offered again. */
  | { readonly type: 'chat.send'; readonly at: number; readonly offered?: readonly string[] }
  /** Sends a suggested question; the draft stays. */
  | {
      readonly type: 'chat.ask';
      readonly text: string;
      readonly at: number;
      readonly offered?: readonly string[];
    }
  | { readonly type: 'chat.retry' }
  | { readonly type: 'chat.withdraw' }
  | { readonly type: 'chat.clear' }
  /** Says whether an answer was helpful; the same again takes that back. */
  | { readonly type: 'chat.rate'; readonly id: string; readonly isHelpful: boolean }
  /** Raised by the chart itself. */
  | { readonly type: 'message.received' }
  | ReplyFact
  | ConnectionFact;

/** The panel was asked for while it is open: its box gets the focus. */
export type ChatEmitted = { readonly type: 'chat.asked' };

export interface ChatInput {
  readonly listener: Listener<ChatFact>;
}

export interface ChatContext extends ChatInput {
  readonly conversation: Conversation;
  /** The text in the input box. */
  readonly draft: string;
  /** How many requests the last question has cost. */
  readonly requests: number;
  /** Of the last request that failed; undefined before. */
  readonly outcome: ReplyOutcome | undefined;
  /** What has come of the reply that arrives. */
  readonly partialReply: SourcedReply | undefined;
  readonly isOnline: boolean;
  readonly unreadCount: number;
}
