import { toAsciiDigits } from './digits.ts';
import { withoutMarks } from './shown-text.ts';

/** The most of one product a cart holds (CRT-1, PDP-2). */
export const MAX_QUANTITY = 99;

// A sign, whole digits, a fraction: one of the two at least, in any script.
const NUMBER = /^([+＋\-−－]?)(?=[.．٫]?\p{Nd})(\p{Nd}*)(?:[.．٫]\p{Nd}*)?$/u;

const readWhole = (text: string): number => {
  const found = NUMBER.exec(withoutMarks(text));
  if (!found) return Number.NaN;
  const [, sign = '', whole = ''] = found;
  return /[-−－]/.test(sign) ? 0 : Number(toAsciiDigits(whole));
};

/**
 * The whole number in [0, 99] that a typed or stored quantity means. A typed one is decimal digits of any script, with a sign
 * or a fraction, and with invisible marks or white space around; `0x10`, `1e1` and `1,000` are none. Fractions are cut off,
 * above 99 becomes 99, non-numeric becomes 1, and 0 stands for everything below 1 (the cart removes the line, a selector
 * shows 1).
 */
export const readQuantity = (input: string | number): number => {
  const value = typeof input === 'number' ? input : readWhole(input);
  if (Number.isNaN(value)) return 1;
  return Math.trunc(Math.min(Math.max(value, 0), MAX_QUANTITY));
};
