import { type Cart, EMPTY_CART } from './cart.ts';
import type { LookUpProduct } from './cart-lines.ts';

/** Product ids and quantities, by account id (CRT-5). */
const samples: ReadonlyMap<number, readonly (readonly [productId: number, quantity: number])[]> = new Map([
  [
    1,
    [
      [1, 2],
      [3, 1],
    ],
  ],
  [2, [[2, 1]]],
]);

export const sampleCart = (userId: number, lookUpProduct: LookUpProduct): Cart =>
  samples.get(userId)?.flatMap(([productId, quantity]) => {
    const product = lookUpProduct(productId);
    if (!product) return [];
    const { id, name, price, image } = product;
    return [{ id, name, price, image, quantity }];
  }) ?? EMPTY_CART;
