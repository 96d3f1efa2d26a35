/** The user who is logged in; only the id comes from the stored session (AUT-1, AUT-5, AUT-6). */
import { eventOf, type Listener } from '@loomwright/kit';
import type { KeyValueStore, Log } from '@loomwright/storage';
import {
  type ActorRefFrom,
  assign,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import type { AccountRepositoryLoader } from './account-repository.ts';
import type { SessionCause, SessionEvent, SessionFact } from './session-events.ts';
import { createSessionReader } from './session-reader.ts';
import { isSameUser, type SessionReading, type SessionUser } from './session-user.ts';

export interface SessionInput {
  readonly listener: Listener<SessionFact>;
}

export interface SessionContext extends SessionInput {
  readonly user: SessionUser | undefined;
  /** Undefined while loading. */
  readonly cause: SessionCause | undefined;
  readonly errorText: string;
}

export interface SessionPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly accounts: AccountRepositoryLoader;
}

const RESTORE_FAILED = 'Failed to restore session';
const LOG_OUT_FAILED = 'Failed to logout properly';

type Read = { readonly reading: SessionReading };

const causeOf = (before: SessionCause | undefined, reading: SessionReading): SessionCause => {
  if (before === undefined) return 'restored';
  return reading.kind === 'loggedOut' && reading.isDeleted ? 'deleted' : 'otherTab';
};

const userOf = (reading: SessionReading) => (reading.kind === 'loggedIn' ? reading.user : undefined);

export const createSessionMachine = ({ store, log, accounts }: SessionPorts) => {
  const reader = createSessionReader(store, accounts);

  return setup({
    types: { context: {} as SessionContext, events: {} as SessionEvent, input: {} as SessionInput },
    actors: {
      readSession: fromCallback<SessionEvent>(({ sendBack }) =>
        reader.read((reading) => sendBack({ type: 'session.read', reading })),
      ),
      watchSession: fromCallback<SessionEvent>(({ sendBack }) =>
        reader.watch((reading) => sendBack({ type: 'session.read', reading })),
      ),
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
      setUser: assign(({ event }) => {
        const { cause, user } = eventOf(event, 'session.authenticated');
        return { user, cause, errorText: '' };
      }),
      clearUser: assign({ user: undefined, cause: 'loggedOut', errorText: '' }),
      setError: assign({ errorText: (_, { text }: { text: string }) => text }),
      announceChange: sendTo(
        ({ context }) => context.listener,
        ({ context: { user, cause = 'otherTab' } }) => ({ type: 'session.changed', user, cause }),
      ),
    },
    guards: {
      isUnchanged: ({ context }, { reading }: Read) =>
        context.cause !== undefined && isSameUser(userOf(reading), context.user),
      isLoggedIn: (_, { reading }: Read) => reading.kind === 'loggedIn',
      isChangedUser: ({ context }, { reading }: Read) =>
        reading.kind === 'loggedIn' && !isSameUser(reading.user, context.user),
      isLoggedOut: (_, { output }: { output: boolean }) => output,
    },
  }).createMachine({
    id: 'session',
    description: 'The user who is logged in, if any.',
    context: ({ input }) => ({ ...input, user: undefined, cause: undefined, errorText: '' }),
    initial: 'loading',
    invoke: {
      id: 'watchSession',
      src: 'watchSession',
      onError: { description: 'This tab does not follow other tabs; a reload reads the session again.' },
    },
    on: {
      'session.clearError': { actions: { type: 'setError', params: { text: '' } } },
      'session.read': [
        { guard: { type: 'isUnchanged', params: ({ event }) => event } },
        {
          guard: { type: 'isLoggedIn', params: ({ event }) => event },
          target: '.loggedIn',
          actions: [{ type: 'follow', params: ({ event }) => event }, 'announceChange'],
        },
        {
          target: '.loggedOut',
          actions: [{ type: 'follow', params: ({ event }) => event }, 'announceChange'],
        },
      ],
      'session.authenticated': { target: '.loggedIn', actions: ['setUser', 'announceChange'] },
    },
    states: {
      loading: {
        description: 'Waits for the saved session to be read.',
        invoke: {
          id: 'readSession',
          src: 'readSession',
          onError: {
            target: 'loggedOut',
            actions: [{ type: 'follow', params: { reading: { kind: 'failed' } } }, 'announceChange'],
          },
        },
      },
      loggedOut: { description: 'Waits for a login or a registration.' },
      loggedIn: {
        description: 'Waits for the user to log out.',
        tags: ['loggedIn'],
        on: { 'session.logOut': { target: 'loggingOut' } },
      },
      loggingOut: {
        description: 'Waits for the stored session to be removed.',
        tags: ['loggedIn'],
        invoke: {
          id: 'logOut',
          src: 'logOut',
          onDone: [
            {
              guard: { type: 'isLoggedOut', params: ({ event }) => event },
              target: 'loggedOut',
              actions: ['clearUser', 'announceChange'],
            },
            { target: 'loggedIn', actions: { type: 'setError', params: { text: LOG_OUT_FAILED } } },
          ],
          onError: { target: 'loggedIn', actions: { type: 'setError', params: { text: LOG_OUT_FAILED } } },
        },
        on: {
          'session.read': {
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
