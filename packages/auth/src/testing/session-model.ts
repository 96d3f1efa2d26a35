import { Secret } from '@loomwright/kit';
import type { RefusalReason } from '@loomwright/storage';
import fc from 'fast-check';
import type { SignInOutcome } from '../account-book.ts';
import type { SessionCause, SessionFact } from '../session.machine.ts';
import type { SessionAnswer } from '../session-events.ts';
import type { SessionReading, SessionUser } from '../session-user.ts';
import { sessionUsers } from './arbitraries.ts';

/** Everything that can happen to a session: what people ask, what other tabs do, what its children come to. */
export type SessionStep =
  | { readonly do: 'logIn' | 'register'; readonly by: number }
  | { readonly do: 'logOut' | 'clearError' }
  | { readonly do: 'follow'; readonly reading: SessionReading }
  | { readonly do: 'restore'; readonly reading: SessionReading | 'broken' }
  | { readonly do: 'signIn'; readonly outcome: SignInOutcome }
  | { readonly do: 'signInBreaks'; readonly error: unknown; readonly message: string | undefined }
  | { readonly do: 'logOutEnds'; readonly outcome: boolean | 'broken' };

/** A session on paper, with everything it has told anybody. */
export interface SessionModel {
  readonly status: 'loading' | 'signedOut' | 'signingIn' | 'signedIn' | 'loggingOut';
  readonly user: SessionUser | undefined;
  readonly errorText: string;
  /** Who asked last, and what for. */
  readonly asker: number;
  readonly wish: 'loggedIn' | 'registered';
  readonly facts: readonly SessionFact[];
  readonly answers: readonly (readonly [by: number, answer: SessionAnswer])[];
}

export const NEW_SESSION: SessionModel = {
  status: 'loading',
  user: undefined,
  errorText: '',
  asker: -1,
  wish: 'loggedIn',
  facts: [],
  answers: [],
};

const readings: fc.Arbitrary<SessionReading> = fc.oneof(
  { weight: 4, arbitrary: sessionUsers.map((user) => ({ kind: 'signedIn' as const, user })) },
  { weight: 2, arbitrary: fc.constant({ kind: 'signedOut' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'failed' as const }) },
);
const refusals = fc.constantFrom<(RefusalReason | undefined)[]>(undefined, undefined, 'full', 'blocked');
const outcomes: fc.Arbitrary<SignInOutcome> = fc.oneof(
  fc.tuple(sessionUsers, refusals).map(([user, refused]) => ({ kind: 'accepted' as const, user, refused })),
  fc.constantFrom('Invalid email or password', 'User with this email already exists').map((message) => ({
    kind: 'rejected' as const,
    message,
  })),
);
const breakages = fc.constantFrom(
  { error: new Error('The loom is on fire'), message: 'The loom is on fire' },
  { error: new Error(''), message: undefined },
  { error: 'only a text', message: undefined },
  { error: undefined, message: undefined },
);
const bys = fc.nat({ max: 2 });

/** One step; few of those a child makes find it running, and then nothing is to happen. */
export const sessionSteps: fc.Arbitrary<SessionStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('logIn' as const, 'register' as const), by: bys }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'logOut' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'clearError' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('follow' as const), reading: readings }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('restore' as const),
      reading: fc.oneof(
        { weight: 5, arbitrary: readings },
        { weight: 1, arbitrary: fc.constant('broken' as const) },
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('signIn' as const), outcome: outcomes }) },
  { weight: 1, arbitrary: breakages.map((breakage) => ({ do: 'signInBreaks' as const, ...breakage })) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('logOutEnds' as const),
      outcome: fc.constantFrom(true, true, false, 'broken' as const),
    }),
  },
);

/** The password of everybody in random histories: nothing may ever show it. */
export const historyPassword = new Secret('canary in the history');

const yes: SessionAnswer = { type: 'session.answered', isAccepted: true };
const no = (isMismatch: boolean, message: string): SessionAnswer => ({
  type: 'session.answered',
  isAccepted: false,
  isMismatch,
  message,
});

const tell = (model: SessionModel, fact: SessionFact): SessionModel => ({
  ...model,
  facts: [...model.facts, fact],
});
const become = (model: SessionModel, user: SessionUser | undefined, cause: SessionCause): SessionModel =>
  tell(
    { ...model, status: user ? 'signedIn' : 'signedOut', user, errorText: '' },
    { type: 'session.changed', user, cause },
  );
const answer = (model: SessionModel, what: SessionAnswer, by = model.asker): SessionModel => ({
  ...model,
  answers: [...model.answers, [by, what]],
});
const isIn = ({ status }: SessionModel) => status === 'signedIn' || status === 'loggingOut';
const keepStatus = (before: SessionModel, after: SessionModel): SessionModel => ({
  ...after,
  status: before.status,
});
const isSame = (one: SessionUser | undefined, other: SessionUser) =>
  JSON.stringify(one) === JSON.stringify(other);

const follow = (model: SessionModel, reading: SessionReading): SessionModel => {
  const user = reading.kind === 'signedIn' ? reading.user : undefined;
  if (!user) {
    if (model.status !== 'loading' && !isIn(model)) return model;
    const gone = become(model, undefined, 'followed');
    return model.status === 'loading' && reading.kind === 'failed'
      ? { ...gone, errorText: 'Failed to restore session' }
      : gone;
  }
  if (isIn(model))
    return isSame(model.user, user) ? model : keepStatus(model, become(model, user, 'followed'));
  return become(model.status === 'signingIn' ? answer(model, yes) : model, user, 'followed');
};

const restore = (model: SessionModel, reading: SessionReading | 'broken'): SessionModel => {
  if (model.status !== 'loading') return model;
  if (reading !== 'broken' && reading.kind === 'signedIn') return become(model, reading.user, 'restored');
  const out = become(model, undefined, 'restored');
  const isRead = reading !== 'broken' && reading.kind === 'signedOut';
  return isRead ? out : { ...out, errorText: 'Failed to restore session' };
};

const signIn = (model: SessionModel, outcome: SignInOutcome): SessionModel => {
  if (model.status !== 'signingIn') return model;
  if (outcome.kind === 'rejected')
    return answer({ ...model, status: 'signedOut' }, no(true, outcome.message));
  const told = outcome.refused ? tell(model, { type: 'storage.refused', reason: outcome.refused }) : model;
  return become(answer(told, yes), outcome.user, model.wish);
};

/** What a step makes of a session, by the words of AUT-1, AUT-5, AUT-6 and AUT-7. */
export const stepSessionModel = (model: SessionModel, step: SessionStep): SessionModel => {
  switch (step.do) {
    case 'logIn':
    case 'register': {
      const asked = {
        ...model,
        asker: step.by,
        wish: step.do === 'register' ? 'registered' : 'loggedIn',
      } as const;
      return isIn(model) ? answer(asked, yes) : { ...asked, status: 'signingIn' };
    }
    case 'logOut':
      return model.status === 'signedIn' ? { ...model, status: 'loggingOut' } : model;
    case 'clearError':
      return { ...model, errorText: '' };
    case 'follow':
      return follow(model, step.reading);
    case 'restore':
      return restore(model, step.reading);
    case 'signIn':
      return signIn(model, step.outcome);
    case 'signInBreaks': {
      if (model.status !== 'signingIn') return model;
      const verb = model.wish === 'registered' ? 'register' : 'login';
      return answer(
        { ...model, status: 'signedOut' },
        no(false, step.message ?? `Failed to ${verb}. Please try again.`),
      );
    }
    case 'logOutEnds':
      if (model.status !== 'loggingOut') return model;
      return step.outcome === true
        ? become(model, undefined, 'loggedOut')
        : { ...model, status: 'signedIn', errorText: 'Failed to logout properly' };
  }
};
