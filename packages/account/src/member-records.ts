import { type KeyValueStore, openRecord, type RecordDescription, type Records } from '@loomwright/storage';
import { type Activity, type ActivityCommand, type ActivityEntry, activityReducer } from './activity.ts';
import { createActivityCodec } from './activity-codec.ts';
import { type NewQuote, type Quotes, type QuotesCommand, quotesReducer } from './quote.ts';
import { createQuotesCodec } from './quotes-codec.ts';

export interface MemberRecordsPorts {
  readonly records: Records;
  /** Whether the account is still there. */
  readonly hasAccount: (userId: number) => boolean;
}

type HasAccount = MemberRecordsPorts['hasAccount'];

/** Thrown in a turn at a record whose account is gone. */
class AccountGone extends Error {}

/**
 * The store as it serves the records of one account: a turn finds the account still there, or throws. Looked
 * at in the turn itself, so that a deleted account leaves nothing behind (AUT-8).
 */
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

/** The record of the recent activity of an account. */
export const describeActivity = (
  userId: number,
  hasAccount: HasAccount,
): RecordDescription<Activity, ActivityCommand> => ({
  codec: createActivityCodec(userId),
  reduce: activityReducer,
  turns: createMemberTurns(() => hasAccount(userId)),
});

/** The record of the quotes an account requested. */
export const describeQuotes = (
  userId: number,
  hasAccount: HasAccount,
): RecordDescription<Quotes, QuotesCommand> => ({
  codec: createQuotesCodec(userId),
  reduce: quotesReducer,
  turns: createMemberTurns(() => hasAccount(userId)),
});

/**
 * Adds to the records of an account, whatever other tabs add. False when this browser does not keep it (STO-3), or the
 * account is gone (AUT-8). Rejects only when the schema cannot be loaded, or `signal` aborts.
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
