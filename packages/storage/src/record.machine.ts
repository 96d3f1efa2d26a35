/**
 * The only writer of a record in this tab (STO-2, STO-3, STO-4). Refused commands stay pending and are
 * retried.
 */
import { eventOf } from '@loomwright/kit';
import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import type { RefusalReason } from './key-value-store.ts';
import { createRecordActors, type RecordPorts } from './record.actors.ts';
import type { RecordOutcome } from './record.ts';
import type { RecordEmitted, RecordEvent, RecordFact, RecordListener } from './record-events.ts';
import {
  type Answer,
  addPending,
  createReplica,
  dropPending,
  followStored,
  followTurn,
  type Replica,
  type Turn,
} from './replica.ts';

export interface RecordContext<T, C> {
  readonly replica: Replica<T, C>;
  /** Whether the last read or write succeeded. */
  readonly isInSync: boolean;
  readonly listeners: readonly RecordListener<T>[];
}

type Refusal = { readonly reason?: RefusalReason | undefined };

const isActive = <T>(listener: RecordListener<T>): boolean => listener.getSnapshot().status === 'active';

export const createRecordMachine = <T, C>(ports: RecordPorts<T, C>) => {
  const { codec, reduce } = ports;

  return setup({
    types: {
      context: {} as RecordContext<T, C>,
      events: {} as RecordEvent<T, C>,
      emitted: {} as RecordEmitted<T>,
    },
    actors: createRecordActors(ports),
    actions: {
      addListener: assign({
        listeners: ({ context, event }) => {
          const { listener } = eventOf(event, 'record.follow');
          return [...context.listeners.filter((one) => one !== listener && isActive(one)), listener];
        },
      }),
      addPending: assign({
        replica: ({ context, event }) =>
          addPending(context.replica, eventOf(event, ['record.apply', 'record.ask']), reduce),
      }),
      drop: assign({
        replica: ({ context, event }) =>
          dropPending(context.replica, eventOf(event, 'record.drop').pending, reduce),
      }),
      follow: assign(({ context: { replica } }, outcome: RecordOutcome<T>) => ({
        replica: outcome.kind === 'stored' ? followStored(replica, outcome.value, reduce) : replica,
        isInSync: outcome.kind === 'stored',
      })),
      followTurn: assign(({ context }, turn: Turn<T, C>) => ({
        replica: followTurn(context.replica, turn, reduce),
        isInSync: turn.refused === undefined,
      })),
      sendUpdated: enqueueActions(({ context: { isInSync, listeners, replica }, enqueue }) => {
        const isStored = isInSync && replica.pending.length === 0;
        const fact: RecordFact<T> = {
          type: 'record.updated',
          key: codec.key,
          value: replica.value,
          isStored,
        };
        for (const listener of listeners.filter(isActive)) enqueue.sendTo(listener, fact);
      }),
      sendRefused: enqueueActions(({ context, enqueue }, { reason = 'blocked' }: Refusal) => {
        const fact: RecordFact<T> = { type: 'record.refused', key: codec.key, reason };
        for (const listener of context.listeners.filter(isActive)) enqueue.sendTo(listener, fact);
        enqueue.emit({ type: 'record.refused', reason });
      }),
      emitAnswers: emit((_, { answers }: { answers: readonly Answer<T>[] }) => ({
        type: 'record.answered' as const,
        answers,
      })),
    },
    guards: {
      isRead: (_, outcome: RecordOutcome<T>) => outcome.kind === 'stored',
      isPostponed: (_, { taken }: Turn<T, C>) => taken.length === 0,
      isKept: (_, { unstored }: Turn<T, C>) => unstored.length > 0,
      hasPending: ({ context }) => context.replica.pending.length > 0,
      hasAsked: ({ context }) => context.replica.pending.some(({ ask }) => ask),
      hasApplied: ({ context }) => context.replica.pending.some(({ ask }) => !ask),
    },
  }).createMachine({
    id: 'record',
    description: 'Reads and writes one stored record for this tab.',
    context: { replica: createReplica<T, C>(codec.initial), isInSync: false, listeners: [] },
    initial: 'reading',
    invoke: {
      id: 'watchRecord',
      src: 'watchRecord',
      onError: { actions: { type: 'sendRefused', params: {} } },
    },
    on: {
      'record.apply': { actions: ['addPending', 'sendUpdated'] },
      'record.ask': { actions: 'addPending' },
      'record.follow': { actions: ['addListener', 'sendUpdated'] },
      'record.changedExternally': {
        actions: [{ type: 'follow', params: ({ event }) => event.outcome }, 'sendUpdated'],
      },
      'record.drop': { target: '.reading', actions: 'drop' },
      'record.flush': { guard: 'hasApplied', target: '.flushing' },
    },
    states: {
      reading: {
        description: 'Reads the stored value; commands wait, and nothing is shown yet.',
        invoke: {
          id: 'readRecord',
          src: 'readRecord',
          onDone: [
            {
              guard: { type: 'isRead', params: ({ event }) => event.output },
              target: 'idle',
              actions: [{ type: 'follow', params: ({ event }) => event.output }, 'sendUpdated'],
            },
            {
              target: 'refused',
              actions: [
                'sendUpdated',
                {
                  type: 'sendRefused',
                  params: ({ event: { output } }) => (output.kind === 'refused' ? output : {}),
                },
              ],
            },
          ],
          onError: { target: 'refused', actions: ['sendUpdated', { type: 'sendRefused', params: {} }] },
        },
        on: {
          'record.apply': { actions: 'addPending' },
          'record.follow': { actions: 'addListener' },
          // The value being read may be stale.
          'record.changedExternally': { target: 'reading', reenter: true },
        },
      },
      idle: {
        description: 'The shown value is stored.',
        always: { guard: 'hasPending', target: 'writing' },
      },
      refused: {
        description: 'Storage refused; pending commands wait in memory for the next command or flush.',
        always: { guard: 'hasAsked', target: 'writing' },
        on: {
          'record.apply': { target: 'writing', actions: ['addPending', 'sendUpdated'] },
          'record.follow': [
            { guard: 'hasPending', actions: ['addListener', 'sendUpdated'] },
            { target: 'reading', actions: 'addListener' },
          ],
        },
      },
      writing: {
        description: 'Stores pending commands under the lock of the record.',
        // A drop must not restart the write: it may already be finished, and it reads the stored value itself.
        on: { 'record.drop': { actions: 'drop' } },
        invoke: {
          id: 'writeRecord',
          src: 'writeRecord',
          input: ({ context: { replica } }) => ({ known: replica.stored, taken: replica.pending }),
          onDone: [
            {
              guard: { type: 'isKept', params: ({ event }) => event.output },
              target: 'refused',
              actions: [
                { type: 'followTurn', params: ({ event }) => event.output },
                'sendUpdated',
                { type: 'emitAnswers', params: ({ event }) => event.output },
                { type: 'sendRefused', params: ({ event }) => ({ reason: event.output.refused }) },
              ],
            },
            {
              target: 'idle',
              actions: [
                { type: 'followTurn', params: ({ event }) => event.output },
                'sendUpdated',
                { type: 'emitAnswers', params: ({ event }) => event.output },
              ],
            },
          ],
          onError: { target: 'refused', actions: ['sendUpdated', { type: 'sendRefused', params: {} }] },
        },
      },
      flushing: {
        description: 'Stores applied commands at once, or under the lock if a journal is unfinished.',
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
              target: 'refused',
              actions: [
                { type: 'followTurn', params: ({ event }) => event.output },
                'sendUpdated',
                { type: 'sendRefused', params: ({ event }) => ({ reason: event.output.refused }) },
              ],
            },
            {
              target: 'idle',
              actions: [{ type: 'followTurn', params: ({ event }) => event.output }, 'sendUpdated'],
            },
          ],
          onError: { target: 'refused', actions: ['sendUpdated', { type: 'sendRefused', params: {} }] },
        },
        on: {
          'record.flush': { description: 'A flush is already running.' },
          'record.drop': { actions: 'drop' },
        },
      },
    },
  });
};

export type RecordMachine<T, C> = ReturnType<typeof createRecordMachine<T, C>>;
export type RecordActor<T, C> = ActorRefFrom<RecordMachine<T, C>>;
