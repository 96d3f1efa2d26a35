import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCents, formatDollars, formatPrice, sumUnitOf, toCents, toPriceParts } from '../src/index.ts';

const amounts = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 1_000_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 99, 100, 101, 999, 999_999_999, 1_000_000_000) },
);

it('sums of cents are exact where sums of dollars are not', { tags: ['CRT-2'] }, () => {
  expect(29.99 * 3 + 34.99).not.toBe(124.96);
  expect(toCents(29.99) * 3 + toCents(34.99)).toBe(12_496);
  expect([0, 0.07, 1.15, 29.99, 1_000_000].map(toCents)).toEqual([0, 7, 115, 2999, 100_000_000]);
  // A negative zero would be shown with a sign.
  expect([-0, -0.001].map(toCents)).toEqual([0, 0]);
});

it('any amount survives the round trip through dollars and through text', { tags: ['CRT-2'] }, () => {
  const spelled = (cents: number) => String(cents).padStart(3, '0').replace(/(..)$/, '.$1');
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(toCents(cents / 100)).toBe(cents);
      expect(toCents(Number(spelled(cents)))).toBe(cents);
    }),
    runs(10_000),
  );
});

it('the format of any amount matches Intl', { tags: ['CRT-2'] }, () => {
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(formatCents(cents)).toBe(format(cents / 100));
      if (cents > 0) expect(formatCents(-cents)).toBe(format(-cents / 100));
    }),
    runs(1000),
  );
  expect([5, 123_450, 100_000_000_000].map(formatCents)).toEqual(['$0.05', '$1,234.50', '$1,000,000,000.00']);
});

it('any price is rounded to the nearest cent', { tags: ['CRT-2'] }, () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10_000_000, noNaN: true }), (dollars) => {
      const cents = toCents(dollars);
      expect(Number.isInteger(cents)).toBe(true);
      expect(Math.abs(cents - dollars * 100)).toBeLessThanOrEqual(0.5);
    }),
    runs(1000),
  );
});

it('a price has its unit, and zero is `Free`', { tags: ['PRD-1'] }, () => {
  expect(formatPrice(2999, 'workspaceMonth')).toBe('$29.99 per workspace, per month');
  expect(toPriceParts(2999, 'workspaceMonth')).toEqual({
    amount: '$29.99',
    unit: 'per workspace, per month',
  });
  expect([formatPrice(2999), formatPrice(0), formatPrice(0, 'workspaceMonth')]).toEqual([
    '$29.99',
    'Free',
    'Free',
  ]);
});

it('a sum has the common unit of its prices, ignoring free ones', { tags: ['PRD-1'] }, () => {
  const month = { cents: 1, unit: 'workspaceMonth' } as const;
  const once = { cents: 1, unit: undefined };
  const free = { cents: 0, unit: undefined };
  expect([[], [free], [once], [month, once]].map(sumUnitOf)).toEqual(['', '', '', '']);
  expect([[month], [month, free], [month, month]].map(sumUnitOf)).toEqual(
    Array.from({ length: 3 }, () => 'per month'),
  );
});

it('a whole amount omits its cents', { tags: ['CAL-1'] }, () => {
  expect([1_890_000, 157_550, 5, 0].map(formatDollars)).toEqual(['$18,900', '$1,575.50', '$0.05', '$0']);
});
