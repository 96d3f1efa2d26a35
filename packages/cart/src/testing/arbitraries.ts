import fc from 'fast-check';
import type { Cart, CartCommand, CartItem, RemovedItem } from '../cart.ts';
import type { CartEvent } from '../cart-events.ts';
import type { CartProduct, LookUpProduct } from '../cart-lines.ts';

/** The products of a small shop, ids 1 to 5; its prices do not add up exactly in binary fractions. */
export const shopProducts: readonly CartProduct[] = [29.99, 49.99, 39.99, 24.99, 0].map((price, index) => ({
  id: index + 1,
  name: `Product ${index + 1}`,
  price,
  image: `/art/${index + 1}.svg`,
}));

/** Finds the products of the small shop; 6 and all others no longer exist. */
export const lookUpShopProduct: LookUpProduct = (id) => shopProducts.find((product) => product.id === id);

/** A cart of the small shop: quantities by product id. */
export const shopCart = (quantities: Readonly<Record<number, number>>): Cart =>
  Object.entries(quantities).map(([key, quantity]) => {
    const id = Number(key);
    const { name, price, image } = lookUpShopProduct(id) ?? { name: 'Old thing', price: 5, image: '' };
    return { id, name, price, image, quantity };
  });

/** Ids of the shop's products, and of one that no longer exists. */
export const productIds: fc.Arbitrary<number> = fc.integer({ min: 1, max: 6 });

/** Quantities a cart can hold, the ends often. */
export const quantities: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 99 }),
  fc.constantFrom(1, 2, 98, 99),
);

/** Quantities as users type them, right and wrong: text, fractions, signs, infinities, half characters. */
export const typedQuantities: fc.Arbitrary<string | number> = fc.oneof(
  quantities,
  fc.integer({ min: -5, max: 120 }).map(String),
  fc.double(),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-0',
    '0.5',
    '2.9',
    'two',
    '1e3',
    'Infinity',
    '-Infinity',
    'NaN',
    '__proto__',
    '\ud800',
  ),
);

// JSON has no -0: an item with one would not come back as it was.
const price = fc.oneof(
  fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  fc.double({ min: 0, max: 1_000_000, noNaN: true }).map((value) => value + 0),
);

/** Items as storage may hold them: any name and any price, since a user can edit them. */
export const cartItems: fc.Arbitrary<CartItem> = fc.record(
  {
    id: fc.oneof({ weight: 5, arbitrary: productIds }, { weight: 1, arbitrary: fc.integer({ min: 1 }) }),
    name: fc.string({ maxLength: 20 }),
    price,
    image: fc.string({ maxLength: 20 }),
    quantity: quantities,
  },
  { noNullPrototype: true },
);

/** Carts with up to eight lines, no id twice. */
export const carts: fc.Arbitrary<Cart> = fc.uniqueArray(cartItems, {
  selector: ({ id }) => id,
  maxLength: 8,
});

const removedItems: fc.Arbitrary<RemovedItem> = fc.record(
  { item: cartItems, precededBy: fc.uniqueArray(productIds, { maxLength: 5 }) },
  { noNullPrototype: true },
);

/** Everything that can be asked of a stored cart. */
export const cartCommands: fc.Arbitrary<CartCommand> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), item: cartItems }),
  fc.record({ kind: fc.constant('setQuantity' as const), id: productIds, quantity: typedQuantities }),
  fc.record({ kind: fc.constant('remove' as const), id: productIds }),
  fc.constant({ kind: 'clear' as const }),
  fc.record({ kind: fc.constant('merge' as const), lines: carts }),
  fc.record({ kind: fc.constant('restore' as const), removed: fc.array(removedItems, { maxLength: 4 }) }),
);

/** What users do with a cart: the events of the cart machine that come neither from its owner nor from the session. */
export type CartUserEvent = Exclude<
  CartEvent,
  { readonly type: 'owner.cartUpdated' } | { readonly type: 'owner.changed' }
>;

/** Every edit of a cart, adding most often. */
export const cartEvents: fc.Arbitrary<CartUserEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('cart.addItem' as const),
      productId: productIds,
      quantity: quantities,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('cart.setQuantity' as const),
      id: productIds,
      quantity: typedQuantities,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('cart.stepQuantity' as const),
      id: productIds,
      by: fc.constantFrom(1 as const, -1 as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('cart.removeItem' as const), id: productIds }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('cart.undoRemove' as const), id: productIds }) },
  { weight: 1, arbitrary: fc.constant({ type: 'cart.clear' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'cart.undoClear' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'page.left' as const }) },
);
