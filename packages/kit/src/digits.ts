const DIGIT = /\p{Nd}/u;

// Unicode has the digits of a script one after the other, from zero; sets of ten may follow each other.
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
};

/** A text with the decimal digits of every script as 0 to 9: `٣` and `３` are 3. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
