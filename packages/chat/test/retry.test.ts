import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_REQUESTS } from '../src/limits.ts';
import { failureText, retryDelayMs } from '../src/retry.ts';
import { replyOutcomes } from '../src/testing/index.ts';

it.each<[number, number | undefined, number]>([
  [1, undefined, 1000],
  [2, undefined, 2000],
  [3, undefined, 3000],
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
])(
  'after %i requests and a Retry-After of %s ms the delay is %i ms',
  { tags: ['CHT-4'] },
  (requests, retryAfterMs, ms) => {
    const retryAfter = retryAfterMs === undefined ? {} : { retryAfterMs };
    expect(retryDelayMs(requests, { kind: 'refused', status: 429, ...retryAfter })).toBe(ms);
  },
);

it('the delay is at least 1000 ms × requests and at most 30 s, for every outcome', {
  tags: ['CHT-4'],
}, () => {
  expect(MAX_REQUESTS).toBe(4);
  expect(retryDelayMs(2, undefined)).toBe(2000);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), replyOutcomes, (requests, outcome) => {
      const ms = retryDelayMs(requests, outcome);
      expect(ms).toBeGreaterThanOrEqual(1000 * requests);
      expect(ms).toBeLessThanOrEqual(30_000);
    }),
    runs(1000),
  );
});

it('the error message names the failure in plain words', { tags: ['CHT-4', 'CHT-5'] }, () => {
  for (const [outcome, reason] of [
    [{ kind: 'refused', status: 503 }, 'the server answered 503'],
    [{ kind: 'unreachable' }, 'the network could not be reached'],
    [{ kind: 'timedOut' }, 'the answer took too long'],
    [undefined, 'something went wrong on this page'],
  ] as const)
    expect(failureText(outcome)).toBe(`Sorry, I encountered an error: ${reason}. Please try again.`);
  expect(failureText({ kind: 'empty' })).toBe('No response received from server');
});
