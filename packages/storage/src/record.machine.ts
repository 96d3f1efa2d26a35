/**
 * Keeps one stored record and this tab's picture of it in step (STO-2, STO-3, STO-4).
 * A command shows at once and is stored as soon as the other tabs let go; every write starts from the freshest stored
 * value. What storage refuses stays pending, shows as if it were stored, and goes with the next write.
 * `record.flush` stores what is pending without waiting for the other tabs: the page is going away. A detached record
 * lives in this tab's memory from then on, and leaves storage as it is.
 */
import type { Listener } from '@loomwright/kit';
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { KeyValueStore, RefusalReason } from './key-value-store.ts';
import { changeRecord, type Log, loadRecord, type RecordCodec, type RecordOutcome } from './record.ts';
import { applyCommand, createReplica, followStored, type Reduce, type Replica } from './replica.ts';

/**
 * What a record says to its listener: its value as it is to be shown, `isStored` when nothing waits to be stored; and
 * that this browser does not keep it.
 */
export type RecordFact<T> =
  | { readonly type: 'record.updated'; readonly key: string; readonly value: T; readonly isStored: boolean }
  | { readonly type: 'record.refused'; readonly key: string; readonly reason: RefusalReason };

export type RecordEvent<T, C> =
  | { readonly type: 'record.apply'; readonly command: C }
  | { readonly type: 'record.flush' }
  | { readonly type: 'record.detach' }
  | { readonly type: 'record.changedElsewhere'; readonly outcome: RecordOutcome<T> }
  | { readonly type: 'record.flushed'; readonly outcome: RecordOutcome<T> };

export interface RecordInput<T, C> {
  readonly listener: Listener<RecordFact<T>>;
  readonly codec: RecordCodec<T>;
  /** What it held when it was last seen, for storage that will not be read. */
  readonly known?: T | undefined;
  /** Given before the record was opened. */
  readonly commands?: readonly C[];
  /** Whether it is to be read, but never written. */
  readonly isDetached?: boolean;
}

export interface RecordContext<T, C> {
  readonly listener: Listener<RecordFact<T>>;
  readonly codec: RecordCodec<T>;
  readonly replica: Replica<T, C>;
  readonly isDetached: boolean;
}

/** The world a record lives in, and what its commands mean. */
export interface RecordPorts<T, C> {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly reduce: Reduce<T, C>;
  /** False while a change of several keys is unfinished, which a turn brings to its end first. */
  readonly isInOrder?: () => boolean;
}

interface Change<T, C> {
  readonly codec: RecordCodec<T>;
  readonly commands: readonly C[];
}

export const createRecordMachine = <T, C>({
  store,
  log,
  reduce,
  isInOrder = () => true,
}: RecordPorts<T, C>) => {
  const change = ({ codec, commands }: Change<T, C>) => changeRecord(store, codec, reduce, commands, log);
  // Without a turn only where storage is in order and what it holds can be read.
  const canFlush = (codec: RecordCodec<T>): boolean => {
    if (!isInOrder()) return false;
    if (codec.isPrepared()) return true;
    const found = store.read(codec.key);
    return found.kind !== 'found' || codec.decode(found.text) !== undefined;
  };

  return setup({
    types: {
      context: {} as RecordContext<T, C>,
      events: {} as RecordEvent<T, C>,
      input: {} as RecordInput<T, C>,
    },
    actors: {
      readRecord: fromPromise<RecordOutcome<T>, RecordCodec<T>>(async ({ input: codec, signal }) => {
        const found = store.read(codec.key);
        if (found.kind !== 'found') return loadRecord(store, codec, log);
        await codec.prepare();
        // Moving unreadable data writes: two tabs that start together must not both do it.
        return codec.decode(found.text) === undefined
          ? store.exclusively(codec.key, () => loadRecord(store, codec, log), signal)
          : loadRecord(store, codec, log);
      }),
      writeRecord: fromPromise<RecordOutcome<T>, Change<T, C>>(async ({ input, signal }) => {
        await input.codec.prepare();
        return store.exclusively(input.codec.key, () => change(input), signal);
      }),
      flushRecord: fromCallback<RecordEvent<T, C>, Change<T, C>>(({ input, sendBack }) => {
        const { codec } = input;
        const finish = (outcome: RecordOutcome<T>) => sendBack({ type: 'record.flushed', outcome });
        if (canFlush(codec)) return finish(change(input));
        // Goes on when this actor is stopped: the page may stay, with another record in its place.
        codec
          .prepare()
          .then(() => store.exclusively(codec.key, () => change(input), new AbortController().signal))
          .then(finish, () => finish({ kind: 'refused', reason: 'blocked' }));
      }),
      watchRecord: fromCallback<RecordEvent<T, C>, RecordCodec<T>>(({ input: codec, sendBack }) =>
        store.watch(codec.key, () => {
          const tell = () =>
            sendBack({ type: 'record.changedElsewhere', outcome: loadRecord(store, codec, log) });
          if (codec.isPrepared()) tell();
          // What cannot be read yet is read with the next change, or not at all.
          else codec.prepare().then(tell, () => {});
        }),
      ),
    },
    actions: {
      detach: assign({ isDetached: true }),
      addPending: assign({
        replica: ({ context }, params: { command: C }) =>
          applyCommand(context.replica, params.command, reduce),
      }),
      follow: assign({
        replica: ({ context: { replica } }, { outcome }: { outcome: RecordOutcome<T> }) =>
          outcome.kind === 'stored' ? followStored(replica, outcome.value, outcome.settled, reduce) : replica,
      }),
      sayUpdated: sendTo(
        ({ context }) => context.listener,
        ({ context: { codec, replica } }) => ({
          type: 'record.updated',
          key: codec.key,
          value: replica.value,
          isStored: replica.pending.length === 0,
        }),
      ),
      sayRefused: sendTo(
        ({ context }) => context.listener,
        ({ context }, { outcome }: { outcome?: RecordOutcome<T> }) => ({
          type: 'record.refused',
          key: context.codec.key,
          reason: outcome?.kind === 'refused' ? outcome.reason : 'blocked',
        }),
      ),
    },
    guards: {
      isDetached: ({ context }) => context.isDetached,
      isRefused: (_, { outcome }: { outcome: RecordOutcome<T> }) => outcome.kind === 'refused',
      canFlush: ({ context }) => !context.isDetached && context.replica.pending.length > 0,
      hasPending: ({ context }) => context.replica.pending.length > 0,
      hasMorePending: ({ context }, { outcome }: { outcome: RecordOutcome<T> }) =>
        outcome.kind === 'stored' && context.replica.pending.length > outcome.settled,
    },
  }).createMachine({
    id: 'record',
    description: 'One stored record and the picture this tab has of it.',
    context: ({ input: { listener, codec, known, commands = [], isDetached = false } }) => ({
      listener,
      codec,
      replica: commands.reduce(
        (replica, command) => applyCommand(replica, command, reduce),
        createReplica<T, C>(known ?? codec.initial),
      ),
      isDetached,
    }),
    initial: 'reading',
    invoke: {
      id: 'watchRecord',
      src: 'watchRecord',
      input: ({ context }) => context.codec,
      onError: { actions: { type: 'sayRefused', params: {} } },
    },
    on: {
      'record.apply': { actions: [{ type: 'addPending', params: ({ event }) => event }, 'sayUpdated'] },
      'record.detach': { target: '.detached' },
    },
    states: {
      reading: {
        description: 'The first look at storage; commands wait and nothing is shown yet.',
        invoke: {
          id: 'readRecord',
          src: 'readRecord',
          input: ({ context }) => context.codec,
          onDone: [
            {
              guard: 'isDetached',
              target: 'detached',
              actions: [{ type: 'follow', params: ({ event }) => ({ outcome: event.output }) }, 'sayUpdated'],
            },
            {
              guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
              target: 'idle',
              actions: [
                'sayUpdated',
                { type: 'sayRefused', params: ({ event }) => ({ outcome: event.output }) },
              ],
            },
            {
              guard: 'hasPending',
              target: 'writing',
              actions: [{ type: 'follow', params: ({ event }) => ({ outcome: event.output }) }, 'sayUpdated'],
            },
            {
              target: 'idle',
              actions: [{ type: 'follow', params: ({ event }) => ({ outcome: event.output }) }, 'sayUpdated'],
            },
          ],
          onError: [
            { guard: 'isDetached', target: 'detached', actions: 'sayUpdated' },
            { target: 'idle', actions: ['sayUpdated', { type: 'sayRefused', params: {} }] },
          ],
        },
        on: {
          'record.apply': { actions: { type: 'addPending', params: ({ event }) => event } },
          'record.detach': { actions: 'detach' },
          // What was read on the way may be old already.
          'record.changedElsewhere': { target: 'reading', reenter: true },
          'record.flush': { guard: 'canFlush', target: 'flushing' },
        },
      },
      idle: {
        description: 'In step with storage, but for what storage refused.',
        on: {
          'record.apply': {
            target: 'writing',
            actions: [{ type: 'addPending', params: ({ event }) => event }, 'sayUpdated'],
          },
          'record.changedElsewhere': {
            actions: [{ type: 'follow', params: ({ event }) => event }, 'sayUpdated'],
          },
          'record.flush': { guard: 'hasPending', target: 'flushing' },
        },
      },
      writing: {
        description: 'Waiting for its turn among the tabs, then storing what is pending.',
        invoke: {
          id: 'writeRecord',
          src: 'writeRecord',
          input: ({ context: { codec, replica } }) => ({ codec, commands: replica.pending }),
          onDone: [
            {
              guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
              target: 'idle',
              actions: [
                'sayUpdated',
                { type: 'sayRefused', params: ({ event }) => ({ outcome: event.output }) },
              ],
            },
            {
              guard: { type: 'hasMorePending', params: ({ event }) => ({ outcome: event.output }) },
              target: 'writing',
              reenter: true,
              actions: [{ type: 'follow', params: ({ event }) => ({ outcome: event.output }) }, 'sayUpdated'],
            },
            {
              target: 'idle',
              actions: [{ type: 'follow', params: ({ event }) => ({ outcome: event.output }) }, 'sayUpdated'],
            },
          ],
          onError: { target: 'idle', actions: ['sayUpdated', { type: 'sayRefused', params: {} }] },
        },
        on: {
          'record.changedElsewhere': {
            actions: [{ type: 'follow', params: ({ event }) => event }, 'sayUpdated'],
          },
          'record.flush': { target: 'flushing' },
        },
      },
      flushing: {
        description: 'Stores what is pending at once, without waiting for a turn: the page is going away.',
        invoke: {
          id: 'flushRecord',
          src: 'flushRecord',
          input: ({ context: { codec, replica } }) => ({ codec, commands: replica.pending }),
          onError: { target: 'idle', actions: ['sayUpdated', { type: 'sayRefused', params: {} }] },
        },
        on: {
          'record.changedElsewhere': {
            actions: [{ type: 'follow', params: ({ event }) => event }, 'sayUpdated'],
          },
          'record.flushed': [
            {
              guard: { type: 'isRefused', params: ({ event }) => event },
              target: 'idle',
              actions: ['sayUpdated', { type: 'sayRefused', params: ({ event }) => event }],
            },
            {
              guard: { type: 'hasMorePending', params: ({ event }) => event },
              target: 'writing',
              actions: [{ type: 'follow', params: ({ event }) => event }, 'sayUpdated'],
            },
            {
              target: 'idle',
              actions: [{ type: 'follow', params: ({ event }) => event }, 'sayUpdated'],
            },
          ],
        },
      },
      detached: {
        description: 'Storage is left as it is: what is given here stays in this tab.',
      },
    },
  });
};
