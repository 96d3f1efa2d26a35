/**
 * The lock of the login form on an open page (LGN-3, LGN-4). It follows the stored lockout, locks the form while there is a
 * lock, and announces its start, its last seconds and its end. A lock runs down second by second, whatever happens to the
 * clock, and its end is stored for every tab.
 */
import type { FormEmitted } from '@loomwright/form';
import type { RecordFact } from '@loomwright/storage';
import {
  type ActorRef,
  assign,
  fromCallback,
  fromPromise,
  type Snapshot,
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
  isLocked,
  isRunDown,
  type LockoutReading,
  type LockWatch,
  readClock,
  TICK_MS,
} from './lock-watch.ts';
import type { Lockout } from './lockout.ts';
import type { LockoutRecord } from './lockout-record.ts';

export interface LockPorts {
  readonly lockout: Pick<LockoutRecord, 'ask' | 'send'>;
  /** Whole milliseconds since 1970, by the user's clock. */
  readonly now: () => number;
}

/** What the form is told: it has no submit while it is locked, and empties the password. */
export type FormLockEvent =
  | { readonly type: 'form.lock'; readonly emptied: 'password' }
  | { readonly type: 'form.unlock' };

export interface LockInput {
  readonly form: ActorRef<Snapshot<unknown>, FormLockEvent, FormEmitted>;
}

export interface LockContext extends LockInput {
  readonly watch: LockWatch;
}

export type LockEvent =
  /** The stored lockout, first as it was found and then after every change. */
  | ({ readonly type: 'lockout.followed' } & LockoutReading)
  /** The user's clock, in whole milliseconds since 1970. */
  | { readonly type: 'clock.ticked'; readonly at: number };

export const createLockMachine = ({ lockout, now }: LockPorts) =>
  setup({
    types: { context: {} as LockContext, events: {} as LockEvent, input: {} as LockInput },
    actors: {
      followLockout: fromCallback<RecordFact<Lockout>>(({ receive, self, sendBack }) => {
        receive((fact) => {
          if (fact.type === 'record.updated')
            sendBack({ type: 'lockout.followed', lockout: fact.value, at: now() });
        });
        lockout.send({ type: 'record.follow', listener: self });
        // A lock that is over ends. What cannot be read now is read with the next attempt.
        const controller = new AbortController();
        lockout.ask({ kind: 'see', at: now() }, controller.signal).catch(() => {});
        return () => controller.abort();
      }),
      readClock: fromCallback<LockEvent>(({ sendBack }) => sendBack({ type: 'clock.ticked', at: now() })),
      // Stored also when the page is left by then, or a reading says that the lock is over.
      endLock: fromPromise<LockoutReading, Lockout>(async ({ input: ended }) => {
        const { signal } = new AbortController();
        const { after } = await lockout.ask({ kind: 'see', at: now(), ended }, signal);
        return { lockout: after, at: now() };
      }),
    },
    actions: {
      follow: assign({
        watch: ({ context }, reading: LockoutReading) => followLockout(context.watch, reading),
      }),
      readClock: assign({ watch: ({ context }, { at }: { at: number }) => readClock(context.watch, at) }),
      countSecond: assign({ watch: ({ context }) => countSecond(context.watch) }),
      endHere: assign({ watch: ({ context }) => endHere(context.watch) }),
      announceEnd: assign({ watch: ({ context }) => announceEnd(context.watch) }),
      lockForm: sendTo(({ context }) => context.form, { type: 'form.lock', emptied: 'password' }),
      unlockForm: sendTo(({ context }) => context.form, { type: 'form.unlock' }),
    },
    guards: {
      isLocked: ({ context }) => isLocked(context.watch),
      isFree: ({ context }) => !isLocked(context.watch),
      isRunDown: ({ context }) => isRunDown(context.watch),
    },
    delays: { tickMs: TICK_MS },
  }).createMachine({
    id: 'lock',
    description: 'The lock of the login form.',
    context: ({ input }) => ({ ...input, watch: EMPTY_WATCH }),
    initial: 'free',
    invoke: {
      id: 'followLockout',
      src: 'followLockout',
      onError: { description: 'Other tabs are not followed; every attempt starts from what is stored.' },
    },
    on: { 'lockout.followed': { actions: { type: 'follow', params: ({ event }) => event } } },
    states: {
      free: {
        description: 'Waits until there is a lock.',
        always: { guard: 'isLocked', target: 'locked' },
      },
      locked: {
        description: 'Waits until the lock is over, on this page or in another tab.',
        entry: 'lockForm',
        exit: 'unlockForm',
        initial: 'waiting',
        always: { guard: 'isFree', target: 'free', actions: 'announceEnd' },
        states: {
          waiting: {
            description: 'Reads the clock, then waits a second.',
            invoke: {
              id: 'readClock',
              src: 'readClock',
              onError: { description: 'Seconds are counted without the clock.' },
            },
            always: { guard: 'isRunDown', target: 'ending' },
            on: { 'clock.ticked': { actions: { type: 'readClock', params: ({ event }) => event } } },
            after: { tickMs: { target: 'waiting', reenter: true, actions: 'countSecond' } },
          },
          ending: {
            description: 'The lock ran down: waits until its end is stored for every tab.',
            invoke: {
              id: 'endLock',
              src: 'endLock',
              input: ({ context }) => context.watch.lockout,
              onDone: {
                target: 'waiting',
                actions: { type: 'follow', params: ({ event }) => event.output },
              },
              onError: { target: 'waiting', actions: 'endHere' },
            },
          },
        },
      },
    },
  });

export type LockMachine = ReturnType<typeof createLockMachine>;
export type LockSnapshot = SnapshotFrom<LockMachine>;
