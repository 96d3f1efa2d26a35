import { isBlank, trimText } from '@loomwright/kit';

/** In UTF-16 code units; the service accepts at least as much. */
export const MAX_MESSAGE_LENGTH = 2000;

/** The request body (CHT-2). */
export interface Question {
  readonly message: string;
  readonly sessionId: string;
}

/** A failure that may be retried: a status other than OK, a network failure at any point, or a time-out. */
export type Failure =
  | { readonly kind: 'refused'; readonly status: number; readonly retryAfterMs?: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timedOut' };

/** `empty` is an OK response without a readable `response` string. */
export type ReplyOutcome =
  | { readonly kind: 'answered'; readonly response: string }
  | { readonly kind: 'empty' }
  | Failure;

export interface Reply {
  readonly outcome: ReplyOutcome;
  readonly at: number;
}

/** Whether the request may be retried (CHT-4). */
export const isFailure = ({ kind }: ReplyOutcome): boolean => kind !== 'answered' && kind !== 'empty';

/** Empty if there is no answer or only an invisible one (CHT-5). */
export const answerText = (outcome: ReplyOutcome): string =>
  outcome.kind === 'answered' && !isBlank(outcome.response) ? outcome.response : '';

export const isQuestion = (text: string): boolean => {
  const { length } = trimText(text);
  return length > 0 && length <= MAX_MESSAGE_LENGTH;
};

/** Both methods reject only because of a bug on this page. Aborting ends a request early. */
export interface ChatTransport {
  /** Sends exactly one request. `onText` receives the text so far of a streamed reply (SVC-2). */
  readonly sendMessage: (
    question: Question,
    onText: (text: string) => void,
    signal: AbortSignal,
  ) => Promise<ReplyOutcome>;
  /** Asks the service to forget a session (CHT-6); resolves even on failure. */
  readonly endSession: (sessionId: string, signal: AbortSignal) => Promise<void>;
}
