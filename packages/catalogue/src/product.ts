import type { PriceUnit } from '@loomwright/kit';

export const CATEGORIES = ['AI Solutions', 'Data Solutions', 'Business Solutions'] as const;

export type Category = (typeof CATEGORIES)[number];

export interface Release {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
}

export interface ProductFacts {
  /** Positive; the last part of `/products/{id}`. */
  readonly id: number;
  readonly name: string;
  /** US dollars, at most two decimals. */
  readonly price: number;
  /** Missing for a free product. */
  readonly priceUnit?: PriceUnit;
  /** The address of the `drawing.svg` in the product's folder, 480 × 320 units. */
  readonly image: string;
  readonly category: Category;
  readonly isDigital: boolean;
  readonly status: 'coming_soon' | 'live';
  readonly isFree?: boolean;
  /** Only until the product is released (WTL-1). */
  readonly release?: Release;
  readonly serviceUrl?: string;
}

export const SPECIFICATION = {
  runs: 'Where it runs',
  connects: 'Connects to',
  needs: 'What you need',
  data: 'Your data',
  hands: 'What your team decides',
} as const;

export type Specification = Readonly<Record<keyof typeof SPECIFICATION, string>>;

export interface Product extends ProductFacts {
  readonly summary: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly specification: Specification;
  /** Describes the interface drawing to screen readers. */
  readonly drawing: string;
}

/**
 * A product as its folder defines it: live with a URL or coming soon with a release, and free or priced
 * with a unit.
 */
export type ProductDefinition = Omit<
  Product,
  'image' | 'price' | 'priceUnit' | 'isFree' | 'status' | 'release' | 'serviceUrl'
> &
  ({ readonly price: number; readonly priceUnit: PriceUnit } | { readonly price: 0; readonly isFree: true }) &
  (
    | { readonly status: 'coming_soon'; readonly release: Release }
    | { readonly status: 'live'; readonly serviceUrl: string }
  );

export interface LiveProduct extends Product {
  readonly serviceUrl: string;
}

export const isLive = (product: Product): product is LiveProduct =>
  product.status === 'live' && product.serviceUrl !== undefined;

/** Only the canonical spelling of an id matches: `/products/01` is unknown. */
export const findProduct = <T extends ProductFacts>(products: readonly T[], id: string): T | undefined =>
  products.find((product) => String(product.id) === id);
