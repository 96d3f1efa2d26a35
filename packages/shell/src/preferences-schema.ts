import * as z from 'zod/mini';
import { BACKGROUNDS, EMBEDS, SEARCH_KEYS, THEMES } from './preference-values.ts';
import { DEFAULT_PREFERENCES } from './preferences.ts';

/** Older records lack the newer preferences. */
export const preferencesSchema = z.object({
  theme: z.enum(THEMES),
  background: z._default(z.enum(BACKGROUNDS), DEFAULT_PREFERENCES.background),
  embeds: z._default(z.enum(EMBEDS), DEFAULT_PREFERENCES.embeds),
  searchKey: z.optional(z.enum(SEARCH_KEYS)),
});
