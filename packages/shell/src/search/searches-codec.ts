import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { NO_SEARCHES, type Searches } from './searches.ts';
import { searchesSchema } from './searches-schema.ts';

export const searchesCodec: RecordCodec<Searches> = createRecordCodec({
  key: 'searches',
  empty: NO_SEARCHES,
  loadSchema: async () => searchesSchema,
});
