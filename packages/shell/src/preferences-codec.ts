import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import * as z from 'zod/mini';
import { BACKGROUNDS, EMBEDS, SEARCH_KEYS, THEMES } from './preference-values.ts';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';

/** Older records lack the newer preferences. */
const preferencesSchema = z.object({
  theme: z.enum(THEMES),
  background: z._default(z.enum(BACKGROUNDS), DEFAULT_PREFERENCES.background),
  embeds: z._default(z.enum(EMBEDS), DEFAULT_PREFERENCES.embeds),
  searchKey: z.optional(z.enum(SEARCH_KEYS)),
});

export const preferencesCodec: RecordCodec<Preferences> = createRecordCodec({
  key: 'preferences',
  empty: DEFAULT_PREFERENCES,
  schema: preferencesSchema,
});
