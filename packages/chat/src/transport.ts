/** The longest question that can be sent, in UTF-16 code units; the service takes at least as much. */
export const MAX_MESSAGE_LENGTH = 2000;

/** A question on its way: the words of the contract (CHT-2), in the names of the code. */
export interface Question {
  readonly message: string;
  readonly sessionId: string;
}

/**
 * What sending a question came to: answered; an OK answer without a `response` string, or one nobody could read; a status
 * that is no success, with the milliseconds its Retry-After asks for; not reached, or cut off; not answered in time.
 */
export type ReplyOutcome =
  | { readonly kind: 'answered'; readonly response: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly status: number; readonly retryAfterMs?: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'tooLong' };

/** What an outcome says; empty when it says nothing, or nothing but white space (CHT-5). */
export const spokenIn = (outcome: ReplyOutcome): string =>
  outcome.kind === 'answered' && outcome.response.trim() !== '' ? outcome.response : '';

/** Whether a text can be asked (CHT-3): something but white space, and not too much of it. */
export const isQuestion = (text: string): boolean => {
  const { length } = text.trim();
  return length > 0 && length <= MAX_MESSAGE_LENGTH;
};

/**
 * The way to the chat service. Neither function rejects unless something broke on this side; both end when the signal is
 * aborted, and then nobody listens to what they say.
 */
export interface ChatTransport {
  /** Sends one request, never more. */
  readonly sendMessage: (question: Question, signal: AbortSignal) => Promise<ReplyOutcome>;
  /** Has the service forget a session (CHT-6); whether it did changes nothing here. */
  readonly endSession: (sessionId: string, signal: AbortSignal) => Promise<void>;
}
