import type { PriceUnit } from '@loomwright/kit';

export const CATEGORIES = ['AI Solutions', 'Data Solutions', 'Business Solutions'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The quarter in which a product is expected. */
export interface Release {
  /** Of the calendar, as 2027. */
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
}

/** What a card, a line of the cart and a comparison say of a product (PRD-1). */
export interface ProductFacts {
  /** A positive whole number; the last part of `/products/{id}`. */
  readonly id: number;
  readonly name: string;
  /** US dollars, at most two decimals. */
  readonly price: number;
  /** What the price is for one of; missing for a free product. */
  readonly priceUnit?: PriceUnit;
  /** Path of a picture, 480 × 320 units: the `drawing.svg` of its folder. */
  readonly image: string;
  readonly category: Category;
  readonly isDigital: boolean;
  readonly status: 'coming_soon' | 'live';
  readonly isFree?: boolean;
  /** Of a product that isn’t released yet (WTL-1). */
  readonly release?: Release;
  /** The address of a live product. */
  readonly serviceUrl?: string;
}

/** The parts of a specification, in the order they are shown. */
export const SPECIFICATION = {
  runs: 'Where it runs',
  connects: 'Connects to',
  needs: 'What you need',
  data: 'Your data',
  hands: 'What your team decides',
} as const;

export type Specification = Readonly<Record<keyof typeof SPECIFICATION, string>>;

/** A product with all its texts (PRD-1). */
export interface Product extends ProductFacts {
  /** What it does, in a few words. */
  readonly summary: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly specification: Specification;
  /** What the drawing of its interface shows, for those who do not see it. */
  readonly drawing: string;
}

/** A product as its folder states it; a live one has an address, another one a release, and a price its unit. */
export type WrittenProduct = Omit<
  Product,
  'image' | 'price' | 'priceUnit' | 'isFree' | 'status' | 'release' | 'serviceUrl'
> &
  ({ readonly price: number; readonly priceUnit: PriceUnit } | { readonly price: 0; readonly isFree: true }) &
  (
    | { readonly status: 'coming_soon'; readonly release: Release }
    | { readonly status: 'live'; readonly serviceUrl: string }
  );

/** A product that can be used today. */
export interface LiveProduct extends Product {
  readonly serviceUrl: string;
}

export const isLive = (product: Product): product is LiveProduct =>
  product.status === 'live' && product.serviceUrl !== undefined;

/** Finds a product by the id in an address. Only the canonical spelling is found: `/products/01` is unknown. */
export const findProduct = <T extends ProductFacts>(products: readonly T[], id: string): T | undefined =>
  products.find((product) => String(product.id) === id);
