import { createRepository } from '@loomwright/storage';
import { createActivityNotes, type MemberRecordsPorts, type NoteActivity } from './activity-notes.ts';
import { type NewQuote, quotesReducer } from './quote.ts';
import { createQuotesCodec } from './quotes-codec.ts';

/** Every key that belongs to one account, and goes with it (AUT-8, STO-1). */
export const memberKeys = (userId: number): readonly string[] =>
  ['cart', 'quotes', 'activity', 'notifications'].map((name) => `${name}_${userId}`);

/** Writes what an account did and asked for. Promises reject only when the schema cannot be had, or the turn is called off. */
export interface MemberRecords {
  /** False when this browser does not keep it (STO-3). */
  readonly addQuote: (userId: number, quote: NewQuote, signal: AbortSignal) => Promise<boolean>;
  /** False when this browser does not keep it. */
  readonly noteActivity: NoteActivity;
}

export const createMemberRecords = ({ store, log }: MemberRecordsPorts): MemberRecords => ({
  addQuote: async (userId, quote, signal) => {
    const quotes = createRepository({ store, log, codec: createQuotesCodec(userId), reduce: quotesReducer });
    return (await quotes.change({ kind: 'add', quote }, signal)).refused === undefined;
  },
  noteActivity: createActivityNotes({ store, log }),
});
