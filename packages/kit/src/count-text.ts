let rules: Intl.PluralRules | undefined;

/** The form of a word or a clause that English uses with a number: `one` with 1, `other` with 0, 2 and all others. */
export const pluralOf = <T>(count: number, one: T, other: T): T => {
  // Made on first use: many pages count nothing.
  rules ??= new Intl.PluralRules('en');
  return rules.select(count) === 'one' ? one : other;
};

/** A whole number as it is read: `1,200`. */
export const toNumberText = (count: number): string => count.toLocaleString('en');

/** A number with its noun: `1 item`, `3 items`, `1,200 items`. The plural is given where it is not formed with an s. */
export const toCountText = (count: number, noun: string, plural = `${noun}s`): string =>
  `${toNumberText(count)} ${pluralOf(count, noun, plural)}`;
