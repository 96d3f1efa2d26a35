/** Locks the form on an open page; a lock counts down even if the clock is changed (LGN-3, LGN-4). */
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
  endLocally,
  followLockout,
  hasExpired,
  isLocked,
  type LockoutReading,
  type LockWatch,
  readClock,
  TICK_MS,
} from './lock-watch.ts';
import type { Lockout } from './lockout.ts';
import type { LockoutRecord } from './lockout-record.ts';

export interface LockPorts {
  readonly lockout: Pick<LockoutRecord, 'ask' | 'send'>;
  readonly now: () => number;
}

export type FormLockEvent =
  | { readonly type: 'form.lock'; readonly clearedField: 'password' }
  | { readonly type: 'form.unlock' };

export interface LockInput {
  readonly form: ActorRef<Snapshot<unknown>, FormLockEvent, FormEmitted>;
}

export interface LockContext extends LockInput {
  readonly watch: LockWatch;
}

export type LockEvent =
  | ({ readonly type: 'lockout.followed' } & LockoutReading)
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
        // Ends an expired lock. If this fails, the next login attempt ends it.
        const controller = new AbortController();
        lockout.ask({ kind: 'see', at: now() }, controller.signal).catch(() => {});
        return () => controller.abort();
      }),
      readClock: fromCallback<LockEvent>(({ sendBack }) => sendBack({ type: 'clock.ticked', at: now() })),
      // Not aborted when the page is left, so that the end of the lock is always stored.
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
      endLocally: assign({ watch: ({ context }) => endLocally(context.watch) }),
      announceEnd: assign({ watch: ({ context }) => announceEnd(context.watch) }),
      lockForm: sendTo(({ context }) => context.form, { type: 'form.lock', clearedField: 'password' }),
      unlockForm: sendTo(({ context }) => context.form, { type: 'form.unlock' }),
    },
    guards: {
      isLocked: ({ context }) => isLocked(context.watch),
      isFree: ({ context }) => !isLocked(context.watch),
      hasExpired: ({ context }) => hasExpired(context.watch),
    },
    delays: { tickMs: TICK_MS },
  }).createMachine({
    id: 'lock',
    description: 'Locks the login form.',
    context: ({ input }) => ({ ...input, watch: EMPTY_WATCH }),
    initial: 'unlocked',
    invoke: {
      id: 'followLockout',
      src: 'followLockout',
      onError: {
        description: 'Other tabs are not followed; every attempt still starts from the stored lockout.',
      },
    },
    on: { 'lockout.followed': { actions: { type: 'follow', params: ({ event }) => event } } },
    states: {
      unlocked: {
        description: 'Waits for a lock.',
        always: { guard: 'isLocked', target: 'locked' },
      },
      locked: {
        description: 'Waits for the lock to end, on this page or in another tab.',
        entry: 'lockForm',
        exit: 'unlockForm',
        initial: 'waiting',
        always: { guard: 'isFree', target: 'unlocked', actions: 'announceEnd' },
        states: {
          waiting: {
            description: 'Reads the clock, then waits for a second.',
            invoke: {
              id: 'readClock',
              src: 'readClock',
              onError: { description: 'Counts seconds without the clock.' },
            },
            always: { guard: 'hasExpired', target: 'ending' },
            on: { 'clock.ticked': { actions: { type: 'readClock', params: ({ event }) => event } } },
            after: { tickMs: { target: 'waiting', reenter: true, actions: 'countSecond' } },
          },
          ending: {
            description: 'Waits for the end of the lock to be stored for every tab.',
            invoke: {
              id: 'endLock',
              src: 'endLock',
              input: ({ context }) => context.watch.lockout,
              onDone: {
                target: 'waiting',
                actions: { type: 'follow', params: ({ event }) => event.output },
              },
              onError: { target: 'waiting', actions: 'endLocally' },
            },
          },
        },
      },
    },
  });

export type LockMachine = ReturnType<typeof createLockMachine>;
export type LockSnapshot = SnapshotFrom<LockMachine>;
