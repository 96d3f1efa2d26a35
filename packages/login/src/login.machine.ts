/**
 * The login form (LGN-1 to LGN-4, AUT-7, FRM-3, FRM-4).
 * An attempt is counted in the stored lockout before the session checks it, so that no number of tabs or reloads gets
 * more than three tries, and given back unless it was a mismatch. While it is under way there is no submit at all. A
 * lock is stored with its end; on an open page it also runs down second by second, whatever happens to the clock.
 * Passwords pass through in events, as `Secret`, and are never kept (STO-5). Going on is the site's.
 */
import { hasFieldErrors } from '@loomwright/kit';
import type { RefusalReason } from '@loomwright/storage';
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
import {
  EMPTY_WATCH,
  endHere,
  followLockout,
  isRunDown,
  type LockWatch,
  sayEnded,
  startCountdown,
  TICK_MS,
  tick,
} from './lock-watch.ts';
import type { Lockout } from './lockout.ts';
import {
  type CountReading,
  createLockoutBook,
  type LockoutReading,
  type LoginPorts,
} from './lockout-book.ts';
import type { LogInEvent, LoginEvent, LoginFact, LoginInput, SessionReply } from './login-events.ts';
import {
  beginAttempt,
  countFailure,
  EMPTY_FORM,
  editField,
  failChecks,
  isClear,
  type LoginField,
  type LoginForm,
  type LoginValues,
  leaveField,
  lockForm,
  loginErrors,
  reject,
} from './login-form.ts';

export interface LoginContext extends LoginInput {
  readonly form: LoginForm;
  readonly lock: LockWatch;
  /** Why storage would not keep the lockout, until the listener is told. */
  readonly refused: RefusalReason | undefined;
}

type InField = { readonly field: LoginField };
type Rejected = { readonly answer?: SessionReply };

const toValues = (event: LoginEvent): LoginValues => {
  assertEvent(event, 'login.submit');
  return { email: event.email, password: event.password };
};

export const createLoginMachine = (ports: LoginPorts) => {
  const book = createLockoutBook(ports);

  return setup({
    types: { context: {} as LoginContext, events: {} as LoginEvent, input: {} as LoginInput },
    actors: {
      watchLockout: fromCallback<LoginEvent>(({ sendBack }) =>
        book.watch((reading) => sendBack({ type: 'lockout.changedElsewhere', reading })),
      ),
      checkLockout: fromPromise<LockoutReading>(({ signal }) => book.check(signal)),
      countAttempt: fromPromise<LoginValues & CountReading, LoginValues>(async ({ input, signal }) => ({
        ...input,
        ...(await book.count(signal)),
      })),
      resetLockout: fromPromise<LockoutReading>(book.reset),
      refundAttempt: fromPromise<LockoutReading>(book.refund),
      endLock: fromPromise<LockoutReading, Lockout>(({ input }) => book.end(input)),
    },
    actions: {
      showErrors: assign({ form: ({ context }, values: LoginValues) => failChecks(context.form, values) }),
      beginAttempt: assign({ form: ({ context }) => beginAttempt(context.form) }),
      countFailure: assign({ form: ({ context }) => countFailure(context.form) }),
      keepRejection: assign({ form: ({ context }, { answer }: Rejected) => reject(context.form, answer) }),
      lockForm: assign({ form: ({ context }) => lockForm(context.form) }),
      forgetError: assign({ form: ({ context }, edited: InField) => editField(context.form, edited.field) }),
      checkField: assign({
        form: ({ context }, left: InField & LoginValues) => leaveField(context.form, left.field, left),
      }),
      askSession: sendTo(
        ({ context }) => context.session,
        ({ self }, { email, password }: LoginValues): LogInEvent => ({
          type: 'session.signIn',
          kind: 'logIn',
          email,
          password,
          replyTo: self,
        }),
      ),
      follow: assign(({ context }, { reading }: { reading: LockoutReading }) => ({
        lock: followLockout(context.lock, reading.value, ports.now()),
        refused: reading.refused,
      })),
      startCountdown: assign({ lock: ({ context }) => startCountdown(context.lock, ports.now()) }),
      tick: assign({ lock: ({ context }) => tick(context.lock, ports.now()) }),
      endHere: assign({ lock: ({ context }) => endHere(context.lock, ports.now()) }),
      sayEnded: assign({ lock: ({ context }) => sayEnded(context.lock) }),
      sayRefused: sendTo(
        ({ context }) => context.listener,
        ({ context }): LoginFact => ({ type: 'storage.refused', reason: context.refused ?? 'blocked' }),
      ),
      forgetRefusal: assign({ refused: undefined }),
    },
    guards: {
      isInOrder: (_, values: LoginValues) => !hasFieldErrors(loginErrors(values)),
      isClear: ({ context }) => isClear(context.form),
      hasProblem: ({ context }) => !isClear(context.form),
      isCounted: (_, attempt: { isCounted: boolean }) => attempt.isCounted,
      isAccepted: (_, answer: SessionReply) => answer.isAccepted,
      isMismatch: (_, answer: SessionReply) => !answer.isAccepted && answer.isMismatch,
      isLocked: ({ context }) => context.lock.lockout.lockedUntil !== null,
      isFree: ({ context }) => context.lock.lockout.lockedUntil === null,
      isRunDown: ({ context }) => isRunDown(context.lock),
      isRefused: ({ context }) => context.refused !== undefined,
    },
    delays: { tickMs: TICK_MS },
  }).createMachine({
    id: 'login',
    description: 'The login form.',
    context: ({ input }) => ({ ...input, form: EMPTY_FORM, lock: EMPTY_WATCH, refused: undefined }),
    initial: 'open',
    invoke: {
      id: 'watchLockout',
      src: 'watchLockout',
      onError: { description: 'Other tabs are not followed; every attempt starts from what is stored.' },
    },
    always: { guard: 'isRefused', actions: ['sayRefused', 'forgetRefusal'] },
    on: {
      'lockout.changedElsewhere': { actions: { type: 'follow', params: ({ event }) => event } },
      'login.editField': { actions: { type: 'forgetError', params: ({ event }) => event } },
      'login.leaveField': { actions: { type: 'checkField', params: ({ event }) => event } },
    },
    states: {
      open: {
        description: 'The form is there to be filled in and submitted.',
        initial: 'checking',
        always: { guard: 'isLocked', target: 'locked' },
        on: {
          'login.submit': [
            {
              guard: { type: 'isInOrder', params: ({ event }) => event },
              target: 'submitting',
              actions: 'beginAttempt',
            },
            { actions: { type: 'showErrors', params: ({ event }) => event } },
          ],
        },
        states: {
          checking: {
            description: 'The stored lockout is being looked at; a submit need not wait, for it looks again.',
            invoke: {
              id: 'checkLockout',
              src: 'checkLockout',
              onDone: {
                target: 'idle',
                actions: { type: 'follow', params: ({ event }) => ({ reading: event.output }) },
              },
              onError: { target: 'idle' },
            },
          },
          idle: {
            description: 'Nothing to complain of.',
            always: { guard: 'hasProblem', target: 'error' },
          },
          error: {
            description: 'Something is wrong and shown, until it is mended.',
            always: { guard: 'isClear', target: 'idle' },
          },
        },
      },
      submitting: {
        description: 'An attempt is under way: there is nothing to submit until it is over.',
        initial: 'counting',
        states: {
          counting: {
            description: 'The attempt waits for its turn among the tabs and is counted.',
            invoke: {
              id: 'countAttempt',
              src: 'countAttempt',
              input: ({ event }) => toValues(event),
              onDone: [
                {
                  guard: { type: 'isCounted', params: ({ event }) => event.output },
                  target: 'asking',
                  actions: [
                    { type: 'follow', params: ({ event }) => event.output },
                    { type: 'askSession', params: ({ event }) => event.output },
                  ],
                },
                {
                  target: '#login.locked',
                  actions: [{ type: 'follow', params: ({ event }) => event.output }, 'countFailure'],
                },
              ],
              onError: {
                target: '#login.open.error',
                actions: [{ type: 'keepRejection', params: {} }, 'countFailure'],
              },
            },
          },
          asking: {
            description: 'The session checks the attempt. Locks of other tabs wait until it has answered.',
            on: {
              'session.replied': [
                { guard: { type: 'isAccepted', params: ({ event }) => event }, target: 'resetting' },
                {
                  guard: { type: 'isMismatch', params: ({ event }) => event },
                  target: '#login.open.error',
                  actions: [
                    { type: 'keepRejection', params: ({ event }) => ({ answer: event }) },
                    'countFailure',
                  ],
                },
                {
                  target: 'refunding',
                  actions: { type: 'keepRejection', params: ({ event }) => ({ answer: event }) },
                },
              ],
            },
          },
          resetting: {
            description: 'The person is signed in: what was counted is forgotten.',
            invoke: {
              id: 'resetLockout',
              src: 'resetLockout',
              onDone: {
                target: '#login.finished',
                actions: { type: 'follow', params: ({ event }) => ({ reading: event.output }) },
              },
              onError: { target: '#login.finished' },
            },
          },
          refunding: {
            description: 'The attempt was no mismatch: its count is given back.',
            invoke: {
              id: 'refundAttempt',
              src: 'refundAttempt',
              onDone: {
                target: '#login.open.error',
                actions: [
                  { type: 'follow', params: ({ event }) => ({ reading: event.output }) },
                  'countFailure',
                ],
              },
              onError: { target: '#login.open.error', actions: 'countFailure' },
            },
          },
        },
      },
      locked: {
        description: 'Too many attempts: nothing can be submitted until the lock is over, here or elsewhere.',
        entry: ['lockForm', 'startCountdown'],
        initial: 'waiting',
        always: { guard: 'isFree', target: 'open.idle', actions: 'sayEnded' },
        states: {
          waiting: {
            description: 'Counting down by the second.',
            always: { guard: 'isRunDown', target: 'ending' },
            after: { tickMs: { target: 'waiting', reenter: true, actions: 'tick' } },
          },
          ending: {
            description: 'The lock ran down here: its end is stored, for every tab.',
            invoke: {
              id: 'endLock',
              src: 'endLock',
              input: ({ context }) => context.lock.lockout,
              onDone: {
                target: 'waiting',
                actions: { type: 'follow', params: ({ event }) => ({ reading: event.output }) },
              },
              onError: { target: 'waiting', actions: 'endHere' },
            },
          },
        },
      },
      finished: { description: 'The person is signed in: the site goes on from here.' },
    },
  });
};

export type LoginMachine = ReturnType<typeof createLoginMachine>;
export type LoginActor = ActorRefFrom<LoginMachine>;
export type LoginSnapshot = SnapshotFrom<LoginMachine>;
