import { MAX_QUANTITY } from '@loomwright/kit';
import { type Cart, type CartItem, MAX_LINES } from './cart.ts';

// As the schema has it, and with no other field: what the schema would strip is not surely the same cart.
const isItem = (input: CartItem | null): boolean =>
  Object.keys(input ?? {}).join() === 'id,name,price,image,quantity' && isItemOfShape(input as CartItem);

const isItemOfShape = ({ id, name, price, image, quantity }: CartItem): boolean =>
  Number.isSafeInteger(id) &&
  id > 0 &&
  typeof name === 'string' &&
  name.length <= 200 &&
  typeof price === 'number' &&
  price >= 0 &&
  price <= 1_000_000 &&
  typeof image === 'string' &&
  image.length <= 500 &&
  Number.isInteger(quantity) &&
  quantity > 0 &&
  quantity <= MAX_QUANTITY;

/**
 * Decodes a cart as this version writes it, for a page that is closed before the schema is loaded (CRT-3, STO-4). A value
 * that the schema would change or refuse is undefined: a property compares the two.
 */
export const decodeCartEarly = (input: unknown): Cart | undefined =>
  Array.isArray(input) &&
  input.length <= MAX_LINES &&
  input.every(isItem) &&
  new Set(input.map(({ id }) => id)).size === input.length
    ? input
    : undefined;
