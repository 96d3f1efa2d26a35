import { Secret } from '@loomwright/kit';
import fc from 'fast-check';
import type { SignInOutcome } from '../account-book.ts';
import type { SessionCause, SessionFact, SessionReply } from '../session-events.ts';
import type { SessionReading, SessionUser } from '../session-user.ts';
import { sessionUsers } from './arbitraries.ts';

/** Everything that can happen to a session: what people ask, what other tabs do, what its children come to. */
export type SessionStep =
  | { readonly do: 'logIn' | 'register'; readonly by: number }
  | { readonly do: 'logOut' | 'clearError' }
  | { readonly do: 'follow'; readonly reading: SessionReading }
  | { readonly do: 'restoreBreaks' }
  | { readonly do: 'signIn'; readonly outcome: SignInOutcome }
  | { readonly do: 'signInBreaks'; readonly error: unknown; readonly message: string | undefined }
  | { readonly do: 'logOutEnds'; readonly outcome: boolean | 'broken' };

/** A session on paper, with everything it has told anybody. */
export interface SessionModel {
  readonly status: 'loading' | 'signedOut' | 'signingIn' | 'signedIn' | 'loggingOut';
  /** Whether it is known who is here. */
  readonly isKnown: boolean;
  readonly user: SessionUser | undefined;
  readonly errorText: string;
  /** Who asked last, and what for. */
  readonly replyTo: number;
  readonly wish: 'loggedIn' | 'registered';
  readonly facts: readonly SessionFact[];
  readonly answers: readonly (readonly [by: number, answer: SessionReply])[];
}

export const NEW_SESSION: SessionModel = {
  status: 'loading',
  isKnown: false,
  user: undefined,
  errorText: '',
  replyTo: -1,
  wish: 'loggedIn',
  facts: [],
  answers: [],
};

const readings: fc.Arbitrary<SessionReading> = fc.oneof(
  { weight: 4, arbitrary: sessionUsers.map((user) => ({ kind: 'signedIn' as const, user })) },
  { weight: 2, arbitrary: fc.constant({ kind: 'signedOut' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'failed' as const }) },
);
const outcomes: fc.Arbitrary<SignInOutcome> = fc.oneof(
  sessionUsers.map((user) => ({ kind: 'accepted' as const, user })),
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
  { weight: 1, arbitrary: fc.constant({ do: 'restoreBreaks' as const }) },
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

const yes: SessionReply = { type: 'session.replied', isAccepted: true };
const no = (isMismatch: boolean, message: string): SessionReply => ({
  type: 'session.replied',
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
    { ...model, status: user ? 'signedIn' : 'signedOut', isKnown: true, user, errorText: '' },
    { type: 'session.changed', user, cause },
  );
const answer = (model: SessionModel, what: SessionReply, by = model.replyTo): SessionModel => ({
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

const FAILED = 'Failed to restore session';

const follow = (model: SessionModel, reading: SessionReading): SessionModel => {
  const user = reading.kind === 'signedIn' ? reading.user : undefined;
  if (model.status === 'signingIn')
    return user ? become(answer(model, yes), user, model.isKnown ? 'followed' : 'restored') : model;
  if (!model.isKnown) {
    const known = become(model, user, 'restored');
    return reading.kind === 'failed' ? { ...known, errorText: FAILED } : known;
  }
  if (user ? isIn(model) && isSame(model.user, user) : !isIn(model)) return model;
  const changed = become(model, user, 'followed');
  if (user) return isIn(model) ? keepStatus(model, changed) : changed;
  return reading.kind === 'failed' ? { ...changed, errorText: FAILED } : changed;
};

const signIn = (model: SessionModel, outcome: SignInOutcome): SessionModel => {
  if (model.status !== 'signingIn') return model;
  return outcome.kind === 'rejected'
    ? answer(giveUp(model), no(true, outcome.message))
    : become(answer(model, yes), outcome.user, model.wish);
};

// A request that came before it was known who is here: that is found out now.
const giveUp = (model: SessionModel): SessionModel => ({
  ...model,
  status: model.isKnown ? 'signedOut' : 'loading',
});

/** What a step makes of a session, by the words of AUT-1, AUT-5, AUT-6 and AUT-7. */
export const stepSessionModel = (model: SessionModel, step: SessionStep): SessionModel => {
  switch (step.do) {
    case 'logIn':
    case 'register': {
      const asked = {
        ...model,
        replyTo: step.by,
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
    case 'restoreBreaks':
      return model.status === 'loading' ? follow(model, { kind: 'failed' }) : model;
    case 'signIn':
      return signIn(model, step.outcome);
    case 'signInBreaks': {
      if (model.status !== 'signingIn') return model;
      const verb = model.wish === 'registered' ? 'register' : 'login';
      return answer(giveUp(model), no(false, step.message ?? `Failed to ${verb}. Please try again.`));
    }
    case 'logOutEnds':
      if (model.status !== 'loggingOut') return model;
      return step.outcome === true
        ? become(model, undefined, 'loggedOut')
        : { ...model, status: 'signedIn', errorText: 'Failed to logout properly' };
  }
};
