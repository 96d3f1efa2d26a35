/**
 * The requests for quotes of an account, as `/orders` lists them (CRT-10, STO-1): read from the stored record, and
 * followed in every tab (STO-4). Nothing here changes them.
 */
import { eventOf } from '@loomwright/kit';
import type { RecordFact, Records } from '@loomwright/storage';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { quotesRecord } from './member-records.ts';
import { NO_QUOTES, type Quotes } from './quote.ts';

export interface OrdersInput {
  readonly userId: number;
}

export interface OrdersContext extends OrdersInput {
  /** Oldest first; none until they are known. */
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
    description: 'The requests for quotes of an account.',
    context: ({ input }) => ({ ...input, quotes: NO_QUOTES }),
    initial: 'loading',
    entry: 'followRecord',
    on: { 'record.updated': { target: '.shown', actions: 'keepQuotes' } },
    states: {
      loading: { description: 'Waits until the requests are read.' },
      shown: { description: 'The requests are shown as they are stored.' },
    },
  });

export type OrdersSnapshot = SnapshotFrom<ReturnType<typeof createOrdersMachine>>;

/** When the demos begin that an account has asked for, in epoch milliseconds (BOK-1). */
export const toBookedTimes = (snapshot: OrdersSnapshot): readonly number[] =>
  snapshot.context.quotes.flatMap(({ demo }) => (demo ? [demo.startsAt] : []));
