/** The most of one product a cart holds (CRT-1, PDP-2). */
export const MAX_QUANTITY = 99;

/**
 * The whole number in [0, 99] that a typed or stored quantity means: fractions are cut off, above 99 becomes 99,
 * non-numeric becomes 1, and 0 stands for everything below 1 (the cart removes the line, a selector shows 1).
 */
export const readQuantity = (input: string | number): number => {
  const value = typeof input === 'number' ? input : input.trim() === '' ? Number.NaN : Number(input);
  if (Number.isNaN(value)) return 1;
  return Math.trunc(Math.min(Math.max(value, 0), MAX_QUANTITY));
};
