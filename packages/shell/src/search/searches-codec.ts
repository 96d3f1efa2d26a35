import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import * as z from 'zod/mini';
import { MAX_SEARCHES } from '../limits.ts';
import { MAX_SEARCH_LENGTH, NO_SEARCHES, type Searches } from './searches.ts';

const searchesSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(MAX_SEARCH_LENGTH)))
  .check(z.maxLength(MAX_SEARCHES));

export const searchesCodec: RecordCodec<Searches> = createRecordCodec({
  key: 'searches',
  empty: NO_SEARCHES,
  schema: searchesSchema,
});
