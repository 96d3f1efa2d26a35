/**
 * The requests for quotes of an account, as `/orders` lists them (CRT-10, STO-1): read from the stored record, and
 * followed in every tab (STO-4). Nothing here changes them. What cannot be kept is said to the listener (STO-3).
 */
import type { Listener } from '@loomwright/kit';
import {
  createRecordMachine,
  type KeyValueStore,
  type Log,
  type RecordFact,
  type RefusalReason,
} from '@loomwright/storage';
import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { MemberFact } from './member-fact.ts';
import { NO_QUOTES, type Quotes, type QuotesCommand, quotesReducer } from './quote.ts';
import { createQuotesCodec } from './quotes-codec.ts';

export interface OrdersInput {
  readonly userId: number;
  readonly listener: Listener<MemberFact>;
}

export interface OrdersContext extends OrdersInput {
  /** Oldest first; none until they are known. */
  readonly quotes: Quotes;
}

export interface OrdersPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
}

export const createOrdersMachine = ({ store, log }: OrdersPorts) =>
  setup({
    types: {
      context: {} as OrdersContext,
      events: {} as RecordFact<Quotes>,
      input: {} as OrdersInput,
    },
    actors: {
      quotesRecord: createRecordMachine<Quotes, QuotesCommand>({ store, log, reduce: quotesReducer }),
    },
    actions: {
      keepQuotes: assign({ quotes: (_, { value }: { value: Quotes }) => value }),
      sayRefused: sendTo(
        ({ context }) => context.listener,
        (_, { reason }: { reason: RefusalReason }): MemberFact => ({ type: 'storage.refused', reason }),
      ),
    },
  }).createMachine({
    id: 'orders',
    description: 'The requests for quotes of an account.',
    context: ({ input }) => ({ ...input, quotes: NO_QUOTES }),
    initial: 'loading',
    invoke: {
      id: 'quotesRecord',
      src: 'quotesRecord',
      input: ({ context, self }) => ({ listener: self, codec: createQuotesCodec(context.userId) }),
      onError: { target: '.shown', actions: { type: 'sayRefused', params: { reason: 'blocked' } } },
    },
    on: {
      'record.refused': { actions: { type: 'sayRefused', params: ({ event }) => event } },
    },
    states: {
      loading: {
        description: 'The requests are being read.',
        on: {
          'record.updated': {
            target: 'shown',
            actions: { type: 'keepQuotes', params: ({ event }) => event },
          },
        },
      },
      shown: {
        description: 'The requests are shown as they are stored.',
        on: { 'record.updated': { actions: { type: 'keepQuotes', params: ({ event }) => event } } },
      },
    },
  });

export type OrdersMachine = ReturnType<typeof createOrdersMachine>;
export type OrdersActor = ActorRefFrom<OrdersMachine>;
export type OrdersSnapshot = SnapshotFrom<OrdersMachine>;
