// Laws of a session through any history; what it answers and announces in each case stands in the examples.
import { Secret, type SessionReply } from '@loomwright/kit';
import { createRecordingListener, createStepper, reachableSecrets, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSessionMachine, type SessionFact, toSessionView } from '../src/index.ts';
import type { SignInOutcome } from '../src/session-events.ts';
import { isSameUser, type SessionReading } from '../src/session-user.ts';
import { brokenSessionSnapshotInvariants, createAccountsWorld, sessionUsers } from '../src/testing/index.ts';

/** A step: a request, another event, or the end of a child; few ends find their child running, and then nothing happens. */
type Step =
  | { readonly do: 'request'; readonly kind: 'logIn' | 'register'; readonly by: number }
  | { readonly do: 'logOut' }
  | { readonly do: 'clearError' }
  | { readonly do: 'restoreBreaks' }
  | { readonly do: 'follow'; readonly reading: SessionReading }
  | { readonly do: 'signIn'; readonly outcome: SignInOutcome }
  | { readonly do: 'signInBreaks'; readonly error: unknown }
  | { readonly do: 'logOutEnds'; readonly outcome: boolean | 'broken' };

const readings: fc.Arbitrary<SessionReading> = fc.oneof(
  { weight: 4, arbitrary: sessionUsers.map((user) => ({ kind: 'signedIn', user }) as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'signedOut' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'failed' } as const) },
);
const outcomes: fc.Arbitrary<SignInOutcome> = fc.oneof(
  sessionUsers.map((user) => ({ kind: 'accepted', user }) as const),
  fc.constantFrom('No match.', 'Taken.').map((message) => ({ kind: 'rejected', message }) as const),
);
const errors = fc.constantFrom<unknown[]>(
  new Error('The loom is on fire'),
  new Error(''),
  'a text',
  undefined,
);
const kinds = fc.constantFrom('logIn' as const, 'register' as const);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(kinds, fc.nat(2)).map(([kind, by]): Step => ({ do: 'request', kind, by })),
  },
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'logOut' }) },
  { weight: 1, arbitrary: fc.constantFrom<Step[]>({ do: 'clearError' }, { do: 'restoreBreaks' }) },
  { weight: 2, arbitrary: readings.map((reading): Step => ({ do: 'follow', reading })) },
  { weight: 3, arbitrary: outcomes.map((outcome): Step => ({ do: 'signIn', outcome })) },
  { weight: 1, arbitrary: errors.map((error): Step => ({ do: 'signInBreaks', error })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom<(boolean | 'broken')[]>(true, true, false, 'broken')
      .map((outcome): Step => ({ do: 'logOutEnds', outcome })),
  },
);

const CANARY = 'canary in the history';

const createBench = () => {
  const { ref: listener } = createRecordingListener<SessionFact>();
  const forms = [0, 1, 2].map(() => createRecordingListener<SessionReply>().ref);
  const machine = createSessionMachine(createAccountsWorld().openPorts());
  const stepper = createStepper(machine, { listener });
  const take = (step: Step) => {
    if (step.do === 'request') {
      const replyTo = forms[step.by] ?? forms[0];
      if (!replyTo) throw new Error('no form');
      const request = {
        type: 'session.signIn',
        email: 'ida@loom.example',
        password: new Secret(CANARY),
        replyTo,
      } as const;
      if (step.kind === 'logIn') stepper.send({ ...request, kind: 'logIn' });
      else stepper.send({ ...request, kind: 'register', name: 'Ida' });
    } else if (step.do === 'logOut') stepper.send({ type: 'session.logOut' });
    else if (step.do === 'clearError') stepper.send({ type: 'session.clearError' });
    else if (step.do === 'follow') stepper.send({ type: 'session.followed', reading: step.reading });
    else if (step.do === 'restoreBreaks') stepper.fail('readSession', new Error('no storage'));
    else if (step.do === 'signIn') stepper.settle('signIn', step.outcome);
    else if (step.do === 'signInBreaks') stepper.fail('signIn', step.error);
    else if (step.outcome === 'broken') stepper.fail('logOut', new Error('no chunk'));
    else stepper.settle('logOut', step.outcome);
  };
  const sentTo = (ref: unknown) =>
    stepper.sent.filter(({ target }) => target === ref).map(({ event }) => event);
  return {
    machine,
    stepper,
    take,
    facts: () => sentTo(listener) as unknown as readonly SessionFact[],
    replies: () => forms.map((form) => sentTo(form) as unknown as readonly SessionReply[]),
  };
};

it('[AUT-1][AUT-5][AUT-6][AUT-7][STO-4] the last event decides the session; every change is announced once, every request gets one reply', () => {
  const seen = { facts: 0, accepted: 0, refused: 0, replaced: 0, errors: 0, early: 0, loggedOut: 0 };
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 25, size: 'max' }), (history) => {
      const { facts, replies, stepper, take } = createBench();
      // The requester that waits for a reply.
      let waiting: number | undefined;
      for (const step of history) {
        const before = stepper.snapshot;
        const { errorText, user } = before.context;
        const running = (id: string) => before.children[id as 'signIn'] !== undefined;
        const [factsBefore, repliesBefore] = [facts().length, replies().map(({ length }) => length)];
        take(step);
        const { context } = stepper.snapshot;
        expect(brokenSessionSnapshotInvariants(stepper.snapshot)).toEqual([]);

        // The user: the account of the last reading, or of the last password that was right, until it is removed.
        const isAccepted = step.do === 'signIn' && running('signIn') && step.outcome.kind === 'accepted';
        const isLoggedOut = step.do === 'logOutEnds' && running('logOut') && step.outcome === true;
        const signedInBy = before.context.request?.cause;
        // A registration on its way is left alone by other tabs.
        const isDeaf = running('signIn') && signedInBy === 'registered';
        const isRead =
          (step.do === 'follow' && !isDeaf) || (step.do === 'restoreBreaks' && running('readSession'));
        const reading =
          isRead && step.do === 'follow' && step.reading.kind === 'signedIn' ? step.reading.user : undefined;
        const expected = isAccepted && step.outcome.kind === 'accepted' ? step.outcome.user : user;
        expect(context.user).toEqual(isRead ? reading : isLoggedOut ? undefined : expected);

        // It is announced when it changes or is known for the first time, with what changed it.
        const isFirst = before.context.cause === undefined;
        // While a password is checked, only another tab's login changes the session.
        const isLearned = isRead && (reading !== undefined || !running('signIn'));
        const isUnreadable = step.do === 'restoreBreaks' && running('readSession');
        const isChanged = isAccepted || isUnreadable || !isSameUser(context.user, user);
        const isNew = isFirst ? isLearned || isAccepted : isChanged;
        const fact = facts().slice(factsBefore);
        const cause = isAccepted ? signedInBy : isLoggedOut ? 'loggedOut' : isFirst ? 'restored' : 'followed';
        expect(fact).toEqual(isNew ? [{ type: 'session.changed', user: context.user, cause }] : []);
        expect(toSessionView(stepper.snapshot).status === 'loading').toBe(isFirst && !isNew);

        // The words of an error stay until they are cleared, or something changes.
        const isKept = step.do === 'logOutEnds' && running('logOut') && !isLoggedOut;
        const isUnread =
          step.do === 'restoreBreaks' || (step.do === 'follow' && step.reading.kind === 'failed');
        const changedText = isUnread ? 'Failed to restore session' : '';
        const text = isKept ? 'Failed to logout properly' : step.do === 'clearError' ? '' : errorText;
        expect(context.errorText).toBe(isNew ? changedText : text);

        // A request is answered once: at once when a user is signed in, or when another takes its place.
        const isRequest = step.do === 'request';
        const isRefused = isRequest && user !== undefined && step.kind === 'register';
        const replaced = isRequest ? waiting : undefined;
        if (replaced !== undefined) seen.replaced += 1;
        if (isRequest) waiting = step.by;
        const isAnswered =
          (isRequest && user !== undefined) ||
          ((step.do === 'signIn' || step.do === 'signInBreaks') && running('signIn')) ||
          (running('signIn') && reading !== undefined);
        const answers = replies().flatMap((list, by) =>
          list.slice(repliesBefore[by]).map((reply) => [by, reply.isAccepted] as const),
        );
        const expectedAnswers = [
          ...(replaced === undefined ? [] : [[replaced, false]]),
          ...(isAnswered ? [[waiting, context.user !== undefined && !isRefused]] : []),
        ];
        expect(answers).toEqual(expectedAnswers);
        if (isAnswered) waiting = undefined;
        expect(stepper.running.includes('signIn')).toBe(waiting !== undefined);

        seen.facts += fact.length;
        seen.errors += context.errorText === '' ? 0 : 1;
        seen.early += isFirst && isRequest ? 1 : 0;
        seen.loggedOut += isLoggedOut ? 1 : 0;
        for (const [, isYes] of answers) seen[isYes ? 'accepted' : 'refused'] += 1;
      }
    }),
    runs(1000),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});

it('[STO-5] a password is kept only by the child that checks it, as long as it does', () => {
  const seen = { checking: 0, over: 0 };
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 15 }), (history) => {
      const { machine, stepper, take } = createBench();
      for (const step of history) {
        take(step);
        const { context, value } = stepper.snapshot;
        const kept = [
          context,
          value,
          toSessionView(stepper.snapshot),
          stepper.sent.map(({ event }) => event),
        ];
        expect(reachableSecrets(kept, CANARY)).toEqual([]);
        const isChecking = stepper.running.includes('signIn');
        const persisted = reachableSecrets(machine.getPersistedSnapshot(stepper.snapshot), CANARY);
        expect(persisted).toEqual(isChecking ? ['children.signIn.snapshot.input.password'] : []);
        seen[isChecking ? 'checking' : 'over'] += 1;
      }
    }),
    runs(300),
  );
  expect(Math.min(seen.checking, seen.over)).toBeGreaterThan(300);
});
