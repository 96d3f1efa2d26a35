import { type Product, products } from '@loomwright/catalogue';
import { formatCents, toCents } from '@loomwright/kit';

/** The products that cost something, the cheapest first. */
export const paid = products.filter(({ isFree }) => !isFree).sort((a, b) => a.price - b.price);

export const comingSoon = products.filter(({ status }) => status !== 'live');

/** The link to a product, as an answer has it. */
export const linkTo = (product: Product | undefined) => `[${product?.name}](/products/${product?.id})`;

/** `$359.90`: what products cost together, so many times. */
export const sumOf = (some: readonly Product[], times = 1) =>
  formatCents(some.reduce((cents, { price }) => cents + toCents(price), 0) * times);

export const without = (...ids: readonly number[]) => products.filter(({ id }) => !ids.includes(id));

/** How many of some cost less than an amount. */
export const countUnder = (dollars: number, some: readonly Product[] = products) =>
  some.filter(({ price }) => price < dollars).length;

/** `$35.99`, of those that cost something. */
export const averagePrice = formatCents(
  Math.round(paid.reduce((cents, { price }) => cents + toCents(price), 0) / paid.length),
);
