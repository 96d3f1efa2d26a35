import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, toCents } from '../src/index.ts';
import { runs } from '../src/testing/index.ts';

/** Dollars as a person writes them, by text alone: no division, no rounding. */
const spelled = (cents: number): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const grouped = (cents: number): string => `$${spelled(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

// Near the ends and at powers of ten is where a factor of 100 would show.
const amounts = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 1_000_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 99, 100, 101, 999, 999_999_999, 1_000_000_000) },
);

describe('money of any amount', () => {
  it('[CRT-2] comes back to the cent from dollars, divided or spelled', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(toCents(cents / 100)).toBe(cents);
        expect(toCents(Number(spelled(cents)))).toBe(cents);
      }),
      runs(10_000),
    );
  });

  it('[CRT-2] reads as its digits, in groups of three', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(formatCents(cents)).toBe(grouped(cents));
      }),
      runs(1000),
    );
  });

  it('[CRT-2] is always a whole number of cents, whatever fraction a price has', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_000_000, noNaN: true }), (dollars) => {
        const cents = toCents(dollars);
        expect(Number.isInteger(cents)).toBe(true);
        expect(Math.abs(cents - dollars * 100)).toBeLessThanOrEqual(0.5);
      }),
      runs(1000),
    );
  });
});
