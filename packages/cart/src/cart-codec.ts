import { MAX_QUANTITY } from '@loomwright/kit';
import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import * as z from 'zod/mini';
import { addItem, type Cart, type CartItem, EMPTY_CART, MAX_LINES } from './cart.ts';
import type { LookUpProduct } from './cart-lines.ts';
import { sampleCart } from './sample-carts.ts';

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
const cartSchema = z.pipe(
  z.array(cartItem).check(z.maxLength(MAX_LINES)),
  z.transform((cart: CartItem[]): Cart => mergeDuplicates(cart)),
);

export const GUEST_KEY = 'cart';

/** Where a move from the guest's cart to a member's is noted while it lasts. */
export const MOVE_KEY = 'cart.moving';

/** Where the cart of a member is stored (STO-1). */
export const memberKey = (userId: number): string => `cart_${userId}`;

/** The stored cart of a guest. */
export const createGuestCartCodec = (): RecordCodec<Cart> =>
  createRecordCodec({ key: GUEST_KEY, empty: EMPTY_CART, schema: cartSchema });

export interface CartCodecs {
  readonly guest: RecordCodec<Cart>;
  /** Of a member; a missing cart is the sample cart of that account (CRT-5). */
  readonly memberOf: (userId: number) => RecordCodec<Cart>;
}

export const createCartCodecs = (lookUpProduct: LookUpProduct): CartCodecs => {
  const guest = createGuestCartCodec();
  return {
    guest,
    memberOf: (userId) => ({
      ...guest,
      key: memberKey(userId),
      initial: sampleCart(userId, lookUpProduct),
    }),
  };
};
