import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { type Cart, EMPTY_CART } from './cart.ts';

/** The stored cart of one owner: under `cart` for a guest (STO-1). */
export const createCartCodec = (key: string): RecordCodec<Cart> =>
  createRecordCodec({
    key,
    empty: EMPTY_CART,
    loadSchema: async () => (await import('./cart-schema.ts')).cartSchema,
  });
