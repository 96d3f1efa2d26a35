import { match } from 'ts-pattern';
import { DELAY_STEP_MS, MAX_DELAY_MS } from './limits.ts';
import type { ReplyOutcome } from './transport.ts';

/** 1000, 2000, 3000 ms, or a longer Retry-After (CHT-4). */
export const retryDelayMs = (requests: number, outcome: ReplyOutcome | undefined): number => {
  const retryAfterMs = (outcome?.kind === 'refused' && outcome.retryAfterMs) || 0;
  return Math.max(DELAY_STEP_MS * requests, Math.min(retryAfterMs, MAX_DELAY_MS));
};

/** The reason shown to the user. An undefined outcome means a bug on this page. */
export const reasonOf = (outcome: ReplyOutcome | undefined): string =>
  match(outcome)
    .with({ kind: 'refused' }, ({ status }) => `the server answered ${status}`)
    .with({ kind: 'unreachable' }, () => 'the network could not be reached')
    .with({ kind: 'timedOut' }, () => 'the answer took too long')
    .with({ kind: 'answered' }, { kind: 'empty' }, undefined, () => 'something went wrong on this page')
    .exhaustive();

export const failureText = (outcome: ReplyOutcome | undefined): string =>
  outcome?.kind === 'answered' || outcome?.kind === 'empty'
    ? 'No response received from server'
    : `Sorry, I encountered an error: ${reasonOf(outcome)}. Please try again.`;
