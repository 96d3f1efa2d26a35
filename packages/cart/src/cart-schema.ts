import { MAX_QUANTITY } from '@loomwright/kit';
import * as z from 'zod/mini';
import { addItem, type Cart, type CartItem, EMPTY_CART, MAX_LINES } from './cart.ts';

const cartItem = z.object({
  id: z.int().check(z.positive()),
  name: z.string().check(z.maxLength(200)),
  price: z.number().check(z.gte(0), z.lte(1_000_000)),
  image: z.string().check(z.maxLength(500)),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
});

// Only an older version or an edit by hand can have written a product twice.
const mergeDuplicates = (cart: Cart): Cart =>
  new Set(cart.map(({ id }) => id)).size === cart.length ? cart : cart.reduce(addItem, EMPTY_CART);

/** A stored cart: at most MAX_LINES lines (STO-1, STO-2). */
export const cartSchema = z.pipe(
  z.array(cartItem).check(z.maxLength(MAX_LINES)),
  z.transform((cart: CartItem[]): Cart => mergeDuplicates(cart)),
);
