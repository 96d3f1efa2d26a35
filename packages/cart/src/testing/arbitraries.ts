import { typedQuantities } from '@loomwright/kit/testing';
import { commands, events, oneOf, plain, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import type { Cart, CartCommand, CartItem, RemovedItem } from '../cart.ts';
import type { CartEvent } from '../cart-events.ts';
import type { CartProduct, LookUpProduct } from '../cart-lines.ts';

/** Products 1 to 5, whose prices do not add up exactly in binary fractions. Other ids are no longer sold. */
export const shopProducts: readonly CartProduct[] = [29.99, 49.99, 39.99, 24.99, 0].map((price, index) => ({
  id: index + 1,
  name: `Product ${index + 1}`,
  price,
  image: `/art/${index + 1}.svg`,
}));

export const lookUpShopProduct: LookUpProduct = (id) => shopProducts.find((product) => product.id === id);

export const shopCart = (quantities: Readonly<Record<number, number>>): Cart =>
  Object.entries(quantities).map(([key, quantity]) => {
    const id = Number(key);
    const { name, price, image } = lookUpShopProduct(id) ?? { name: 'Old thing', price: 5, image: '' };
    return { id, name, price, image, quantity };
  });

export const productIds = fc.integer({ min: 1, max: 6 });

const quantities = fc.oneof(fc.integer({ min: 1, max: 99 }), oneOf(1, 2, 98, 99));

export const anyQuantities = fc.oneof(quantities, typedQuantities, fc.double());

/** Items with any name and price, because users can edit storage. */
export const cartItems: fc.Arbitrary<CartItem> = plain({
  id: weighted([5, productIds], [1, fc.integer({ min: 1 })]),
  name: fc.string({ maxLength: 20 }),
  price: fc.oneof(
    fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
    // Adding 0 turns -0, which JSON cannot store, into 0.
    fc.double({ min: 0, max: 1_000_000, noNaN: true }).map((value) => value + 0),
  ),
  image: fc.string({ maxLength: 20 }),
  quantity: quantities,
});

export const carts: fc.Arbitrary<Cart> = fc.uniqueArray(cartItems, {
  selector: ({ id }) => id,
  maxLength: 8,
});

const removedItems: fc.Arbitrary<RemovedItem> = plain({
  item: cartItems,
  precededBy: fc.uniqueArray(productIds, { maxLength: 5 }),
});

export const cartCommands: fc.Arbitrary<CartCommand> = commands({
  add: [1, { item: cartItems }],
  setQuantity: [1, { id: productIds, quantity: anyQuantities }],
  remove: [1, { id: productIds }],
  clear: 1,
  merge: [1, { lines: carts }],
  join: [1, { lines: carts, stored: carts }],
  restore: [1, { removed: fc.array(removedItems, { maxLength: 4 }) }],
});

export type CartUserEvent = Exclude<CartEvent, { readonly type: `owner.${string}` | `record.${string}` }>;

export const cartEvents: fc.Arbitrary<CartUserEvent> = events({
  'cart.addItem': [4, { productId: productIds, quantity: quantities }],
  'cart.setQuantity': [3, { id: productIds, quantity: anyQuantities }],
  'cart.stepQuantity': [2, { id: productIds, by: oneOf(1, -1) }],
  'cart.removeItem': [3, { id: productIds }],
  'cart.undoRemove': [3, { id: productIds }],
  'cart.clear': 1,
  'cart.undoClear': 1,
  'page.left': 1,
});
