import { openRecord, type RecordDescription, type Records } from '@loomwright/storage';
import { type Activity, type ActivityCommand, activityReducer, type NewActivity } from './activity.ts';
import { createActivityCodec } from './activity-codec.ts';
import { type NewQuote, type Quotes, type QuotesCommand, quotesReducer } from './quote.ts';
import { createQuotesCodec } from './quotes-codec.ts';

export const activityRecord = (userId: number): RecordDescription<Activity, ActivityCommand> => ({
  codec: createActivityCodec(userId),
  reduce: activityReducer,
});

export const quotesRecord = (userId: number): RecordDescription<Quotes, QuotesCommand> => ({
  codec: createQuotesCodec(userId),
  reduce: quotesReducer,
});

/**
 * Resolves to false if storage refuses (STO-3); rejects if the account was deleted (AUT-8) or `signal`
 * aborts.
 */
export const addQuote = async (
  records: Records,
  userId: number,
  quote: NewQuote,
  signal: AbortSignal,
): Promise<boolean> => {
  const { refused } = await openRecord(records, quotesRecord(userId)).attempt({ kind: 'add', quote }, signal);
  return refused === undefined;
};

/** Adds an entry. It is stored before the page is left, or kept in memory if storage refuses. */
export const recordActivity = (records: Records, userId: number, note: NewActivity): void =>
  records
    .open(activityRecord(userId))
    .actor.send({ type: 'record.apply', command: { kind: 'note', ...note } });
