import { Secret, type SessionReply } from '@loomwright/kit';
import fc from 'fast-check';
import { EMPTY_LOCKOUT, type Lockout, type LockoutCommand } from '../lockout.ts';
import type { LoginEvent } from '../login.machine.ts';
import { LOGIN_FIELDS } from '../login-form.ts';

/** When the clocks of most histories start. */
export const START_AT = 1_800_000_000_000;

/** Times around the start, close together often; and the ends of what a clock can show. */
export const times: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -2_000_000, max: 2_000_000 }).map((ms) => START_AT + ms) },
  { weight: 3, arbitrary: fc.integer({ min: -90, max: 90 }).map((seconds) => START_AT + seconds * 1000) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 8_640_000_000_000_000, -8_640_000_000_000_000) },
);

const lockCounts = fc.oneof(fc.nat(7), fc.constantFrom(999, 1000));
const lockoutOf = (failures: number, locks: number, lockedUntil: number | null): Lockout => ({
  failures,
  locks,
  lockedUntil,
});

/** Lockouts as storage may hold them: an edited text may have any end. */
export const lockouts: fc.Arbitrary<Lockout> = fc.oneof(
  fc.constant(EMPTY_LOCKOUT),
  fc.tuple(fc.nat(2), lockCounts).map(([failures, locks]) => lockoutOf(failures, locks, null)),
  fc.tuple(lockCounts, times).map(([locks, end]) => lockoutOf(3, Math.max(locks, 1), end)),
);

/** Every command to a stored lockout, counting most often. */
export const lockoutCommands: fc.Arbitrary<LockoutCommand> = fc.oneof(
  { weight: 14, arbitrary: times.map((at) => ({ kind: 'count', at }) as const) },
  { weight: 3, arbitrary: times.map((at) => ({ kind: 'see', at }) as const) },
  {
    weight: 2,
    arbitrary: fc.tuple(times, lockouts).map(([at, ended]) => ({ kind: 'see', at, ended }) as const),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'refund' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reset' } as const) },
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

export const sessionReplies: fc.Arbitrary<SessionReply> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(accepted) },
  { weight: 5, arbitrary: fc.constant(mismatch) },
  { weight: 1, arbitrary: fc.constantFrom(refusal(false), refusal(false, 'The network is down.')) },
);

/** A password that must not be found anywhere. */
export const CANARY = 'canary-7f3e-passw0rd';

/** A step of a history on the bench: the user, the turns among the tabs, the session, other tabs, the clock. */
export type LoginStep =
  | { readonly by: 'user'; readonly event: Extract<LoginEvent, { readonly type: `form.${string}` }> }
  | { readonly by: 'turn' }
  | { readonly by: 'brokenTurn' }
  | { readonly by: 'session'; readonly reply: SessionReply }
  | { readonly by: 'otherTab'; readonly kind: LockoutCommand['kind'] }
  | { readonly by: 'time'; readonly ms: number }
  | { readonly by: 'clock'; readonly ms: number };

const filled = (email: string, password: string) => ({ email, password: new Secret(password) });
const field = fc.constantFrom(...LOGIN_FIELDS);
const values = fc
  .tuple(
    fc.constantFrom('ada@example.com', ' ada@example.com ', '', 'ada', 'a b@example.com'),
    fc.constantFrom(CANARY, CANARY, '', '12345'),
  )
  .map(([email, password]) => filled(email, password));
const byUser = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constant({ type: 'form.submit', values: filled('ada@example.com', CANARY) } as const),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('form.submit' as const), values }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('form.edit' as const), field, values }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('form.leave' as const), field, values }) },
);
const kinds = fc.constantFrom('see', 'count', 'count', 'count', 'refund', 'reset');

/** Any of it in any order, the way to a lock often. */
export const loginSteps: fc.Arbitrary<LoginStep> = fc.oneof(
  { weight: 14, arbitrary: byUser.map((event): LoginStep => ({ by: 'user', event })) },
  { weight: 16, arbitrary: fc.constant<LoginStep>({ by: 'turn' }) },
  { weight: 1, arbitrary: fc.constant<LoginStep>({ by: 'brokenTurn' }) },
  { weight: 10, arbitrary: sessionReplies.map((reply): LoginStep => ({ by: 'session', reply })) },
  { weight: 3, arbitrary: kinds.map((kind): LoginStep => ({ by: 'otherTab', kind })) },
  { weight: 4, arbitrary: fc.nat(70_000).map((ms): LoginStep => ({ by: 'time', ms })) },
  { weight: 2, arbitrary: fc.integer({ min: -1e6, max: 1e6 }).map((ms): LoginStep => ({ by: 'clock', ms })) },
);
