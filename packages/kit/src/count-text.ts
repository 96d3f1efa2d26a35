let rules: Intl.PluralRules | undefined;

/** The form of a word or a clause that English uses with a number: `one` with 1, `other` with 0, 2 and all others. */
export const pluralOf = <T>(count: number, one: T, other: T): T => {
  // Made on first use: many pages count nothing.
  rules ??= new Intl.PluralRules('en');
  return rules.select(count) === 'one' ? one : other;
};

/** Digits with a comma before each three: `1,200`. */
export const groupDigits = (digits: string): string =>
  digits.length > 3 ? digits.replace(/\B(?=(?:\d{3})+$)/g, ',') : digits;

/**
 * A whole number from 0 to 2^53 as it is read: `1,200`. Written by hand because the first number that `Intl` formats takes a
 * slow phone 50 ms, in the middle of a page's hydration; a property compares the two.
 */
export const toNumberText = (count: number): string => groupDigits(String(count));

/** A number with its noun: `1 item`, `3 items`, `1,200 items`. The plural is given where it is not formed with an s. */
export const toCountText = (count: number, noun: string, plural = `${noun}s`): string =>
  `${toNumberText(count)} ${pluralOf(count, noun, plural)}`;
