import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureText, MAX_REQUESTS, NO_RESPONSE_TEXT, pauseMs } from '../src/index.ts';
import { replyOutcomes } from '../src/testing/index.ts';

describe('asking again', () => {
  it('[CHT-4] waits 1000 ms × attempt, three times', () => {
    expect(MAX_REQUESTS).toBe(4);
    expect([1, 2, 3].map((requests) => pauseMs(requests, { kind: 'unreachable' }))).toEqual([
      1000, 2000, 3000,
    ]);
  });

  it.each<[number, number | undefined, number]>([
    [1, undefined, 1000],
    [1, 0, 1000],
    [1, 999, 1000],
    [1, 1001, 1001],
    [2, 1500, 2000],
    [3, 29_999.5, 29_999.5],
    [3, 30_000, 30_000],
    [1, 30_001, 30_000],
    [1, 3_600_000, 30_000],
    [2, Number.POSITIVE_INFINITY, 30_000],
    [2, Number.NaN, 2000],
    [2, -5000, 2000],
  ])('[CHT-4] after %i requests and a Retry-After of %s ms waits %i ms', (requests, retryAfterMs, ms) => {
    const failure = {
      kind: 'refused',
      status: 429,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    } as const;
    expect(pauseMs(requests, failure)).toBe(ms);
  });

  it('[CHT-4] waits at least its own pause and at most 30 s, whatever is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), replyOutcomes, (requests, outcome) => {
        if (outcome.kind === 'answered' || outcome.kind === 'empty') return;
        const ms = pauseMs(requests, outcome);
        expect(ms).toBeGreaterThanOrEqual(1000 * requests);
        expect(ms).toBeLessThanOrEqual(30_000);
      }),
      runs(1000),
    );
  });

  it('[CHT-4] [CHT-5] says what went wrong in a person’s words', () => {
    expect(failureText({ kind: 'refused', status: 503 })).toBe(
      'Sorry, I encountered an error: the server answered 503. Please try again.',
    );
    expect(failureText({ kind: 'unreachable' })).toBe(
      'Sorry, I encountered an error: the network could not be reached. Please try again.',
    );
    expect(failureText({ kind: 'tooLong' })).toBe(
      'Sorry, I encountered an error: the answer took too long. Please try again.',
    );
    expect(NO_RESPONSE_TEXT).toBe('No response received from server');
  });
});
