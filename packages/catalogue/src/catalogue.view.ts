import { formatCents, toCents } from '@loomwright/kit';
import { type CatalogueIndex, type CatalogueQuery, selectProducts } from './catalogue-query.ts';
import type { Product, ProductFacts } from './product.ts';

/** A product as a card shows it. */
export interface ProductCard {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly category: string;
  readonly priceText: string;
  readonly statusText: 'Live' | 'Coming soon';
}

export interface CatalogueView {
  readonly cards: readonly ProductCard[];
  /** As shown and announced: `6 products`. */
  readonly countText: string;
}

/** `$29.99`, or `Free` (PDP-2). */
export const toPriceText = (product: ProductFacts): string =>
  product.isFree === true ? 'Free' : formatCents(toCents(product.price));

export const toStatusText = (product: ProductFacts) => (product.status === 'live' ? 'Live' : 'Coming soon');

export const toProductCard = (product: Product): ProductCard => ({
  id: product.id,
  href: `/products/${product.id}`,
  name: product.name,
  description: product.description,
  image: product.image,
  category: product.category,
  priceText: toPriceText(product),
  statusText: toStatusText(product),
});

export const toCatalogueView = (index: CatalogueIndex, query: CatalogueQuery): CatalogueView => {
  const cards = selectProducts(index, query).map(toProductCard);
  const countText =
    cards.length === 0 ? 'No products found' : cards.length === 1 ? '1 product' : `${cards.length} products`;
  return { cards, countText };
};
