import { isBlank, trimText } from '@loomwright/kit';

/** The longest question that can be sent, in UTF-16 code units; the service takes at least as much. */
export const MAX_MESSAGE_LENGTH = 2000;

/** The body of a request (CHT-2). */
export interface Question {
  readonly message: string;
  readonly sessionId: string;
}

/**
 * A failed request, which may be sent again: a status other than OK, with the milliseconds of its Retry-After; a network
 * failure, at any point of the request; no complete answer in time.
 */
export type Failure =
  | { readonly kind: 'refused'; readonly status: number; readonly retryAfterMs?: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'tooLong' };

/** The outcome of a request; `empty` is an OK answer without a readable `response` string. */
export type ReplyOutcome =
  | { readonly kind: 'answered'; readonly response: string }
  | { readonly kind: 'empty' }
  | Failure;

/** The outcome of a request, and when it came, in milliseconds since 1970. */
export interface Reply {
  readonly outcome: ReplyOutcome;
  readonly at: number;
}

/** Whether a request failed and may be sent again (CHT-4). */
export const isFailure = ({ kind }: ReplyOutcome): boolean => kind !== 'answered' && kind !== 'empty';

/** The text of an answer; empty for every other outcome, and for an answer that shows nothing (CHT-5). */
export const answerText = (outcome: ReplyOutcome): string =>
  outcome.kind === 'answered' && !isBlank(outcome.response) ? outcome.response : '';

/** Whether a text can be sent as a question (CHT-3): it shows something, and is not too long once trimmed. */
export const isQuestion = (text: string): boolean => {
  const { length } = trimText(text);
  return length > 0 && length <= MAX_MESSAGE_LENGTH;
};

/** The requests to the chat service. A rejection means a bug on this page; aborting the signal ends a request early. */
export interface ChatTransport {
  /** Sends one request, never more. `onText` gets a streamed reply each time it grows: all of its text so far (SVC-2). */
  readonly sendMessage: (
    question: Question,
    onText: (text: string) => void,
    signal: AbortSignal,
  ) => Promise<ReplyOutcome>;
  /** Asks the service to forget a session (CHT-6); resolves whether it did or not. */
  readonly endSession: (sessionId: string, signal: AbortSignal) => Promise<void>;
}
