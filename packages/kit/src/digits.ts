const DIGIT = /\p{Nd}/u;

// The ten digits of a script have consecutive codes. Two scripts may be adjacent, hence the modulo.
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
};

/** Converts the decimal digits of every script: `٣` and `３` become `3`. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
