import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';

export const preferencesCodec: RecordCodec<Preferences> = createRecordCodec({
  key: 'preferences',
  empty: DEFAULT_PREFERENCES,
  loadSchema: async () => (await import('./preferences-schema.ts')).preferencesSchema,
});
