import { type Product, products, toPriceText } from '@loomwright/catalogue';
import { link } from '../answer/reply.ts';
import type { Reply } from './operation.ts';

const hrefOf = ({ id }: Product): string => `/products/${id}`;

export const nameOf = (product: Product): string => link(product.name, hrefOf(product));

export const isLive = ({ status }: Product): boolean => status === 'live';

export const priceOf = (product: Product): string => (product.isFree ? 'free' : toPriceText(product));

export const replyOn = (product: Product, text: string): Reply => ({
  text,
  url: hrefOf(product),
  label: product.name,
  products: [product.id],
});

/** The list’s order decides what “the second one” means. */
export const replyOnAll = (text: string, shown: readonly Product[] = products): Reply => ({
  text,
  url: '/products',
  label: 'Products',
  list: shown.map(({ name }) => name),
  products: shown.length <= 3 ? shown.map(({ id }) => id) : [],
});
