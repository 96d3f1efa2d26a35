const plurals = new Intl.PluralRules('en');

export const pluralOf = <T>(count: number, one: T, other: T): T =>
  plurals.select(count) === 'one' ? one : other;

/** Formats a count with its noun, such as `1 item` or `1,200 items`. */
export const toCountText = (count: number, noun: string): string =>
  `${String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')} ${pluralOf(count, noun, `${noun}s`)}`;

/** Cuts at `most` UTF-16 code units, without splitting a surrogate pair. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');

/** Removes invisible characters, which copied text may contain, and surrounding white space. */
export const withoutMarks = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{DI}]+/gu, '').trim();

export const isBlank = (text: string): boolean => withoutMarks(text) === '';

// Decimal digits of a script are contiguous in Unicode, and sets of ten may be adjacent.
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
};

/** Converts decimal digits of any script to ASCII. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
