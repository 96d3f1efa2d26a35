import { toAsciiDigits } from './digits.ts';
import { withoutMarks } from './shown-text.ts';

/** Per product in a cart (CRT-1, PDP-2). */
export const MAX_QUANTITY = 99;

// A sign, digits and a fraction, in any script, with at least one digit.
const NUMBER = /^([+＋\-−－]?)(?=[.．٫]?\p{Nd})(\p{Nd}*)(?:[.．٫]\p{Nd}*)?$/u;

const readWhole = (text: string): number => {
  const found = NUMBER.exec(withoutMarks(text));
  if (!found) return Number.NaN;
  const [, sign = '', whole = ''] = found;
  return /[-−－]/.test(sign) ? 0 : Number(toAsciiDigits(whole));
};

/**
 * A whole number in [0, 99]: 0 for numbers below 1, and 1 for input that is not a number (`0x10`, `1,000`).
 */
export const readQuantity = (input: string | number): number => {
  const value = typeof input === 'number' ? input : readWhole(input);
  if (Number.isNaN(value)) return 1;
  return Math.trunc(Math.min(Math.max(value, 0), MAX_QUANTITY));
};
