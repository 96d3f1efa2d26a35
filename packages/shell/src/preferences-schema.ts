import * as z from 'zod/mini';
import { BACKGROUNDS, DEFAULT_PREFERENCES, EMBEDS, SEARCH_KEYS, THEMES } from './preferences.ts';

/** Older records lack the newer preferences. */
export const preferencesSchema = z.object({
  theme: z.enum(THEMES),
  background: z._default(z.enum(BACKGROUNDS), DEFAULT_PREFERENCES.background),
  embeds: z._default(z.enum(EMBEDS), DEFAULT_PREFERENCES.embeds),
  searchKey: z.optional(z.enum(SEARCH_KEYS)),
});
