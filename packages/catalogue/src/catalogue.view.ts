import { formatPrice, type PriceText, toCents, toCountText, toPriceParts } from '@loomwright/kit';
import { type CatalogueIndex, type CatalogueQuery, selectProducts } from './catalogue-query.ts';
import type { Product, ProductFacts } from './product.ts';

export interface ProductCard {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly category: string;
  readonly price: PriceText;
  readonly statusText: 'Live' | 'Coming soon';
  /** `Expected Q1 2027` (WTL-1), or `Available now`. */
  readonly releaseText: string;
}

export interface CatalogueView {
  readonly cards: readonly ProductCard[];
  readonly countText: string;
}

/** `$29.99 per workspace, per month`, or `Free` (PRD-1, PDP-2). */
export const toPriceText = ({ price, priceUnit }: ProductFacts): string =>
  formatPrice(toCents(price), priceUnit);

/** `per workspace, per month`; empty for a free product (PRD-1). */
export const toUnitText = ({ price, priceUnit }: ProductFacts): string =>
  toPriceParts(toCents(price), priceUnit).unit;

/** The address of an SVG symbol of 360 × 250 units. */
export const toDrawingHref = ({ id }: ProductFacts): string => `/art/interfaces/${id}.svg#art`;

export const toStatusText = (product: ProductFacts) => (product.status === 'live' ? 'Live' : 'Coming soon');

/** `Q1 2027`; empty for a released product (WTL-1). */
export const toQuarterText = ({ release }: ProductFacts): string =>
  release ? `Q${release.quarter} ${release.year}` : '';

export const toProductCard = (product: Product): ProductCard => ({
  id: product.id,
  href: `/products/${product.id}`,
  name: product.name,
  description: product.description,
  image: product.image,
  category: product.category,
  price: toPriceParts(toCents(product.price), product.priceUnit),
  statusText: toStatusText(product),
  releaseText: product.release ? `Expected ${toQuarterText(product)}` : 'Available now',
});

export const toCatalogueView = (index: CatalogueIndex, query: CatalogueQuery): CatalogueView => {
  const cards = selectProducts(index, query).map(toProductCard);
  const countText = cards.length === 0 ? 'No products found' : toCountText(cards.length, 'product');
  return { cards, countText };
};
