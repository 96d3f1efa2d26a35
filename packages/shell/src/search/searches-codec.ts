import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { NO_SEARCHES, type Searches } from './searches.ts';

export const searchesCodec: RecordCodec<Searches> = createRecordCodec({
  key: 'searches',
  empty: NO_SEARCHES,
  loadSchema: async () => (await import('./searches-schema.ts')).searchesSchema,
});
