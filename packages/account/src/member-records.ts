import { createRepository, type KeyValueStore, type Log } from '@loomwright/storage';
import { type ActivityEntry, activityReducer } from './activity.ts';
import { createActivityCodec } from './activity-codec.ts';
import { type NewQuote, quotesReducer } from './quote.ts';
import { createQuotesCodec } from './quotes-codec.ts';

/** Every key that belongs to one account, and goes with it (AUT-8, STO-1). */
export const memberKeys = (userId: number): readonly string[] =>
  ['cart', 'quotes', 'activity', 'notifications'].map((name) => `${name}_${userId}`);

export interface MemberRecordsPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
}

/** Writes what an account did and asked for. Promises reject only when the schema cannot be had, or the turn is called off. */
export interface MemberRecords {
  /** False when this browser does not keep it (STO-3). */
  readonly addQuote: (userId: number, quote: NewQuote, signal: AbortSignal) => Promise<boolean>;
  /** False when this browser does not keep it. */
  readonly noteActivity: (userId: number, entry: ActivityEntry, signal: AbortSignal) => Promise<boolean>;
}

export const createMemberRecords = ({ store, log }: MemberRecordsPorts): MemberRecords => ({
  addQuote: async (userId, quote, signal) => {
    const quotes = createRepository({ store, log, codec: createQuotesCodec(userId), reduce: quotesReducer });
    return (await quotes.change({ kind: 'add', quote }, signal)).refused === undefined;
  },
  noteActivity: async (userId, entry, signal) => {
    const activity = createRepository({
      store,
      log,
      codec: createActivityCodec(userId),
      reduce: activityReducer,
    });
    return (await activity.change({ kind: 'note', entry }, signal)).refused === undefined;
  },
});
