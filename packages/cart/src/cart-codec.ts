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

/** The stored cart of a member; a missing one is the sample cart of that account (CRT-5). */
export const createMemberCartCodec = (userId: number, lookUpProduct: LookUpProduct): RecordCodec<Cart> =>
  createRecordCodec({
    key: memberKey(userId),
    empty: EMPTY_CART,
    initial: sampleCart(userId, lookUpProduct),
    decodeEarly: decodeCartEarly,
    loadSchema,
  });

/** The codecs of the members' carts, one each, so that a schema is loaded once. */
export const createMemberCartCodecs = (lookUpProduct: LookUpProduct) => {
  const codecs = new Map<number, RecordCodec<Cart>>();
  return (userId: number): RecordCodec<Cart> => {
    const codec = codecs.get(userId) ?? createMemberCartCodec(userId, lookUpProduct);
    codecs.set(userId, codec);
    return codec;
  };
};
