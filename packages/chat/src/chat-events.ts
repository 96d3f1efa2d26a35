import type { Listener } from '@loomwright/kit';
import type { Conversation } from './conversation.ts';
import type { SuggestQuestions } from './follow-ups.ts';
import type { SourcedReply } from './reply-sources.ts';
import type { ChatTransport, ReplyOutcome } from './transport.ts';

export interface ChatPorts extends ChatTransport {
  /** One per page load (CHT-1). */
  readonly sessionId: string;
  readonly now: () => number;
  /** Reports now and at every change; returns a cleanup function. If it throws, the user counts as online. */
  readonly watchConnection: (listener: (isOnline: boolean) => void) => () => void;
  readonly suggestQuestions: SuggestQuestions;
}

export interface ChatFact {
  readonly type: 'chat.changed';
  readonly isOpen: boolean;
  readonly unreadCount: number;
}

/** `text` is the whole reply so far. */
export type ReplyFact = { readonly type: 'reply.progress'; readonly text: string };

export type ConnectionFact = { readonly type: 'network.changed'; readonly isOnline: boolean };

export type ChatEvent =
  | { readonly type: 'chat.open' }
  | { readonly type: 'chat.close' }
  | { readonly type: 'chat.edit'; readonly text: string }
  /** `offered` lists the suggestions that were shown; they are not offered again. */
  | { readonly type: 'chat.send'; readonly at: number; readonly offered?: readonly string[] }
  /** Keeps the draft. */
  | {
      readonly type: 'chat.ask';
      readonly text: string;
      readonly at: number;
      readonly offered?: readonly string[];
    }
  | { readonly type: 'chat.retry' }
  | { readonly type: 'chat.withdraw' }
  | { readonly type: 'chat.clear' }
  /** The same rating again removes it. */
  | { readonly type: 'chat.rate'; readonly id: string; readonly isHelpful: boolean }
  | { readonly type: 'message.received' }
  | ReplyFact
  | ConnectionFact;

/** Emitted on `chat.open` if the panel is already open: its input then takes the focus. */
export type ChatEmitted = { readonly type: 'panel.requested' };

export interface ChatInput {
  readonly listener: Listener<ChatFact>;
}

export interface ChatContext extends ChatInput {
  readonly conversation: Conversation;
  readonly draft: string;
  readonly requests: number;
  /** The outcome of the last failed request. */
  readonly outcome: ReplyOutcome | undefined;
  /** Undefined unless a reply is being streamed. */
  readonly partialReply: SourcedReply | undefined;
  readonly isOnline: boolean;
  readonly unreadCount: number;
}
