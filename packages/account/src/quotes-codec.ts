import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { NO_QUOTES, type Quotes } from './quote.ts';

/** The quote requests of an account: an array under `quotes_{userId}` (STO-1). */
export const createQuotesCodec = (userId: number): RecordCodec<Quotes> =>
  createRecordCodec({
    key: `quotes_${userId}`,
    empty: NO_QUOTES,
    loadSchema: async () => (await import('./quotes-schema.ts')).quotesSchema,
  });
