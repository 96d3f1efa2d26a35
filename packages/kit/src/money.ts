import { groupDigits } from './count-text.ts';

/** Whole cents of an amount in dollars, rounded to the nearest cent: sums stay exact (CRT-2). */
export const toCents = (amount: number): number => Math.round(amount * 100) + 0;

/**
 * An amount in whole cents as text: `$1,234.50`. Written by hand because `Intl.NumberFormat` takes ten
 * times as long and a cart formats a dozen amounts an event; a property compares the two.
 */
export const formatCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2);
  return `${cents < 0 ? '-' : ''}$${groupDigits(dollars)}.${digits.slice(-2)}`;
};

/** The same without cents where there are none: `$1,234` for a text. */
export const formatDollars = (cents: number): string => formatCents(cents).replace(/\.00$/, '');

/** What a price is for one of. Quotes are stored with these names (CRT-10): a name never changes. */
export type PriceUnit = 'workspaceMonth';

/** The unit after one price, and after the sum of several. */
const unitTexts: Readonly<Record<PriceUnit, { readonly one: string; readonly sum: string }>> = {
  workspaceMonth: { one: 'per workspace, per month', sum: 'per month' },
};

/** A price in words (PRD-1). */
export interface PriceText {
  /** `$29.99`, or `Free`. */
  readonly amount: string;
  /** `per workspace, per month`; empty for a free product, and for a price without a unit. */
  readonly unit: string;
}

/** A price of whole cents with its unit, in the two parts that pages set in different sizes. */
export const toPriceParts = (cents: number, unit?: PriceUnit): PriceText =>
  cents === 0
    ? { amount: 'Free', unit: '' }
    : { amount: formatCents(cents), unit: unit ? unitTexts[unit].one : '' };

/** A price of whole cents with its unit: `$29.99 per workspace, per month`, or `Free`. */
export const formatPrice = (cents: number, unit?: PriceUnit): string => {
  const parts = toPriceParts(cents, unit);
  return parts.unit === '' ? parts.amount : `${parts.amount} ${parts.unit}`;
};

/**
 * The unit of a sum of prices: `per month`; empty when they have no unit, or different ones. Free ones do not count.
 */
export const sumUnitOf = (
  prices: readonly { readonly cents: number; readonly unit: PriceUnit | undefined }[],
): string => {
  const units = new Set(prices.flatMap(({ cents, unit }) => (cents === 0 ? [] : [unit])));
  const [unit] = units;
  return units.size === 1 && unit ? unitTexts[unit].sum : '';
};
