import { type Product, products } from '@loomwright/catalogue';
import { formatCents, toCents } from '@loomwright/kit';

export const paid = products.filter(({ isFree }) => !isFree).sort((a, b) => a.price - b.price);

export const comingSoon = products.filter(({ status }) => status !== 'live');

export const linkTo = (product: Product | undefined) => `[${product?.name}](/products/${product?.id})`;

export const sumOf = (some: readonly Product[], times = 1) =>
  formatCents(some.reduce((cents, { price }) => cents + toCents(price), 0) * times);

export const without = (...ids: readonly number[]) => products.filter(({ id }) => !ids.includes(id));

export const countUnder = (dollars: number, some: readonly Product[] = products) =>
  some.filter(({ price }) => price < dollars).length;

export const averagePrice = formatCents(
  Math.round(paid.reduce((cents, { price }) => cents + toCents(price), 0) / paid.length),
);
