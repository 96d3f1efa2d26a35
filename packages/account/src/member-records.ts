import {
  openRecord,
  type RecordCodec,
  type RecordDescription,
  type Records,
  type Reduce,
} from '@loomwright/storage';
import { type ActivityEntry, activityReducer } from './activity.ts';
import { createActivityCodec } from './activity-codec.ts';
import { type NewQuote, quotesReducer } from './quote.ts';
import { createQuotesCodec } from './quotes-codec.ts';

export interface MemberRecordsPorts {
  readonly records: Records;
  /** Whether the account still exists. */
  readonly hasAccount: (userId: number) => boolean;
}

// Each write checks the account itself, so that nothing is written for one that was deleted meanwhile (AUT-8).
const describeRecord =
  <T, C>(createCodec: (userId: number) => RecordCodec<T>, reduce: Reduce<T, C>) =>
  (userId: number, hasAccount: MemberRecordsPorts['hasAccount']): RecordDescription<T, C> => ({
    codec: createCodec(userId),
    reduce,
    isGone: () => !hasAccount(userId),
  });

/** The record of the recent activity of an account. */
export const describeActivity = describeRecord(createActivityCodec, activityReducer);
/** The record of the quotes an account requested. */
export const describeQuotes = describeRecord(createQuotesCodec, quotesReducer);

/** Adds to the records of an account, whatever other tabs add. */
export interface MemberRecords {
  /**
   * False when storage refuses (STO-3). Rejects when the account was deleted (AUT-8), the schema cannot be loaded, or
   * `signal` aborts.
   */
  readonly addQuote: (userId: number, quote: NewQuote, signal: AbortSignal) => Promise<boolean>;
  /** Stored in turn, or when the page is left before that; in memory where storage refuses. */
  readonly noteActivity: (userId: number, entry: ActivityEntry) => void;
}

export const createMemberRecords = ({ records, hasAccount }: MemberRecordsPorts): MemberRecords => ({
  addQuote: async (userId, quote, signal) => {
    const record = openRecord(records, describeQuotes(userId, hasAccount));
    return (await record.attempt({ kind: 'add', quote }, signal)).refused === undefined;
  },
  noteActivity: (userId, entry) =>
    openRecord(records, describeActivity(userId, hasAccount)).send({
      type: 'record.apply',
      command: { kind: 'note', entry },
    }),
});
