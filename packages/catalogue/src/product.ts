export const CATEGORIES = ['AI Solutions', 'Data Solutions', 'Business Solutions'] as const;

export type Category = (typeof CATEGORIES)[number];

/** One thing the company offers (PRD-1). */
export interface Product {
  /** A positive whole number; the last part of `/products/{id}`. */
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** US dollars, at most two decimals. */
  readonly price: number;
  /** Path of a picture, 480 × 320 units. */
  readonly image: string;
  readonly category: Category;
  readonly isDigital: boolean;
  readonly features: readonly string[];
  readonly status: 'coming_soon' | 'live';
  readonly isFree?: boolean;
  /** Where a live product opens. */
  readonly serviceUrl?: string;
}

/** Finds a product by the id in an address. Only the canonical spelling counts: `/products/01` is unknown. */
export const findProduct = (products: readonly Product[], id: string): Product | undefined =>
  products.find((product) => String(product.id) === id);
