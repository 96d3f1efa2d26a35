import {
  type KeyValueStore,
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

/** Thrown by a turn when the account was deleted. */
class AccountGone extends Error {}

// Each turn checks the account itself, so that nothing is written for an account that was deleted meanwhile (AUT-8).
const createMemberTurns =
  (hasAccount: () => boolean) =>
  (store: KeyValueStore): KeyValueStore => ({
    ...store,
    exclusively: (key, work, signal) =>
      store.exclusively(
        key,
        () => {
          if (!hasAccount()) throw new AccountGone();
          return work();
        },
        signal,
      ),
  });

const describeRecord =
  <T, C>(createCodec: (userId: number) => RecordCodec<T>, reduce: Reduce<T, C>) =>
  (userId: number, hasAccount: MemberRecordsPorts['hasAccount']): RecordDescription<T, C> => ({
    codec: createCodec(userId),
    reduce,
    turns: createMemberTurns(() => hasAccount(userId)),
  });

/** The record of the recent activity of an account. */
export const describeActivity = describeRecord(createActivityCodec, activityReducer);
/** The record of the quotes an account requested. */
export const describeQuotes = describeRecord(createQuotesCodec, quotesReducer);

/**
 * Adds to the records of an account, whatever other tabs add. False when storage refuses (STO-3), or the
 * account was deleted (AUT-8). Rejects only when the schema cannot be loaded, or `signal` aborts.
 */
export interface MemberRecords {
  readonly addQuote: (userId: number, quote: NewQuote, signal: AbortSignal) => Promise<boolean>;
  readonly noteActivity: (userId: number, entry: ActivityEntry, signal: AbortSignal) => Promise<boolean>;
}

const falseIfGone = (error: unknown): false => {
  if (error instanceof AccountGone) return false;
  throw error;
};

const isKept = ({ refused }: { readonly refused: unknown }): boolean => refused === undefined;

export const createMemberRecords = ({ records, hasAccount }: MemberRecordsPorts): MemberRecords => ({
  addQuote: (userId, quote, signal) =>
    openRecord(records, describeQuotes(userId, hasAccount))
      .attempt({ kind: 'add', quote }, signal)
      .then(isKept, falseIfGone),
  noteActivity: (userId, entry, signal) =>
    openRecord(records, describeActivity(userId, hasAccount))
      .attempt({ kind: 'note', entry }, signal)
      .then(isKept, falseIfGone),
});
