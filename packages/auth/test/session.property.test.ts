import { createRecordingListener, createStepper, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { match } from 'ts-pattern';
import { expect, it } from 'vitest';
import { createSessionMachine, type SessionFact, type SessionUser, toSessionView } from '../src/index.ts';
import { isSameUser, type SessionReading } from '../src/session-user.ts';
import {
  brokenSessionSnapshotInvariants,
  createAccountsFixture,
  sessionUsers,
} from '../src/testing/index.ts';

/** `restoreBreaks` and `logOutEnds` do nothing unless the child that they end is running. */
type Step =
  | { readonly do: 'logIn'; readonly user: SessionUser; readonly cause: 'loggedIn' | 'registered' }
  | { readonly do: 'logOut' }
  | { readonly do: 'clearError' }
  | { readonly do: 'restoreBreaks' }
  | { readonly do: 'follow'; readonly reading: SessionReading }
  | { readonly do: 'logOutEnds'; readonly outcome: boolean | 'broken' };

const readings: fc.Arbitrary<SessionReading> = fc.oneof(
  { weight: 4, arbitrary: sessionUsers.map((user) => ({ kind: 'loggedIn', user }) as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'loggedOut' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'failed' } as const) },
);
const causes = fc.constantFrom('loggedIn' as const, 'registered' as const);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(sessionUsers, causes).map(([user, cause]): Step => ({ do: 'logIn', user, cause })),
  },
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'logOut' }) },
  { weight: 1, arbitrary: fc.constantFrom<Step[]>({ do: 'clearError' }, { do: 'restoreBreaks' }) },
  { weight: 2, arbitrary: readings.map((reading): Step => ({ do: 'follow', reading })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom<(boolean | 'broken')[]>(true, true, false, 'broken')
      .map((outcome): Step => ({ do: 'logOutEnds', outcome })),
  },
);

const createBench = () => {
  const { ref: listener } = createRecordingListener<SessionFact>();
  const stepper = createStepper(createSessionMachine(createAccountsFixture().openPorts()), { listener });
  const take = (step: Step) =>
    match(step)
      .with({ do: 'logIn' }, ({ user, cause }) =>
        stepper.send({ type: 'session.authenticated', user, cause }),
      )
      .with({ do: 'logOut' }, () => stepper.send({ type: 'session.logOut' }))
      .with({ do: 'clearError' }, () => stepper.send({ type: 'session.clearError' }))
      .with({ do: 'follow' }, ({ reading }) => stepper.send({ type: 'session.read', reading }))
      .with({ do: 'restoreBreaks' }, () => stepper.fail('readSession', new Error('no storage')))
      .with({ do: 'logOutEnds' }, ({ outcome }) =>
        outcome === 'broken'
          ? stepper.fail('logOut', new Error('no chunk'))
          : stepper.settle('logOut', outcome),
      )
      .exhaustive();
  return { stepper, take, facts: () => stepper.sent.map(({ event }) => event) };
};

it('the last event decides the session, and every change is announced once', {
  tags: ['AUT-1', 'AUT-5', 'AUT-6', 'STO-4'],
}, () => {
  const seen = { facts: 0, errors: 0, early: 0, loggedIn: 0, loggedOut: 0 };
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 25, size: 'max' }), (history) => {
      const { facts, stepper, take } = createBench();
      for (const step of history) {
        const before = stepper.snapshot;
        const { errorText, user } = before.context;
        const running = (id: 'readSession' | 'logOut') => before.children[id] !== undefined;
        const { length } = facts();
        take(step);
        const { context } = stepper.snapshot;
        expect(brokenSessionSnapshotInvariants(stepper.snapshot)).toEqual([]);

        // Expects the user who has just logged in or been read, and no user after a logout or a failed
        // reading. Other steps do not change the user.
        const isUnreadable = step.do === 'restoreBreaks' && running('readSession');
        const isLoggedOut = step.do === 'logOutEnds' && running('logOut') && step.outcome === true;
        const expected = match(step)
          .with({ do: 'logIn' }, (logIn) => logIn.user)
          .with({ do: 'follow' }, ({ reading }) => (reading.kind === 'loggedIn' ? reading.user : undefined))
          .otherwise(() => (isUnreadable || isLoggedOut ? undefined : user));
        expect(context.user).toEqual(expected);

        // The session is announced when it changes, when it is first known, and at every login.
        const isFirst = before.context.cause === undefined;
        const isRead = step.do === 'follow' || isUnreadable;
        const isChanged = isUnreadable || !isSameUser(context.user, user);
        const isNew = step.do === 'logIn' || (isFirst ? isRead : isChanged);
        const othersCause = isLoggedOut ? 'loggedOut' : isFirst ? 'restored' : 'otherTab';
        const cause = step.do === 'logIn' ? step.cause : othersCause;
        const fact = facts().slice(length);
        expect(fact).toEqual(isNew ? [{ type: 'session.changed', user: context.user, cause }] : []);
        expect(toSessionView(stepper.snapshot).status === 'loading').toBe(isFirst && !isNew);

        // An error stays until it is cleared or the session changes.
        const isKept = step.do === 'logOutEnds' && running('logOut') && !isLoggedOut;
        const isUnread = isUnreadable || (step.do === 'follow' && step.reading.kind === 'failed');
        const changedText = isUnread ? 'Failed to restore session' : '';
        const text = isKept ? 'Failed to logout properly' : step.do === 'clearError' ? '' : errorText;
        expect(context.errorText).toBe(isNew ? changedText : text);

        seen.facts += fact.length;
        seen.errors += context.errorText === '' ? 0 : 1;
        seen.early += isFirst && step.do === 'logIn' ? 1 : 0;
        seen.loggedIn += step.do === 'logIn' ? 1 : 0;
        seen.loggedOut += isLoggedOut ? 1 : 0;
      }
    }),
    runs(300),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(30);
});
