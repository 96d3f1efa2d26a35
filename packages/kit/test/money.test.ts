import { describe, expect, it } from 'vitest';
import { formatCents, toCents } from '../src/index.ts';

describe('money', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.07, 7],
    [1.1, 110],
    [1.15, 115],
    [24.99, 2499],
    [29.99, 2999],
    [34.99, 3499],
    [39.99, 3999],
    [49.99, 4999],
    [1_000_000, 100_000_000],
  ])('[CRT-2] %d dollars are %d whole cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it('[CRT-2] sums of cents are exact where sums of dollars are not', () => {
    expect(29.99 * 3 + 34.99).not.toBe(124.96);
    expect(toCents(29.99) * 3 + toCents(34.99)).toBe(12_496);
  });

  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [2999, '$29.99'],
    [123_450, '$1,234.50'],
    [100_000_000_000, '$1,000,000,000.00'],
  ])('[CRT-2] %d cents read %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});
