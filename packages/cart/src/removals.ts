import { type Cart, type CartItem, placeBehind, type RemovedItem } from './cart.ts';

/** What was removed since the user came to the cart's page, oldest first (CRT-9). */
export interface Removals {
  /** Lines removed one by one. */
  readonly lines: readonly RemovedItem[];
  /** What clearing took, once or several times, when it can still be undone. */
  readonly cleared: readonly RemovedItem[];
}

export const NO_REMOVALS: Removals = { lines: [], cleared: [] };

/** The lines removed one by one that are still gone. */
export const missingLines = (
  removals: Removals,
  cart: readonly { readonly id: number }[],
): readonly RemovedItem[] => removals.lines.filter(({ item }) => !cart.some(({ id }) => id === item.id));

/**
 * The ids of a cart's lines and of what was removed or cleared from between them, in the order they had; the cleared ones
 * are not shown.
 */
export const shownOrder = (cart: readonly { readonly id: number }[], removals: Removals): readonly number[] =>
  [...removals.cleared, ...removals.lines].reduce<readonly number[]>(
    (order, { item, precededBy }) => {
      if (order.includes(item.id)) return order;
      const index = placeBehind(order, precededBy);
      return [...order.slice(0, index), item.id, ...order.slice(index)];
    },
    cart.map(({ id }) => id),
  );

const withPlace = (item: CartItem, order: readonly number[]): RemovedItem => ({
  item,
  precededBy: order.slice(0, order.indexOf(item.id)),
});

export const rememberRemoved = (removals: Removals, cart: Cart, id: number): Removals => {
  const order = shownOrder(cart, removals);
  const removed = cart.filter((item) => item.id === id).map((item) => withPlace(item, order));
  return { ...removals, lines: [...removals.lines.filter(({ item }) => item.id !== id), ...removed] };
};

export const rememberCleared = (removals: Removals, cart: Cart): Removals => {
  const order = shownOrder(cart, removals);
  const earlier = removals.cleared.filter(({ item }) => !cart.some(({ id }) => id === item.id));
  return { ...removals, cleared: [...earlier, ...cart.map((item) => withPlace(item, order))] };
};

/** The removed line with this id, as a list of none or one. */
export const findRemoved = (removals: Removals, id: number): readonly RemovedItem[] =>
  removals.lines.filter(({ item }) => item.id === id);

export const forgetRemoved = (removals: Removals, id: number): Removals => ({
  ...removals,
  lines: removals.lines.filter(({ item }) => item.id !== id),
});

export const forgetCleared = (removals: Removals): Removals => ({ ...removals, cleared: [] });
