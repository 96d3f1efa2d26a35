/**
 * The session (AUT-1, AUT-5, AUT-6, AUT-7). The stored session names an id; the user is looked up in the list of accounts,
 * on restore and after every change in any tab. A request to log in or to register gets one reply; the listener is notified
 * of every change, the first reading included. The code for accounts and passwords is loaded when it is needed. An accepted
 * login resets the lock of the login form here (LGN-4): the form's page may be gone by then.
 */
import type { Listener, SessionReply } from '@loomwright/kit';
import type { KeyValueStore, Log } from '@loomwright/storage';
import {
  type ActorRefFrom,
  assertEvent,
  assign,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import type { AccountRepositoryLoader } from './account-repository.ts';
import {
  ACCEPTED,
  type SessionCause,
  type SessionEvent,
  type SessionFact,
  type SignInEvent,
  type SignInOutcome,
  type SignInRequest,
  toFailure,
  toReply,
  toRequest,
  toUncheckedReply,
} from './session-events.ts';
import { createSessionReader } from './session-reader.ts';
import { isSameUser, type SessionReading, type SessionUser } from './session-user.ts';

export interface SessionInput {
  readonly listener: Listener<SessionFact>;
}

export interface SessionContext extends SessionInput {
  readonly user: SessionUser | undefined;
  /** What changed `user` last; undefined until the session is known for the first time. */
  readonly cause: SessionCause | undefined;
  /** The error to show; empty for none (AUT-5, AUT-6). */
  readonly errorText: string;
  /** The request to sign in that is on its way, or the last one. */
  readonly request: SignInRequest | undefined;
}

export interface SessionPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly accounts: AccountRepositoryLoader;
  /** Ends the lock of the login form and forgets its attempts. */
  readonly resetLockout: () => Promise<unknown>;
}

const RESTORE_FAILED = 'Failed to restore session';
const LOG_OUT_FAILED = 'Failed to logout properly';

type Read = { readonly reading: SessionReading };

const causeOf = (before: SessionCause | undefined, reading: SessionReading): SessionCause => {
  if (before === undefined) return 'restored';
  return reading.kind === 'signedOut' && reading.isDeleted ? 'deleted' : 'followed';
};

const userOf = (reading: SessionReading) => (reading.kind === 'signedIn' ? reading.user : undefined);

export const createSessionMachine = ({ store, log, accounts, resetLockout }: SessionPorts) => {
  const reader = createSessionReader(store, accounts);

  return setup({
    types: { context: {} as SessionContext, events: {} as SessionEvent, input: {} as SessionInput },
    actors: {
      readSession: fromCallback<SessionEvent>(({ sendBack }) =>
        reader.read((reading) => sendBack({ type: 'session.followed', reading })),
      ),
      watchSession: fromCallback<SessionEvent>(({ sendBack }) =>
        reader.watch((reading) => sendBack({ type: 'session.followed', reading })),
      ),
      signIn: fromPromise<SignInOutcome, SignInEvent>(async ({ input, signal }) => {
        const repository = await accounts.load();
        return input.kind === 'register'
          ? repository.register(input, signal)
          : repository.logIn(input, signal);
      }),
      logOut: fromPromise<boolean>(async () => {
        const isLoggedOut = (await accounts.load()).logOut();
        if (!isLoggedOut) log('Logout failed');
        return isLoggedOut;
      }),
    },
    actions: {
      follow: assign(({ context }, { reading }: Read) => ({
        user: userOf(reading),
        cause: causeOf(context.cause, reading),
        errorText: reading.kind === 'failed' ? RESTORE_FAILED : '',
      })),
      signIn: assign(({ context: { request, user } }, outcome: SignInOutcome) => ({
        user: outcome.kind === 'accepted' ? outcome.user : user,
        cause: request?.cause,
        errorText: '',
      })),
      signOut: assign({ user: undefined, cause: 'loggedOut', errorText: '' }),
      setError: assign({ errorText: (_, { text }: { text: string }) => text }),
      setRequest: assign({ request: (_, event: SignInEvent) => toRequest(event) }),
      reply: sendTo(
        ({ context }) => context.request?.replyTo ?? context.listener,
        (_, reply: SessionReply) => reply,
      ),
      resetLockout: ({ context: { request } }) => {
        // The user is logged in, whether or not this can be stored.
        if (request?.cause === 'loggedIn') resetLockout().catch(() => {});
      },
      announceChange: sendTo(
        ({ context }) => context.listener,
        ({ context: { user, cause = 'followed' } }) => ({ type: 'session.changed', user, cause }),
      ),
    },
    guards: {
      isUnchanged: ({ context }, { reading }: Read) =>
        context.cause !== undefined && isSameUser(userOf(reading), context.user),
      isSignedIn: (_, { reading }: Read) => reading.kind === 'signedIn',
      // That is no reply to a registration.
      isLoggedInElsewhere: ({ context }, { reading }: Read) =>
        context.request?.cause === 'loggedIn' && reading.kind === 'signedIn',
      isChangedUser: ({ context }, { reading }: Read) =>
        reading.kind === 'signedIn' && !isSameUser(reading.user, context.user),
      hasUser: ({ context }) => context.user !== undefined,
      isAccepted: (_, { kind }: SignInOutcome) => kind === 'accepted',
      isLoggedOut: (_, { output }: { output: boolean }) => output,
    },
  }).createMachine({
    id: 'session',
    description: 'Who is logged in, and the requests to log in and to log out.',
    context: ({ input }) => ({
      ...input,
      user: undefined,
      cause: undefined,
      errorText: '',
      request: undefined,
    }),
    initial: 'loading',
    invoke: {
      id: 'watchSession',
      src: 'watchSession',
      onError: { description: 'Other tabs are not followed; a reload reads the session again.' },
    },
    on: {
      'session.clearError': { actions: { type: 'setError', params: { text: '' } } },
      'session.followed': [
        // Nothing has changed.
        { guard: { type: 'isUnchanged', params: ({ event }) => event } },
        {
          guard: { type: 'isSignedIn', params: ({ event }) => event },
          target: '.signedIn',
          actions: [{ type: 'follow', params: ({ event }) => event }, 'announceChange'],
        },
        {
          target: '.signedOut',
          actions: [{ type: 'follow', params: ({ event }) => event }, 'announceChange'],
        },
      ],
      'session.signIn': [
        {
          // The request comes from a page that is about to be left.
          guard: 'hasUser',
          actions: [
            { type: 'setRequest', params: ({ event }) => event },
            { type: 'reply', params: ({ event }) => toUncheckedReply(event) },
            'resetLockout',
          ],
        },
        { target: '.signingIn', actions: { type: 'setRequest', params: ({ event }) => event } },
      ],
    },
    states: {
      loading: {
        description: 'Waits until the saved session is read, again after a failed request.',
        invoke: {
          id: 'readSession',
          src: 'readSession',
          onError: {
            target: 'signedOut',
            actions: [{ type: 'follow', params: { reading: { kind: 'failed' } } }, 'announceChange'],
          },
        },
        on: {
          'session.followed': {
            guard: { type: 'isUnchanged', params: ({ event }) => event },
            target: 'signedOut',
          },
        },
      },
      signedOut: {
        description: 'Waits for a request to log in or to register.',
      },
      signingIn: {
        description: 'Waits until a password is checked, or an account is made.',
        invoke: {
          id: 'signIn',
          src: 'signIn',
          input: ({ event }) => {
            assertEvent(event, 'session.signIn');
            return event;
          },
          onDone: [
            {
              guard: { type: 'isAccepted', params: ({ event }) => event.output },
              target: 'signedIn',
              actions: [
                { type: 'reply', params: ACCEPTED },
                'resetLockout',
                { type: 'signIn', params: ({ event }) => event.output },
                'announceChange',
              ],
            },
            { target: 'loading', actions: { type: 'reply', params: ({ event }) => toReply(event.output) } },
          ],
          onError: {
            target: 'loading',
            actions: {
              type: 'reply',
              params: ({ context, event }) => toFailure(event.error, context.request?.cause),
            },
          },
        },
        on: {
          'session.signIn': {
            // A second request replaces the first, whose page was left.
            target: 'signingIn',
            reenter: true,
            actions: [
              { type: 'reply', params: ({ context }) => toFailure(undefined, context.request?.cause) },
              { type: 'setRequest', params: ({ event }) => event },
            ],
          },
          'session.followed': [
            {
              guard: { type: 'isLoggedInElsewhere', params: ({ event }) => event },
              target: 'signedIn',
              actions: [
                { type: 'reply', params: ACCEPTED },
                'resetLockout',
                { type: 'follow', params: ({ event }) => event },
                'announceChange',
              ],
            },
            // The request decides; if it fails, the session is read.
            {},
          ],
        },
      },
      signedIn: {
        description: 'Waits until the user logs out.',
        tags: ['signedIn'],
        on: { 'session.logOut': { target: 'loggingOut' } },
      },
      loggingOut: {
        description: 'Waits until the stored session is removed.',
        tags: ['signedIn'],
        invoke: {
          id: 'logOut',
          src: 'logOut',
          onDone: [
            {
              guard: { type: 'isLoggedOut', params: ({ event }) => event },
              target: 'signedOut',
              actions: ['signOut', 'announceChange'],
            },
            { target: 'signedIn', actions: { type: 'setError', params: { text: LOG_OUT_FAILED } } },
          ],
          onError: { target: 'signedIn', actions: { type: 'setError', params: { text: LOG_OUT_FAILED } } },
        },
        on: {
          'session.followed': {
            guard: { type: 'isChangedUser', params: ({ event }) => event },
            actions: [{ type: 'follow', params: ({ event }) => event }, 'announceChange'],
          },
        },
      },
    },
  });
};

export type SessionMachine = ReturnType<typeof createSessionMachine>;
export type SessionActor = ActorRefFrom<SessionMachine>;
export type SessionSnapshot = SnapshotFrom<SessionMachine>;
