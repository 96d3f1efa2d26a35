import { MAX_QUANTITY, memberRecords } from '@loomwright/kit';
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

// Duplicates come only from older versions or edited storage.
const mergeDuplicates = (cart: Cart): Cart =>
  new Set(cart.map(({ id }) => id)).size === cart.length ? cart : cart.reduce(addItem, EMPTY_CART);

const cartSchema = z.pipe(
  z.array(cartItem).check(z.maxLength(MAX_LINES)),
  z.transform((cart: CartItem[]): Cart => mergeDuplicates(cart)),
);

export const GUEST_KEY = 'cart';

export const guestCartCodec: RecordCodec<Cart> = createRecordCodec({
  key: GUEST_KEY,
  empty: EMPTY_CART,
  schema: cartSchema,
});

/** If the key is missing, the account has its sample cart (CRT-5, STO-1). */
export const createMemberCartCodec = (userId: number, lookUpProduct: LookUpProduct): RecordCodec<Cart> => ({
  ...guestCartCodec,
  key: memberRecords(userId).cart,
  initial: sampleCart(userId, lookUpProduct),
});
