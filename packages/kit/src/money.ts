const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole cents of an amount in dollars, rounded to the nearest cent: sums stay exact (CRT-2). */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** An amount in whole cents as a person reads it: `$1,234.50`. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);
