import type { ReplyOutcome } from './transport.ts';

/** How many requests one question may cost (CHT-4): one, and three more. */
export const MAX_REQUESTS = 4;
/** The pause before the nth repetition is n times this. */
const STEP_MS = 1000;
/** A service may ask for a longer pause, up to this. */
const MAX_PAUSE_MS = 30_000;

/** An outcome that is worth another request. */
export type Failure = Exclude<ReplyOutcome, { readonly kind: 'answered' | 'empty' }>;

/** The pause after so many requests failed, in milliseconds (CHT-4): 1000, 2000, 3000, or what the service asks for. */
export const pauseMs = (requests: number, failure: Failure | undefined): number => {
  const asked = (failure?.kind === 'refused' && failure.retryAfterMs) || 0;
  return Math.max(STEP_MS * requests, Math.min(asked, MAX_PAUSE_MS));
};

/** What went wrong, in a person's words. */
export const reasonOf = (failure: Failure | undefined): string => {
  if (failure?.kind === 'refused') return `the server answered ${failure.status}`;
  if (failure?.kind === 'unreachable') return 'the network could not be reached';
  if (failure?.kind === 'tooLong') return 'the answer took too long';
  return 'something went wrong on this page';
};

/** The last word on a question that could not be answered (CHT-4). */
export const failureText = (failure: Failure | undefined): string =>
  `Sorry, I encountered an error: ${reasonOf(failure)}. Please try again.`;

/** Said of an OK answer in which nothing is said (CHT-5). */
export const NO_RESPONSE_TEXT = 'No response received from server';
