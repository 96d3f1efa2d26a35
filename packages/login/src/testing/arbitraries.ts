import { commands, events, type Generated, oneOf, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { FIRST_LOCK_MS, MAX_FAILURES } from '../limits.ts';
import { EMPTY_LOCKOUT, type Lockout, type LockoutCommand } from '../lockout.ts';
import type { LogInOutcome } from '../login-form.ts';

export const START_AT = 1_800_000_000_000;

const NEAR = (3 * FIRST_LOCK_MS) / 1000;

export const times = weighted(
  [6, fc.integer({ min: -2_000_000, max: 2_000_000 }).map((ms) => START_AT + ms)],
  [3, fc.integer({ min: -NEAR, max: NEAR }).map((seconds) => START_AT + seconds * 1000)],
  [1, fc.constantFrom(0, -1, 8_640_000_000_000_000, -8_640_000_000_000_000)],
);

const lockCounts = fc.oneof(fc.nat(7), oneOf(999, 1000));

/** Includes locks with any end time, because users can edit storage. */
export const lockouts: fc.Arbitrary<Lockout> = fc.oneof(
  fc.constant(EMPTY_LOCKOUT),
  fc
    .tuple(fc.nat(MAX_FAILURES), lockCounts)
    .map(([failures, locks]) => ({ failures, locks, lockedUntil: null })),
  fc
    .tuple(lockCounts, times)
    .map(([count, lockedUntil]) => ({ failures: MAX_FAILURES, locks: Math.max(count, 1), lockedUntil })),
);

export const lockoutCommands: fc.Arbitrary<LockoutCommand> = weighted<LockoutCommand>(
  [
    20,
    commands({
      count: [10, { at: times }],
      mismatch: [5, { at: times }],
      see: [3, { at: times }],
      refund: 2,
      reset: 1,
    }),
  ],
  [2, commands({ see: [1, { at: times, ended: lockouts }] })],
);

export const accepted: LogInOutcome = { kind: 'accepted' };
export const mismatch: LogInOutcome = {
  kind: 'rejected',
  isMismatch: true,
  message: 'Invalid email or password',
};
export const otherFailure: LogInOutcome = {
  kind: 'rejected',
  isMismatch: false,
  message: 'Failed to login. Please try again.',
};

export const CANARY = 'canary-7f3e-passw0rd';

export const lockSteps = events({
  turn: 16,
  brokenTurn: 1,
  brokenClock: 1,
  otherTab: [6, { kind: oneOf('see', 'count', 'count', 'mismatch', 'mismatch', 'refund', 'reset') }],
  wait: [6, { ms: fc.nat(2 * FIRST_LOCK_MS + 10_000) }],
  clock: [2, { ms: fc.integer({ min: -1e6, max: 1e6 }) }],
});
export type LockStep = Generated<typeof lockSteps>;
