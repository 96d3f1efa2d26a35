import { createRepository } from '@loomwright/storage';
import { createActivityNotes, type MemberRecordsPorts, type NoteActivity } from './activity-notes.ts';
import { createMemberTurns, falseIfGone } from './member-turns.ts';
import { type NewQuote, quotesReducer } from './quote.ts';
import { createQuotesCodec } from './quotes-codec.ts';

/**
 * Writes the records of an account. Promises reject only when the schema cannot be loaded, or `signal` aborts.
 */
export interface MemberRecords {
  /** False when this browser does not keep it (STO-3), or the account is gone (AUT-8). */
  readonly addQuote: (userId: number, quote: NewQuote, signal: AbortSignal) => Promise<boolean>;
  readonly noteActivity: NoteActivity;
}

export const createMemberRecords = ({ store, log, hasAccount }: MemberRecordsPorts): MemberRecords => ({
  addQuote: async (userId, quote, signal) => {
    const quotes = createRepository({
      store: createMemberTurns(store, () => hasAccount(userId)),
      log,
      codec: createQuotesCodec(userId),
      reduce: quotesReducer,
    });
    return quotes
      .change({ kind: 'add', quote }, signal)
      .then(({ refused }) => refused === undefined, falseIfGone);
  },
  noteActivity: createActivityNotes({ store, log, hasAccount }),
});
