import type { Listener } from '@loomwright/kit';
import type { Conversation } from './conversation.ts';
import type { Failure } from './retry.ts';
import type { ChatTransport } from './transport.ts';

export interface ChatPorts extends ChatTransport {
  /** Ties the questions of this page load to one another (CHT-1). */
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Says at once, and from then on, whether there is a network at all; returns what ends that. */
  readonly watchConnection: (listener: (isOnline: boolean) => void) => () => void;
}

/** What the listener is told, for the button that stands outside the panel. */
export interface ChatFact {
  readonly type: 'chat.changed';
  readonly isOpen: boolean;
  /** Messages that came while the panel was closed. */
  readonly unreadCount: number;
}

export type ConnectionFact = { readonly type: 'network.changed'; readonly isOnline: boolean };

export type ChatEvent =
  | { readonly type: 'chat.open' }
  | { readonly type: 'chat.close' }
  | { readonly type: 'chat.edit'; readonly text: string }
  /** What stands in the box is asked. */
  | { readonly type: 'chat.send' }
  /** A question that was offered is asked; what stands in the box stays there. */
  | { readonly type: 'chat.ask'; readonly text: string }
  | { readonly type: 'chat.retry' }
  | { readonly type: 'chat.takeBack' }
  | { readonly type: 'chat.clear' }
  /** Raised by the chart itself. */
  | { readonly type: 'message.came' }
  | ConnectionFact;

export interface ChatInput {
  readonly listener: Listener<ChatFact>;
}

export interface ChatContext extends ChatInput {
  readonly sessionId: string;
  readonly conversation: Conversation;
  /** What stands in the box. */
  readonly draft: string;
  /** The question being asked, and how many requests it has cost. */
  readonly question: string;
  readonly requests: number;
  readonly failure: Failure | undefined;
  readonly isOnline: boolean;
  readonly unreadCount: number;
}
