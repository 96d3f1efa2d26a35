import fc from 'fast-check';
import { MAX_QUANTITY } from '../quantity.ts';
import { hostileSample } from './hostile-strings.ts';

const oddQuantities = ['', ' ', '0', '-0', '1', '98', '99', '100', '0.5', '2.9', '-1', 'two', '007', '1e3'];

/** Quantities as users type them, right and wrong: fractions, signs, infinities, words, what is hostile. */
export const typedQuantities = fc.oneof(
  fc.integer({ min: -5, max: 120 }).map(String),
  fc.constantFrom(...oddQuantities, 'Infinity', '-Infinity', 'NaN'),
  fc.double().map(String),
  fc.constantFrom(...hostileSample),
);

/** The quantity a typed value means, by the words of CRT-1 and PDP-2; 0 for everything below 1. */
export const modelQuantity = (input: string | number): number => {
  const value = typeof input === 'string' && input.trim() === '' ? Number.NaN : Number(input);
  if (Number.isNaN(value)) return 1;
  if (value < 1) return 0;
  return value > MAX_QUANTITY ? MAX_QUANTITY : Math.floor(value);
};
