/** The list of quote requests at `/orders` (CRT-10, STO-4), read-only. */
import { eventOf } from '@loomwright/kit';
import type { RecordFact, Records } from '@loomwright/storage';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { quotesRecord } from './member-records.ts';
import { NO_QUOTES, type Quotes } from './quote.ts';

export interface OrdersInput {
  readonly userId: number;
}

export interface OrdersContext extends OrdersInput {
  readonly quotes: Quotes;
}

export const createOrdersMachine = ({ records }: { readonly records: Records }) =>
  setup({
    types: {
      context: {} as OrdersContext,
      events: {} as RecordFact<Quotes>,
      input: {} as OrdersInput,
    },
    actions: {
      followRecord: sendTo(
        ({ context }) => records.open(quotesRecord(context.userId)).actor,
        ({ self }) => ({ type: 'record.follow', listener: self }),
      ),
      keepQuotes: assign(({ event }) => ({ quotes: eventOf(event, 'record.updated').value })),
    },
  }).createMachine({
    id: 'orders',
    description: 'The quote requests of an account.',
    context: ({ input }) => ({ ...input, quotes: NO_QUOTES }),
    initial: 'loading',
    entry: 'followRecord',
    on: { 'record.updated': { target: '.shown', actions: 'keepQuotes' } },
    states: {
      loading: { description: 'Waits for the requests to be read.' },
      shown: { description: 'Shows the stored requests.' },
    },
  });

export type OrdersSnapshot = SnapshotFrom<ReturnType<typeof createOrdersMachine>>;

/** Start times of the requested demos, in epoch milliseconds (BOK-1). */
export const toBookedTimes = (snapshot: OrdersSnapshot): readonly number[] =>
  snapshot.context.quotes.flatMap(({ demo }) => (demo ? [demo.startsAt] : []));
