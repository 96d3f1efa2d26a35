const plurals = new Intl.PluralRules('en');

/** The form that English uses with a number: `one` with 1, `other` with all others. */
export const pluralOf = <T>(count: number, one: T, other: T): T =>
  plurals.select(count) === 'one' ? one : other;

/** A number with its noun: `1 item`, `3 items`, `1,200 items`. */
export const toCountText = (count: number, noun: string): string =>
  `${String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')} ${pluralOf(count, noun, `${noun}s`)}`;

/** The beginning of a text, of at most so many UTF-16 units, no pair of them cut. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');

/** A text without the invisible marks that may come with a copied one, and without white space around it. */
export const withoutMarks = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{DI}]+/gu, '').trim();

export const isBlank = (text: string): boolean => withoutMarks(text) === '';

// Unicode has the digits of a script one after the other, from zero; sets of ten may follow each other.
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
};

/** A text with the decimal digits of every script as 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
