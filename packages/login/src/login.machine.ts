/**
 * The login form (LGN-1 to LGN-4, AUT-7, FRM-3, FRM-4).
 * An attempt is counted in the stored lockout before the session checks it, so that no number of tabs or reloads gets
 * more than three tries, and given back unless it was a mismatch; the session resets the lockout when it accepts. While it
 * is on its way there is no submit. A lock also runs down second by second on an open page, whatever happens to the clock.
 * Passwords never enter the context (STO-5).
 */
import {
  beginSubmit,
  EMPTY_FORM,
  editField,
  type FormEmitted,
  type FormEvent,
  failChecks,
  leaveField,
} from '@loomwright/form';
import { hasFieldErrors, type Listener, type LogInEvent, type SessionReply } from '@loomwright/kit';
import {
  assertEvent,
  assign,
  emit,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import {
  announceEnd,
  countSecond,
  EMPTY_WATCH,
  endHere,
  followLockout,
  forgetEnd,
  isLocked,
  isRunDown,
  type LockWatch,
  readClock,
  TICK_MS,
} from './lock-watch.ts';
import type { Lockout } from './lockout.ts';
import type { CountReading, LockoutReading, LockoutStore } from './lockout-store.ts';
import {
  isClear,
  isMismatch,
  type LoginField,
  type LoginForm,
  type LoginValues,
  lockForm,
  loginErrors,
  rejectAttempt,
} from './login-form.ts';
import { createReplyRelay } from './reply-relay.ts';

export interface LoginPorts {
  readonly lockout: LockoutStore;
  /** Whole milliseconds since 1970, by the user's clock. */
  readonly now: () => number;
}

export interface LoginInput {
  /** Replies to a request to log in once, with `session.replied`. */
  readonly session: Listener<LogInEvent>;
}

export type LoginEvent =
  | Extract<FormEvent<LoginValues, LoginField>, { readonly type: 'form.submit' | 'form.edit' | 'form.leave' }>
  /** The stored lockout, first as it was found and then after every change in another tab. */
  | ({ readonly type: 'lockout.followed' } & LockoutReading)
  /** The user's clock, in whole milliseconds since 1970. */
  | { readonly type: 'lockout.ticked'; readonly at: number }
  | SessionReply;

export interface LoginContext extends LoginInput {
  readonly form: LoginForm;
  /** Whether the form's message is about a mismatch: the remaining attempts are shown beside it (LGN-3). */
  readonly isMismatch: boolean;
  /** Why the session refused an attempt that is being given back. */
  readonly refusal?: SessionReply | undefined;
  readonly lock: LockWatch;
}

type Typed = { readonly values: LoginValues };
type InField = Typed & { readonly field: LoginField };

interface Attempt extends LoginInput, Typed {
  readonly form: Listener<SessionReply>;
}

const refuse = {
  type: 'reject',
  params: ({ context }: { readonly context: LoginContext }) => context.refusal,
} as const;

export const createLoginMachine = ({ lockout, now }: LoginPorts) =>
  setup({
    types: {
      context: {} as LoginContext,
      events: {} as LoginEvent,
      input: {} as LoginInput,
      emitted: {} as FormEmitted,
    },
    actors: {
      followLockout: fromCallback<LoginEvent>(({ sendBack }) =>
        lockout.follow((reading) => sendBack({ type: 'lockout.followed', ...reading })),
      ),
      askSession: fromCallback<{ readonly type: 'attempt.counted' }, Attempt>(({ input, receive }) => {
        const { form, session, values } = input;
        const { replyTo, leave } = createReplyRelay(form, lockout);
        receive(() => session.send({ type: 'session.signIn', kind: 'logIn', ...values, replyTo }));
        return leave;
      }),
      countAttempt: fromPromise<CountReading>(({ signal }) => lockout.count(signal)),
      refundAttempt: fromPromise<LockoutReading>(lockout.refund),
      readClock: fromCallback<LoginEvent>(({ sendBack }) => sendBack({ type: 'lockout.ticked', at: now() })),
      endLock: fromPromise<LockoutReading, Lockout>(({ input }) => lockout.end(input)),
    },
    actions: {
      failChecks: assign(({ context: { form, lock } }, { values }: Typed) => ({
        form: failChecks(form, loginErrors(values)),
        lock: forgetEnd(lock),
      })),
      beginAttempt: assign({ form: () => beginSubmit<LoginField>() }),
      edit: assign({ form: ({ context }, { field }: InField) => editField(context.form, field) }),
      checkField: assign({
        form: ({ context }, { field, values }: InField) =>
          leaveField(context.form, field, loginErrors(values)),
      }),
      askSession: sendTo('askSession', { type: 'attempt.counted' }),
      keepRefusal: assign({ refusal: (_, refusal: SessionReply) => refusal }),
      reject: assign(({ context: { form, lock } }, reply: SessionReply | undefined) => ({
        form: rejectAttempt(form, reply),
        lock: forgetEnd(lock),
        isMismatch: isMismatch(reply),
        refusal: undefined,
      })),
      lockForm: assign({ form: ({ context }) => lockForm(context.form) }),
      follow: assign({
        lock: ({ context }, reading: LockoutReading) => followLockout(context.lock, reading),
      }),
      readClock: assign({ lock: ({ context }, { at }: { at: number }) => readClock(context.lock, at) }),
      countSecond: assign({ lock: ({ context }) => countSecond(context.lock) }),
      endHere: assign({ lock: ({ context }) => endHere(context.lock) }),
      announceEnd: assign({ lock: ({ context }) => announceEnd(context.lock) }),
      emitFailure: emit({ type: 'form.failed' }),
      // What was typed since the submit stays, unless the form is locked.
      emptyPassword: emit(({ context: { form } }) => ({
        type: 'form.filled' as const,
        texts: form.edited.length > 0 ? {} : { password: '' },
      })),
    },
    guards: {
      isValid: (_, { values }: Typed) => !hasFieldErrors(loginErrors(values)),
      isClear: ({ context }) => isClear(context.form),
      hasError: ({ context }) => !isClear(context.form),
      isCounted: (_, { isCounted }: CountReading) => isCounted,
      isAccepted: (_, reply: SessionReply) => reply.isAccepted,
      isMismatch: (_, reply: SessionReply) => isMismatch(reply),
      isLocked: ({ context }) => isLocked(context.lock),
      isFree: ({ context }) => !isLocked(context.lock),
      isRunDown: ({ context }) => isRunDown(context.lock),
    },
    delays: { tickMs: TICK_MS },
  }).createMachine({
    id: 'login',
    description: 'The login form.',
    context: ({ input }) => ({ ...input, form: EMPTY_FORM, isMismatch: false, lock: EMPTY_WATCH }),
    initial: 'open',
    invoke: {
      id: 'followLockout',
      src: 'followLockout',
      onError: { description: 'Other tabs are not followed; every attempt starts from what is stored.' },
    },
    on: {
      'lockout.followed': { actions: { type: 'follow', params: ({ event }) => event } },
      'form.edit': { actions: { type: 'edit', params: ({ event }) => event } },
      'form.leave': { actions: { type: 'checkField', params: ({ event }) => event } },
    },
    states: {
      open: {
        description: 'Waits for a submit.',
        tags: ['ready'],
        initial: 'idle',
        always: { guard: 'isLocked', target: 'locked' },
        on: {
          'form.submit': [
            {
              guard: { type: 'isValid', params: ({ event }) => event },
              target: 'submitting',
              actions: 'beginAttempt',
            },
            { actions: [{ type: 'failChecks', params: ({ event }) => event }, 'emitFailure'] },
          ],
        },
        states: {
          idle: { description: 'No error is shown.', always: { guard: 'hasError', target: 'error' } },
          error: {
            description: 'The errors of the last submit are shown until their fields are edited.',
            always: { guard: 'isClear', target: 'idle' },
          },
        },
      },
      submitting: {
        description: 'An attempt is on its way; its password waits in a child.',
        initial: 'counting',
        invoke: {
          id: 'askSession',
          src: 'askSession',
          input: ({ context, event, self }) => {
            assertEvent(event, 'form.submit');
            return { session: context.session, values: event.values, form: self };
          },
          onError: { target: 'open.error', actions: ['reject', 'emitFailure'] },
        },
        states: {
          counting: {
            description: 'Waits for its turn among the tabs to count the attempt.',
            invoke: {
              id: 'countAttempt',
              src: 'countAttempt',
              onDone: [
                {
                  guard: { type: 'isCounted', params: ({ event }) => event.output },
                  target: 'asking',
                  actions: [{ type: 'follow', params: ({ event }) => event.output }, 'askSession'],
                },
                {
                  target: '#login.locked',
                  actions: [{ type: 'follow', params: ({ event }) => event.output }, 'emitFailure'],
                },
              ],
              onError: { target: '#login.open.error', actions: ['reject', 'emitFailure'] },
            },
          },
          asking: {
            description: 'Waits for the reply of the session. A lock from another tab takes effect after it.',
            on: {
              'session.replied': [
                { guard: { type: 'isAccepted', params: ({ event }) => event }, target: '#login.finished' },
                {
                  guard: { type: 'isMismatch', params: ({ event }) => event },
                  target: '#login.open.error',
                  actions: [{ type: 'reject', params: ({ event }) => event }, 'emptyPassword', 'emitFailure'],
                },
                { target: 'refunding', actions: { type: 'keepRefusal', params: ({ event }) => event } },
              ],
            },
          },
          refunding: {
            description: 'The attempt was no mismatch: waits until its count is given back, then says why.',
            invoke: {
              id: 'refundAttempt',
              src: 'refundAttempt',
              onDone: {
                target: '#login.open.error',
                actions: [{ type: 'follow', params: ({ event }) => event.output }, refuse, 'emitFailure'],
              },
              onError: { target: '#login.open.error', actions: [refuse, 'emitFailure'] },
            },
          },
        },
      },
      locked: {
        description: 'Too many attempts: waits until the lock is over, on this page or in another tab.',
        entry: ['lockForm', 'emptyPassword'],
        initial: 'waiting',
        always: { guard: 'isFree', target: 'open', actions: 'announceEnd' },
        states: {
          waiting: {
            description: 'Reads the clock, then waits a second.',
            invoke: {
              id: 'readClock',
              src: 'readClock',
              onError: { description: 'Seconds are counted without the clock.' },
            },
            always: { guard: 'isRunDown', target: 'ending' },
            on: { 'lockout.ticked': { actions: { type: 'readClock', params: ({ event }) => event } } },
            after: { tickMs: { target: 'waiting', reenter: true, actions: 'countSecond' } },
          },
          ending: {
            description: 'The lock ran down: waits until its end is stored for every tab.',
            invoke: {
              id: 'endLock',
              src: 'endLock',
              input: ({ context }) => context.lock.lockout,
              onDone: { target: 'waiting', actions: { type: 'follow', params: ({ event }) => event.output } },
              onError: { target: 'waiting', actions: 'endHere' },
            },
          },
        },
      },
      finished: { description: 'The user is logged in: the site goes on from here.' },
    },
  });

export type LoginMachine = ReturnType<typeof createLoginMachine>;
export type LoginSnapshot = SnapshotFrom<LoginMachine>;
