/** Whole cents of an amount in dollars, rounded to the nearest cent: sums stay exact (CRT-2). */
export const toCents = (amount: number): number => Math.round(amount * 100) + 0;

/**
 * An amount in whole cents as text: `$1,234.50`. Written by hand because `Intl.NumberFormat` takes ten
 * times as long and a cart formats a dozen amounts an event; a property compares the two.
 */
export const formatCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2);
  const grouped = dollars.length > 3 ? dollars.replace(/\B(?=(?:\d{3})+$)/g, ',') : dollars;
  return `${cents < 0 ? '-' : ''}$${grouped}.${digits.slice(-2)}`;
};
