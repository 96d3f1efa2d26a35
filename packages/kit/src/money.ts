import { groupDigits } from './count-text.ts';

/** Rounds dollars to whole cents, so that sums are exact (CRT-2). */
export const toCents = (amount: number): number => Math.round(amount * 100) + 0;

/** Formats as `$1,234.50`. Avoids `Intl.NumberFormat`, which is ten times slower. */
export const formatCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2);
  return `${cents < 0 ? '-' : ''}$${groupDigits(dollars)}.${digits.slice(-2)}`;
};

/** Omits `.00`: `$1,234`. */
export const formatDollars = (cents: number): string => formatCents(cents).replace(/\.00$/, '');

/** The unit that a price applies to. Quotes store these names (CRT-10), so they never change. */
export type PriceUnit = 'workspaceMonth';

const unitTexts: Readonly<Record<PriceUnit, { readonly one: string; readonly sum: string }>> = {
  workspaceMonth: { one: 'per workspace, per month', sum: 'per month' },
};

export interface PriceText {
  /** For example `$29.99`, or `Free`. */
  readonly amount: string;
  /** For example `per workspace, per month`; empty if the product is free or has no unit. */
  readonly unit: string;
}

export const toPriceParts = (cents: number, unit?: PriceUnit): PriceText =>
  cents === 0
    ? { amount: 'Free', unit: '' }
    : { amount: formatCents(cents), unit: unit ? unitTexts[unit].one : '' };

export const formatPrice = (cents: number, unit?: PriceUnit): string => {
  const parts = toPriceParts(cents, unit);
  return parts.unit === '' ? parts.amount : `${parts.amount} ${parts.unit}`;
};

/** The common unit of a sum; empty if the units differ. Free prices do not count. */
export const sumUnitOf = (
  prices: readonly { readonly cents: number; readonly unit: PriceUnit | undefined }[],
): string => {
  const units = new Set(prices.flatMap(({ cents, unit }) => (cents === 0 ? [] : [unit])));
  const [unit] = units;
  return units.size === 1 && unit ? unitTexts[unit].sum : '';
};
