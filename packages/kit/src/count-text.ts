let rules: Intl.PluralRules | undefined;

/** Selects the English plural form: `one` for 1, `other` for all other numbers. */
export const pluralOf = <T>(count: number, one: T, other: T): T => {
  rules ??= new Intl.PluralRules('en');
  return rules.select(count) === 'one' ? one : other;
};

export const groupDigits = (digits: string): string =>
  digits.length > 3 ? digits.replace(/\B(?=(?:\d{3})+$)/g, ',') : digits;

/** Formats as `1,200`, up to 2^53. Avoids `Intl`, whose first use takes 50 ms on a slow phone. */
export const toNumberText = (count: number): string => groupDigits(String(count));

/** A number with its noun: `1 item`, `1,200 items`. */
export const toCountText = (count: number, noun: string, plural = `${noun}s`): string =>
  `${toNumberText(count)} ${pluralOf(count, noun, plural)}`;
