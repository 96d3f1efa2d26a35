import { type PriceUnit, toCents } from '@loomwright/kit';
import type { Cart } from './cart.ts';

export interface CartProduct {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly priceUnit?: PriceUnit | undefined;
  readonly image: string;
}

/** Undefined for a product that is no longer sold. */
export type LookUpProduct = (productId: number) => CartProduct | undefined;

export interface CartLine {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly priceCents: number;
  readonly priceUnit: PriceUnit | undefined;
  readonly quantity: number;
  /** An unavailable line is shown but not counted. */
  readonly isAvailable: boolean;
}

/** Totals of the available lines, in whole cents (CRT-2). */
export interface CartTotals {
  readonly items: number;
  readonly priceCents: number;
}

/**
 * Takes name, price and picture from the catalogue, or from storage if the product is no longer sold (CRT-8).
 */
export const toCartLines = (cart: Cart, lookUp: LookUpProduct): readonly CartLine[] =>
  cart.map((item) => {
    const product = lookUp(item.id);
    const { name, image, price } = product ?? item;
    return {
      id: item.id,
      name,
      image,
      priceCents: toCents(price),
      priceUnit: product?.priceUnit,
      quantity: item.quantity,
      isAvailable: product !== undefined,
    };
  });

export const totalOf = (lines: readonly CartLine[]): CartTotals => {
  let items = 0;
  let priceCents = 0;
  for (const line of lines) {
    if (!line.isAvailable) continue;
    items += line.quantity;
    priceCents += line.priceCents * line.quantity;
  }
  return { items, priceCents };
};
