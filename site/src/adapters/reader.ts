import type { Reader } from '@loomwright/account';

/** How the person at this browser reads dates: the page is in English, whichever of its kinds they prefer. */
export const readerAt = (now: number): Reader => ({
  now,
  locale: navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en-GB',
});
