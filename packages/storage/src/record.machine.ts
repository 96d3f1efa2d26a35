/**
 * The one owner of a stored record in this tab (STO-2, STO-3, STO-4). A command that is applied shows at once and is
 * stored as soon as the other tabs let go; one that is asked for is answered once it is stored. Every write starts from
 * the freshest stored value. What storage refuses stays pending, shows as if it were stored, and goes with the next
 * write. `record.flush` stores what was applied without waiting for the other tabs, for a page that is hidden or closed;
 * where that is not safe it waits for a turn, until it is asked again. A detached record lives in memory alone from then on.
 */
import { type ActorRefFrom, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { KeyValueStore, RefusalReason } from './key-value-store.ts';
import { changeRecord, type Log, loadRecord, type RecordCodec, type RecordOutcome } from './record.ts';
import type { RecordEmitted, RecordEvent } from './record-events.ts';
import {
  type Answer,
  addPending,
  createReplica,
  failTurn,
  followStored,
  followTurn,
  giveUpTurn,
  type Pending,
  type Reduce,
  type Replica,
  type Turn,
  takeTurn,
} from './replica.ts';

/** One record: how its text is read and written, and what its commands mean. */
export interface RecordPorts<T, C> {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly codec: RecordCodec<T>;
  readonly reduce: Reduce<T, C>;
  /** False while a change of several keys is unfinished, which a turn finishes first. */
  readonly isInOrder?: (() => boolean) | undefined;
  /** Whether what a key belongs to was deleted: commands are given up then. */
  readonly isGone?: ((key: string) => boolean | undefined) | undefined;
  /** Its last known value, for storage that cannot be read. */
  readonly known?: T | undefined;
}

export interface RecordContext<T, C> {
  readonly replica: Replica<T, C>;
  readonly isDetached: boolean;
}

interface TurnInput<T, C> {
  readonly known: T;
  readonly taken: readonly Pending<C>[];
}

export const createRecordMachine = <T, C>({
  store,
  log,
  codec,
  reduce,
  isInOrder = () => true,
  isGone,
  known = codec.initial,
}: RecordPorts<T, C>) => {
  const { key } = codec;
  const change = (input: TurnInput<T, C>) =>
    isGone?.(key) ? giveUpTurn(input.known, input.taken) : changeRecord(store, codec, reduce, input, log);
  // Without a turn only where storage is in order and what it holds can be read.
  const canWriteNow = (): boolean => {
    if (!isInOrder()) return false;
    if (codec.isPrepared()) return true;
    const found = store.read(key);
    return found.kind !== 'found' || codec.decode(found.text) !== undefined;
  };

  return setup({
    types: {
      context: {} as RecordContext<T, C>,
      events: {} as RecordEvent<T, C>,
      emitted: {} as RecordEmitted<T>,
    },
    actors: {
      readRecord: fromPromise<RecordOutcome<T>>(async ({ signal }) => {
        const found = store.read(key);
        if (found.kind !== 'found') return loadRecord(store, codec, log);
        await codec.prepare();
        // Moving unreadable data writes: two tabs that start together must not both do it.
        return codec.decode(found.text) === undefined
          ? store.exclusively(key, () => loadRecord(store, codec, log), signal)
          : loadRecord(store, codec, log);
      }),
      writeRecord: fromPromise<Turn<T, C>, TurnInput<T, C>>(async ({ input, signal }) => {
        try {
          await codec.prepare();
          return await store.exclusively(key, () => change(input), signal);
        } catch (error) {
          return failTurn(input.known, input.taken, error);
        }
      }),
      // Within the event that asks for it: there may be no other.
      flushRecord: fromPromise<Turn<T, C>, TurnInput<T, C>>(async ({ input }) =>
        canWriteNow() ? change(input) : takeTurn(input.known, [], reduce),
      ),
      watchRecord: fromCallback<RecordEvent<T, C>>(({ sendBack }) =>
        store.watch(key, () => {
          const read = () =>
            sendBack({ type: 'record.changedElsewhere', outcome: loadRecord(store, codec, log) });
          if (codec.isPrepared()) read();
          // Without the schema the next change reads it, or nothing does.
          else codec.prepare().then(read, () => {});
        }),
      ),
    },
    actions: {
      detach: assign({ isDetached: true }),
      addPending: assign({
        replica: ({ context }, pending: Pending<C>) => addPending(context.replica, pending, reduce),
      }),
      follow: assign({
        replica: ({ context: { replica } }, outcome: RecordOutcome<T>) =>
          outcome.kind === 'stored' ? followStored(replica, outcome.value, reduce) : replica,
      }),
      followTurn: assign({
        replica: ({ context }, turn: Turn<T, C>) => followTurn(context.replica, turn, reduce),
      }),
      emitUpdated: emit(({ context: { replica } }) => ({
        type: 'record.updated',
        key,
        value: replica.value,
        isStored: replica.pending.length === 0,
      })),
      emitAnswers: emit((_, { answers }: { answers: readonly Answer<T>[] }) => ({
        type: 'record.answered',
        answers,
      })),
      emitRefused: emit((_, { reason }: { reason?: RefusalReason | undefined }) => ({
        type: 'record.refused',
        key,
        reason: reason ?? 'blocked',
      })),
    },
    guards: {
      isDetached: ({ context }) => context.isDetached,
      isRead: (_, outcome: RecordOutcome<T>) => outcome.kind === 'stored',
      isPostponed: (_, { taken }: Turn<T, C>) => taken.length === 0,
      isKept: (_, { unstored }: Turn<T, C>) => unstored.length > 0,
      hasPending: ({ context }) => context.replica.pending.length > 0,
      hasAsked: ({ context }) => context.replica.pending.some(({ ask }) => ask),
      canFlush: ({ context: { isDetached, replica } }) =>
        !isDetached && replica.pending.some(({ ask }) => !ask),
    },
  }).createMachine({
    id: 'record',
    description: 'One stored record, as this tab knows it.',
    context: { replica: createReplica<T, C>(known), isDetached: false },
    initial: 'reading',
    invoke: {
      id: 'watchRecord',
      src: 'watchRecord',
      onError: { actions: { type: 'emitRefused', params: {} } },
    },
    on: {
      'record.apply': {
        actions: [{ type: 'addPending', params: ({ event }) => event }, 'emitUpdated'],
      },
      'record.ask': { actions: { type: 'addPending', params: ({ event }) => event } },
      'record.changedElsewhere': {
        actions: [{ type: 'follow', params: ({ event }) => event.outcome }, 'emitUpdated'],
      },
      'record.detach': { target: '.detached' },
      'record.flush': { guard: 'canFlush', target: '.flushing' },
    },
    states: {
      reading: {
        description: 'Waits for the stored value; commands wait too, and nothing is shown yet.',
        invoke: {
          id: 'readRecord',
          src: 'readRecord',
          onDone: [
            {
              guard: { type: 'isRead', params: ({ event }) => event.output },
              target: 'idle',
              actions: [{ type: 'follow', params: ({ event }) => event.output }, 'emitUpdated'],
            },
            {
              target: 'held',
              actions: [
                'emitUpdated',
                {
                  type: 'emitRefused',
                  params: ({ event: { output } }) => (output.kind === 'refused' ? output : {}),
                },
              ],
            },
          ],
          onError: { target: 'held', actions: ['emitUpdated', { type: 'emitRefused', params: {} }] },
        },
        on: {
          'record.apply': { actions: { type: 'addPending', params: ({ event }) => event } },
          'record.detach': { actions: 'detach' },
          // The reading on its way may be outdated.
          'record.changedElsewhere': { target: 'reading', reenter: true },
          'record.refresh': { target: 'reading', reenter: true },
        },
      },
      idle: {
        description: 'In step with storage.',
        always: [
          { guard: 'isDetached', target: 'detached' },
          { guard: 'hasPending', target: 'writing' },
        ],
        on: { 'record.refresh': { target: 'reading' } },
      },
      held: {
        description: 'Storage refused: pending commands wait in memory for the next one.',
        always: [
          { guard: 'isDetached', target: 'detached' },
          { guard: 'hasAsked', target: 'writing' },
        ],
        on: {
          'record.apply': {
            target: 'writing',
            actions: [{ type: 'addPending', params: ({ event }) => event }, 'emitUpdated'],
          },
          'record.refresh': { target: 'reading' },
        },
      },
      writing: {
        description: 'Stores pending commands in its turn among the tabs.',
        invoke: {
          id: 'writeRecord',
          src: 'writeRecord',
          input: ({ context: { replica } }) => ({ known: replica.stored, taken: replica.pending }),
          onDone: [
            {
              guard: { type: 'isKept', params: ({ event }) => event.output },
              target: 'held',
              actions: [
                { type: 'followTurn', params: ({ event }) => event.output },
                'emitUpdated',
                { type: 'emitAnswers', params: ({ event }) => event.output },
                { type: 'emitRefused', params: ({ event }) => ({ reason: event.output.refused }) },
              ],
            },
            {
              target: 'idle',
              actions: [
                { type: 'followTurn', params: ({ event }) => event.output },
                'emitUpdated',
                { type: 'emitAnswers', params: ({ event }) => event.output },
              ],
            },
          ],
          onError: { target: 'held', actions: ['emitUpdated', { type: 'emitRefused', params: {} }] },
        },
      },
      flushing: {
        description: 'Stores what was applied at once, or leaves it to a turn where that is not safe.',
        invoke: {
          id: 'flushRecord',
          src: 'flushRecord',
          input: ({ context: { replica } }) => ({
            known: replica.stored,
            taken: replica.pending.filter(({ ask }) => !ask),
          }),
          onDone: [
            { guard: { type: 'isPostponed', params: ({ event }) => event.output }, target: 'writing' },
            {
              guard: { type: 'isKept', params: ({ event }) => event.output },
              target: 'held',
              actions: [
                { type: 'followTurn', params: ({ event }) => event.output },
                'emitUpdated',
                { type: 'emitRefused', params: ({ event }) => ({ reason: event.output.refused }) },
              ],
            },
            {
              target: 'idle',
              actions: [{ type: 'followTurn', params: ({ event }) => event.output }, 'emitUpdated'],
            },
          ],
          onError: { target: 'held', actions: ['emitUpdated', { type: 'emitRefused', params: {} }] },
        },
        // What is on its way is not stored twice.
        on: { 'record.flush': {} },
      },
      detached: {
        description: 'Storage is left as it is: commands take effect in this tab only.',
        on: {
          'record.changedElsewhere': {},
          'record.flush': {},
          'record.refresh': { actions: 'emitUpdated' },
          'record.ask': {
            actions: {
              type: 'emitAnswers',
              params: ({ event }) => ({ answers: [{ id: event.ask.id, error: new Error('detached') }] }),
            },
          },
        },
      },
    },
  });
};

export type RecordActor<T, C> = ActorRefFrom<ReturnType<typeof createRecordMachine<T, C>>>;
