// @ts-check

/**
 * The value below which a part of some values lies; 0 of no values.
 * @param {readonly number[]} values
 * @param {number} part from 0 to 1
 */
export const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** @param {readonly number[]} values */
export const medianOf = (values) => quantile(values, 0.5);
