import type { Reader } from '@loomwright/account';

/** How to show dates: in English, in the user's preferred regional variant. */
export const readerAt = (now: number): Reader => ({
  now,
  locale: navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en-GB',
});
