/**
 * Who is signed in (AUT-1, AUT-5, AUT-6, AUT-7). The stored session says an id; who that is, and whether they may be
 * here at all, the list of accounts says, on restore and after every change in any tab. Whoever asks to log in or to
 * register is answered; whoever listens hears of every change. What it takes to know accounts and to hash passwords is
 * brought when somebody needs it.
 */
import type { Listener } from '@loomwright/kit';
import type { KeyValueStore, Log, RefusalReason } from '@loomwright/storage';
import {
  type ActorRefFrom,
  assign,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import type { SignInOutcome } from './account-book.ts';
import type { AccountBookLoader } from './account-book-loader.ts';
import type { LogInEvent, RegisterEvent, SessionAnswer } from './session-events.ts';
import { isSameUser, type SessionReading, type SessionUser, USER_KEY, USERS_KEY } from './session-user.ts';

/** How a session came to be what it is. */
export type SessionCause = 'restored' | 'loggedIn' | 'registered' | 'loggedOut' | 'followed';

/** What the session tells its listener: who is signed in now, and that this browser does not keep it. */
export type SessionFact =
  | {
      readonly type: 'session.changed';
      readonly user: SessionUser | undefined;
      readonly cause: SessionCause;
    }
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason };

export type SessionEvent =
  | LogInEvent
  | RegisterEvent
  | { readonly type: 'session.logOut' }
  | { readonly type: 'session.clearError' }
  | { readonly type: 'session.followed'; readonly reading: SessionReading };

export interface SessionInput {
  readonly listener: Listener<SessionFact>;
}

export interface SessionContext extends SessionInput {
  readonly user: SessionUser | undefined;
  readonly errorText: string;
  /** Whoever waits for an answer, and to what. */
  readonly asker: Listener<SessionAnswer> | undefined;
  readonly cause: SessionCause;
}

export interface SessionPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly accounts: AccountBookLoader;
}

const RESTORE_FAILED = 'Failed to restore session';
const LOG_OUT_FAILED = 'Failed to logout properly';
const LOG_IN_FAILED = 'Failed to login. Please try again.';
const REGISTER_FAILED = 'Failed to register. Please try again.';

const toUser = (outcome: SignInOutcome) => (outcome.kind === 'accepted' ? outcome.user : undefined);
const toRefusal = (outcome: SignInOutcome): RefusalReason | undefined =>
  outcome.kind === 'accepted' ? outcome.refused : undefined;

const accepted: SessionAnswer = { type: 'session.answered', isAccepted: true };
const toRejection = (outcome: SignInOutcome): SessionAnswer => ({
  type: 'session.answered',
  isAccepted: false,
  isMismatch: true,
  ...(outcome.kind === 'rejected' && { message: outcome.message }),
});
const toFailure = (error: unknown, cause: SessionCause): SessionAnswer => ({
  type: 'session.answered',
  isAccepted: false,
  isMismatch: false,
  message:
    error instanceof Error && error.message !== ''
      ? error.message
      : cause === 'registered'
        ? REGISTER_FAILED
        : LOG_IN_FAILED,
});

export const createSessionMachine = ({ store, log, accounts }: SessionPorts) => {
  // Most people are not signed in, and nothing has to be brought to know that.
  const isNobody = () => store.read(USER_KEY).kind === 'missing' && !accounts.loaded();
  const nobody: SessionReading = { kind: 'signedOut' };

  return setup({
    types: {
      context: {} as SessionContext,
      events: {} as SessionEvent,
      input: {} as SessionInput,
    },
    actors: {
      readSession: fromPromise<SessionReading>(async () =>
        isNobody() ? nobody : (await accounts.load()).readSession(),
      ),
      watchSession: fromCallback<SessionEvent>(({ sendBack }) => {
        // Read and told in one go: nothing this tab does can come between.
        const tell = (reading: SessionReading) => sendBack({ type: 'session.followed', reading });
        const look = () => {
          const book = accounts.loaded();
          if (book) tell(book.readSession());
          else if (isNobody()) tell(nobody);
          // What cannot be known now is known with the next change, or with the next page.
          else
            accounts.load().then(
              (loaded) => tell(loaded.readSession()),
              () => {},
            );
        };
        const stops = [USER_KEY, USERS_KEY].map((key) => store.watch(key, look));
        return () => {
          for (const stop of stops) stop();
        };
      }),
      signIn: fromPromise<SignInOutcome, SessionEvent>(async ({ input, signal }) => {
        const book = await accounts.load();
        return input.type === 'session.register'
          ? book.register(input, signal)
          : book.logIn(input as LogInEvent, signal);
      }),
      logOut: fromPromise<boolean>(async () => {
        const isLoggedOut = (await accounts.load()).logOut();
        if (!isLoggedOut) log('Logout failed');
        return isLoggedOut;
      }),
    },
    actions: {
      keepUser: assign((_, { user }: { user: SessionUser | undefined }) => ({ user, errorText: '' })),
      follow: assign((_, { reading }: { reading: SessionReading }) => ({
        user: reading.kind === 'signedIn' ? reading.user : undefined,
        errorText: '',
      })),
      keepError: assign({ errorText: (_, { text }: { text: string }) => text }),
      keepWish: assign((_, { type, asker }: LogInEvent | RegisterEvent) => ({
        asker,
        cause: type === 'session.register' ? ('registered' as const) : ('loggedIn' as const),
      })),
      sayChanged: sendTo(
        ({ context }) => context.listener,
        ({ context }, { cause }: { cause: SessionCause }): SessionFact => ({
          type: 'session.changed',
          user: context.user,
          cause,
        }),
      ),
      sayRefused: sendTo(
        ({ context }) => context.listener,
        (_, { outcome }: { outcome: SignInOutcome }): SessionFact => ({
          type: 'storage.refused',
          reason: toRefusal(outcome) ?? 'blocked',
        }),
      ),
      answer: sendTo(
        ({ context }) => context.asker ?? context.listener,
        (_, answer: SessionAnswer) => answer,
      ),
    },
    guards: {
      isSignedIn: (_, { reading }: { reading: SessionReading }) => reading.kind === 'signedIn',
      isFailed: (_, { reading }: { reading: SessionReading }) => reading.kind === 'failed',
      isOtherUser: ({ context }, { reading }: { reading: SessionReading }) =>
        reading.kind === 'signedIn' && !isSameUser(reading.user, context.user),
      isAccepted: (_, { outcome }: { outcome: SignInOutcome }) => outcome.kind === 'accepted',
      isUnstored: (_, { outcome }: { outcome: SignInOutcome }) => toRefusal(outcome) !== undefined,
      isLoggedOut: (_, { isLoggedOut }: { isLoggedOut: boolean }) => isLoggedOut,
    },
  }).createMachine({
    id: 'session',
    description: 'Who is signed in.',
    context: ({ input }) => ({
      ...input,
      user: undefined,
      errorText: '',
      asker: undefined,
      cause: 'restored',
    }),
    initial: 'loading',
    invoke: {
      id: 'watchSession',
      src: 'watchSession',
      onError: { description: 'Other tabs are not followed; a reload tells.' },
    },
    on: { 'session.clearError': { actions: { type: 'keepError', params: { text: '' } } } },
    states: {
      loading: {
        description: 'The saved session is being restored: nobody knows yet who is here.',
        invoke: {
          id: 'readSession',
          src: 'readSession',
          onDone: [
            {
              guard: { type: 'isSignedIn', params: ({ event }) => ({ reading: event.output }) },
              target: 'signedIn',
              actions: [
                { type: 'follow', params: ({ event }) => ({ reading: event.output }) },
                { type: 'sayChanged', params: { cause: 'restored' } },
              ],
            },
            {
              guard: { type: 'isFailed', params: ({ event }) => ({ reading: event.output }) },
              target: 'signedOut',
              actions: [
                { type: 'keepError', params: { text: RESTORE_FAILED } },
                { type: 'sayChanged', params: { cause: 'restored' } },
              ],
            },
            { target: 'signedOut', actions: { type: 'sayChanged', params: { cause: 'restored' } } },
          ],
          onError: {
            target: 'signedOut',
            actions: [
              { type: 'keepError', params: { text: RESTORE_FAILED } },
              { type: 'sayChanged', params: { cause: 'restored' } },
            ],
          },
        },
        on: {
          'session.followed': [
            {
              guard: { type: 'isSignedIn', params: ({ event }) => event },
              target: 'signedIn',
              actions: [
                { type: 'follow', params: ({ event }) => event },
                { type: 'sayChanged', params: { cause: 'followed' } },
              ],
            },
            {
              guard: { type: 'isFailed', params: ({ event }) => event },
              target: 'signedOut',
              actions: [
                { type: 'keepError', params: { text: RESTORE_FAILED } },
                { type: 'sayChanged', params: { cause: 'followed' } },
              ],
            },
            { target: 'signedOut', actions: { type: 'sayChanged', params: { cause: 'followed' } } },
          ],
          // Somebody who is quicker than storage: whoever logs in now is who is signed in.
          'session.logIn': {
            target: 'signedOut.signingIn',
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
          'session.register': {
            target: 'signedOut.signingIn',
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
        },
      },
      signedOut: {
        description: 'Nobody is signed in.',
        initial: 'idle',
        on: {
          'session.followed': {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            target: 'signedIn',
            actions: [
              { type: 'follow', params: ({ event }) => event },
              { type: 'sayChanged', params: { cause: 'followed' } },
            ],
          },
          // A second wish takes the place of the first: whoever asked before has left the page.
          'session.logIn': {
            target: '.signingIn',
            reenter: true,
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
          'session.register': {
            target: '.signingIn',
            reenter: true,
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
        },
        states: {
          idle: { description: 'Waiting for somebody to log in or to register.' },
          signingIn: {
            description: 'A password is being checked, or an account is being made.',
            invoke: {
              id: 'signIn',
              src: 'signIn',
              input: ({ event }) => event,

              onDone: [
                {
                  guard: { type: 'isUnstored', params: ({ event }) => ({ outcome: event.output }) },
                  target: '#session.signedIn',
                  actions: [
                    { type: 'keepUser', params: ({ event }) => ({ user: toUser(event.output) }) },
                    { type: 'answer', params: accepted },
                    { type: 'sayRefused', params: ({ event }) => ({ outcome: event.output }) },
                    { type: 'sayChanged', params: ({ context }) => context },
                  ],
                },
                {
                  guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) },
                  target: '#session.signedIn',
                  actions: [
                    { type: 'keepUser', params: ({ event }) => ({ user: toUser(event.output) }) },
                    { type: 'answer', params: accepted },
                    { type: 'sayChanged', params: ({ context }) => context },
                  ],
                },
                {
                  target: 'idle',
                  actions: { type: 'answer', params: ({ event }) => toRejection(event.output) },
                },
              ],
              onError: {
                target: 'idle',
                actions: {
                  type: 'answer',
                  params: ({ context, event }) => toFailure(event.error, context.cause),
                },
              },
            },
            on: {
              'session.followed': {
                guard: { type: 'isSignedIn', params: ({ event }) => event },
                target: '#session.signedIn',
                actions: [
                  { type: 'follow', params: ({ event }) => event },
                  { type: 'answer', params: accepted },
                  { type: 'sayChanged', params: { cause: 'followed' } },
                ],
              },
            },
          },
        },
      },
      signedIn: {
        description: 'Somebody is signed in.',
        initial: 'idle',
        on: {
          'session.followed': [
            {
              guard: { type: 'isOtherUser', params: ({ event }) => event },
              actions: [
                { type: 'follow', params: ({ event }) => event },
                { type: 'sayChanged', params: { cause: 'followed' } },
              ],
            },
            { guard: { type: 'isSignedIn', params: ({ event }) => event } },
            {
              target: 'signedOut',
              actions: [
                { type: 'follow', params: ({ event }) => event },
                { type: 'sayChanged', params: { cause: 'followed' } },
              ],
            },
          ],
          // The form of a page that has not gone yet.
          'session.logIn': {
            actions: [
              { type: 'keepWish', params: ({ event }) => event },
              { type: 'answer', params: accepted },
            ],
          },
          'session.register': {
            actions: [
              { type: 'keepWish', params: ({ event }) => event },
              { type: 'answer', params: accepted },
            ],
          },
        },
        states: {
          idle: {
            description: 'Waiting for the person to log out.',
            on: { 'session.logOut': { target: 'loggingOut' } },
          },
          loggingOut: {
            description: 'The stored session is being removed.',
            invoke: {
              id: 'logOut',
              src: 'logOut',
              onDone: [
                {
                  guard: { type: 'isLoggedOut', params: ({ event }) => ({ isLoggedOut: event.output }) },
                  target: '#session.signedOut',
                  actions: [
                    { type: 'keepUser', params: { user: undefined } },
                    { type: 'sayChanged', params: { cause: 'loggedOut' } },
                  ],
                },
                { target: 'idle', actions: { type: 'keepError', params: { text: LOG_OUT_FAILED } } },
              ],
              onError: { target: 'idle', actions: { type: 'keepError', params: { text: LOG_OUT_FAILED } } },
            },
          },
        },
      },
    },
  });
};

export type SessionMachine = ReturnType<typeof createSessionMachine>;
export type SessionActor = ActorRefFrom<SessionMachine>;
export type SessionSnapshot = SnapshotFrom<SessionMachine>;
