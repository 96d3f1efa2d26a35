import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { type Cart, EMPTY_CART } from './cart.ts';
import type { LookUpProduct } from './cart-lines.ts';
import { decodeCartEarly } from './decode-early.ts';
import { sampleCart } from './sample-carts.ts';

export const GUEST_KEY = 'cart';

/** Where a move from the guest's cart to a member's is noted while it lasts. */
export const MOVE_KEY = 'cart.moving';

/** Where the cart of a member is stored (STO-1). */
export const memberKey = (userId: number): string => `cart_${userId}`;

const loadSchema = async () => (await import('./cart-schema.ts')).cartSchema;

/** The stored cart of a guest. */
export const createGuestCartCodec = (): RecordCodec<Cart> =>
  createRecordCodec({ key: GUEST_KEY, empty: EMPTY_CART, decodeEarly: decodeCartEarly, loadSchema });

export interface CartCodecs {
  readonly guest: RecordCodec<Cart>;
  /** Of a member; a missing cart is the sample cart of that account (CRT-5). */
  readonly memberOf: (userId: number) => RecordCodec<Cart>;
}

/** The codecs of all carts: once one of them is prepared, all are. */
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
