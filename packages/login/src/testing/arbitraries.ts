import { Secret } from '@loomwright/kit';
import fc from 'fast-check';
import { EMPTY_LOCKOUT, type Lockout, type LockoutCommand } from '../lockout.ts';
import type { SessionReply } from '../login-events.ts';
import { LOGIN_FIELDS } from '../login-form.ts';

/** When the clocks of most histories start: a moment of no meaning. */
export const START_AT = 1_800_000_000_000;

/** Times around the start, close together often; and the ends of what a clock can show. */
export const times: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -2_000_000, max: 2_000_000 }).map((ms) => START_AT + ms) },
  { weight: 3, arbitrary: fc.integer({ min: -90, max: 90 }).map((seconds) => START_AT + seconds * 1000) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 8_640_000_000_000_000, -8_640_000_000_000_000) },
);

const lockCounts = fc.oneof(fc.nat(7), fc.constantFrom(999, 1000));

/** Lockouts as storage may hold them: a person can set any end. */
export const lockouts: fc.Arbitrary<Lockout> = fc.oneof(
  fc.constant(EMPTY_LOCKOUT),
  fc.record(
    { failures: fc.nat(2), locks: lockCounts, lockedUntil: fc.constant(null) },
    { noNullPrototype: true },
  ),
  fc.record(
    { failures: fc.constant(3), locks: lockCounts.map((locks) => Math.max(locks, 1)), lockedUntil: times },
    { noNullPrototype: true },
  ),
);

/** Everything that can be asked of a stored lockout, counting most often. */
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

/** A password that must not be found anywhere. */
export const CANARY = 'canary-7f3e-passw0rd';

const emails = fc.constantFrom('ada@example.com', ' ada@example.com ', '', 'ada', 'a b@example.com');
const passwords = fc.constantFrom(CANARY, CANARY, '', '12345').map((text) => new Secret(text));
const fields = fc.constantFrom(...LOGIN_FIELDS);

export const sessionAnswers: fc.Arbitrary<SessionReply> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ type: 'session.replied', isAccepted: true } as const) },
  {
    weight: 5,
    arbitrary: fc.constant({
      type: 'session.replied',
      isAccepted: false,
      isMismatch: true,
      message: 'Invalid email or password',
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom({}, { message: 'The network is down.' })
      .map((words) => ({ type: 'session.replied', isAccepted: false, isMismatch: false, ...words }) as const),
  },
);

/** What happens to a login form on the bench: people, its turns among the tabs, the session, other tabs, the clock. */
export type LoginStep =
  | { readonly by: 'submit'; readonly email: string; readonly password: Secret }
  | { readonly by: 'edit'; readonly field: (typeof LOGIN_FIELDS)[number] }
  | {
      readonly by: 'leave';
      readonly field: (typeof LOGIN_FIELDS)[number];
      readonly email: string;
      readonly password: Secret;
    }
  | { readonly by: 'turn' }
  | { readonly by: 'breakTurn' }
  | { readonly by: 'answer'; readonly answer: SessionReply }
  | { readonly by: 'otherTab'; readonly kind: LockoutCommand['kind'] }
  | { readonly by: 'wait'; readonly ms: number }
  | { readonly by: 'jump'; readonly ms: number }
  | { readonly by: 'storage'; readonly refused: 'full' | undefined };

const goodSubmit = fc.constant<LoginStep>({
  by: 'submit',
  email: 'ada@example.com',
  password: new Secret(CANARY),
});

/** Any of it in any order, the way to a lock often. */
export const loginSteps: fc.Arbitrary<LoginStep> = fc.oneof(
  { weight: 8, arbitrary: goodSubmit },
  {
    weight: 2,
    arbitrary: fc.record({ by: fc.constant('submit' as const), email: emails, password: passwords }),
  },
  { weight: 2, arbitrary: fc.record({ by: fc.constant('edit' as const), field: fields }) },
  {
    weight: 2,
    arbitrary: fc.record({
      by: fc.constant('leave' as const),
      field: fields,
      email: emails,
      password: passwords,
    }),
  },
  { weight: 16, arbitrary: fc.constant<LoginStep>({ by: 'turn' }) },
  { weight: 1, arbitrary: fc.constant<LoginStep>({ by: 'breakTurn' }) },
  { weight: 10, arbitrary: fc.record({ by: fc.constant('answer' as const), answer: sessionAnswers }) },
  {
    weight: 3,
    arbitrary: fc.record({
      by: fc.constant('otherTab' as const),
      kind: fc.constantFrom('see', 'count', 'count', 'count', 'refund', 'reset'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ by: fc.constant('wait' as const), ms: fc.nat(70_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ by: fc.constant('jump' as const), ms: fc.integer({ min: -1e6, max: 1e6 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      by: fc.constant('storage' as const),
      refused: fc.constantFrom('full', undefined),
    }),
  },
);
