import { Secret, type SessionReply } from '@loomwright/kit';
import { commands, events, type Generated, oneOf, weighted } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { EMPTY_LOCKOUT, type Lockout, type LockoutCommand } from '../lockout.ts';
import { LOGIN_FIELDS } from '../login-form.ts';

/** When the clocks of most histories start. */
export const START_AT = 1_800_000_000_000;

/** Times around the start, close together often; and the ends of what a clock can show. */
export const times = weighted(
  [6, fc.integer({ min: -2_000_000, max: 2_000_000 }).map((ms) => START_AT + ms)],
  [3, fc.integer({ min: -90, max: 90 }).map((seconds) => START_AT + seconds * 1000)],
  [1, fc.constantFrom(0, -1, 8_640_000_000_000_000, -8_640_000_000_000_000)],
);

const lockCounts = fc.oneof(fc.nat(7), oneOf(999, 1000));

/** Lockouts as storage may hold them: an edited text may have any end. */
export const lockouts: fc.Arbitrary<Lockout> = fc.oneof(
  fc.constant(EMPTY_LOCKOUT),
  fc.tuple(fc.nat(2), lockCounts).map(([failures, locks]) => ({ failures, locks, lockedUntil: null })),
  fc
    .tuple(lockCounts, times)
    .map(([count, lockedUntil]) => ({ failures: 3, locks: Math.max(count, 1), lockedUntil })),
);

/** Every command to a stored lockout, counting most often. */
export const lockoutCommands: fc.Arbitrary<LockoutCommand> = weighted<LockoutCommand>(
  [20, commands({ count: [14, { at: times }], see: [3, { at: times }], refund: 2, reset: 1 })],
  [2, commands({ see: [1, { at: times, ended: lockouts }] })],
);

export const accepted: SessionReply = { type: 'session.replied', isAccepted: true };
/** The reply to an attempt that is rejected, with a message or without. */
export const refusal = (isMismatch: boolean, message?: string): SessionReply => ({
  type: 'session.replied',
  isAccepted: false,
  isMismatch,
  ...(message !== undefined && { message }),
});
export const mismatch = refusal(true, 'Invalid email or password');

export const sessionReplies = weighted<SessionReply>(
  [1, fc.constant(accepted)],
  [5, fc.constant(mismatch)],
  [1, oneOf(refusal(false), refusal(false, 'The network is down.'))],
);

/** A password that must not be found anywhere. */
export const CANARY = 'canary-7f3e-passw0rd';

const emails = oneOf('ada@example.com', ' ada@example.com ', '', 'ada', 'a b@example.com');
const valuesOf = (email: fc.Arbitrary<string>, password: fc.Arbitrary<string>) =>
  fc.record({ email, password: password.map((text) => new Secret(text)) });
const values = valuesOf(emails, oneOf(CANARY, CANARY, '', '12345'));
const goodValues = valuesOf(fc.constant('ada@example.com'), fc.constant(CANARY));
const field = oneOf(...LOGIN_FIELDS);

/** Steps of the user, turns among the tabs, the session, other tabs and the clock; often on the way to a lock. */
export const loginSteps = events({
  'form.submit': [10, { values: weighted([4, goodValues], [1, values]) }],
  'form.edit': [2, { field, values }],
  'form.leave': [2, { field, values }],
  turn: 16,
  brokenTurn: 1,
  session: [10, { reply: sessionReplies }],
  otherTab: [3, { kind: oneOf('see', 'count', 'count', 'count', 'refund', 'reset') }],
  wait: [4, { ms: fc.nat(70_000) }],
  clock: [2, { ms: fc.integer({ min: -1e6, max: 1e6 }) }],
});
export type LoginStep = Generated<typeof loginSteps>;
