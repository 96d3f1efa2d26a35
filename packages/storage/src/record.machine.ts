/**
 * The one owner of a stored record in this tab (STO-2, STO-3, STO-4). A command that is applied shows at once and is
 * stored as soon as the other tabs let go; one that is asked for is answered once it is stored. Every write starts from
 * the freshest stored value. What storage refuses stays pending, shows as if it were stored, and goes with the next
 * write. `record.flush` stores what was applied without waiting for the other tabs, for a page that is hidden or closed;
 * where that is not safe it waits for a turn, until it is asked again. A detached record lives in memory alone from then on.
 */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { RefusalReason } from './key-value-store.ts';
import { createRecordActors, type RecordInput, type RecordPorts } from './record.actors.ts';
import type { RecordOutcome } from './record.ts';
import type { RecordEmitted, RecordEvent } from './record-events.ts';
import {
  type Answer,
  addPending,
  createReplica,
  followStored,
  followTurn,
  type Pending,
  type Replica,
  type Turn,
} from './replica.ts';

export interface RecordContext<T, C> {
  readonly key: string;
  readonly replica: Replica<T, C>;
  readonly isDetached: boolean;
}

/** The machine of all records of a tab; `portsOf` gives what the record under a key works with. */
export const createRecordMachine = <T, C>(portsOf: (key: string) => RecordPorts<T, C>) => {
  const reduceOf = ({ key }: RecordContext<T, C>) => portsOf(key).reduce;
  const keyOf = ({ context: { key } }: { readonly context: RecordContext<T, C> }): RecordInput => ({ key });

  return setup({
    types: {
      context: {} as RecordContext<T, C>,
      events: {} as RecordEvent<T, C>,
      emitted: {} as RecordEmitted<T>,
      input: {} as RecordInput,
    },
    actors: createRecordActors(portsOf),
    actions: {
      detach: assign({ isDetached: true }),
      addPending: assign({
        replica: ({ context }, pending: Pending<C>) =>
          addPending(context.replica, pending, reduceOf(context)),
      }),
      follow: assign({
        replica: ({ context }, outcome: RecordOutcome<T>) =>
          outcome.kind === 'stored'
            ? followStored(context.replica, outcome.value, reduceOf(context))
            : context.replica,
      }),
      followTurn: assign({
        replica: ({ context }, turn: Turn<T, C>) => followTurn(context.replica, turn, reduceOf(context)),
      }),
      emitUpdated: emit(({ context: { key, replica } }) => ({
        type: 'record.updated' as const,
        key,
        value: replica.value,
        isStored: replica.pending.length === 0,
      })),
      emitAnswers: emit((_, { answers }: { answers: readonly Answer<T>[] }) => ({
        type: 'record.answered' as const,
        answers,
      })),
      emitRefused: emit(({ context: { key } }, { reason }: { reason?: RefusalReason | undefined }) => ({
        type: 'record.refused' as const,
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
    context: ({ input: { key } }) => {
      const { codec, known = codec.initial } = portsOf(key);
      return { key, replica: createReplica<T, C>(known), isDetached: false };
    },
    initial: 'reading',
    invoke: {
      id: 'watchRecord',
      src: 'watchRecord',
      input: keyOf,
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
          input: keyOf,
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
          input: ({ context: { key, replica } }) => ({
            key,
            known: replica.stored,
            taken: replica.pending,
          }),
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
          input: ({ context: { key, replica } }) => ({
            key,
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

export type RecordMachine<T, C> = ReturnType<typeof createRecordMachine<T, C>>;
export type RecordActor<T, C> = ActorRefFrom<RecordMachine<T, C>>;
