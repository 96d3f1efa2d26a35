import type { Reader } from '@loomwright/account';

/** The user's preferred regional variant of English, the language of the site. */
export const readerLocale = (): string =>
  navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en-GB';

/** How to show dates. */
export const readerAt = (now: number): Reader => ({ now, locale: readerLocale() });
