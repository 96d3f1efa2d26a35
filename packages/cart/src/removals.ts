import { type Cart, type CartItem, indexAfter, type RemovedItem } from './cart.ts';

/** Lines removed since the user opened the cart page, oldest first (CRT-9). */
export interface Removals {
  readonly lines: readonly RemovedItem[];
  /** Lines cleared in one or more steps; one undo restores them all. */
  readonly cleared: readonly RemovedItem[];
}

export const NO_REMOVALS: Removals = { lines: [], cleared: [] };

export const missingLines = (
  removals: Removals,
  cart: readonly { readonly id: number }[],
): readonly RemovedItem[] => removals.lines.filter(({ item }) => !cart.some(({ id }) => id === item.id));

/** Ids of lines, removed lines and cleared lines in their original order. */
export const shownOrder = (cart: readonly { readonly id: number }[], removals: Removals): readonly number[] =>
  [...removals.cleared, ...removals.lines].reduce<readonly number[]>(
    (order, { item, precededBy }) => {
      if (order.includes(item.id)) return order;
      const index = indexAfter(order, precededBy);
      return [...order.slice(0, index), item.id, ...order.slice(index)];
    },
    cart.map(({ id }) => id),
  );

const withPlace = (item: CartItem, order: readonly number[]): RemovedItem => ({
  item,
  precededBy: order.slice(0, order.indexOf(item.id)),
});

export const recordRemoved = (removals: Removals, cart: Cart, id: number): Removals => {
  const order = shownOrder(cart, removals);
  const removed = cart.filter((item) => item.id === id).map((item) => withPlace(item, order));
  return { ...removals, lines: [...removals.lines.filter(({ item }) => item.id !== id), ...removed] };
};

export const recordCleared = (removals: Removals, cart: Cart): Removals => {
  const order = shownOrder(cart, removals);
  const earlier = removals.cleared.filter(({ item }) => !cart.some(({ id }) => id === item.id));
  return { ...removals, cleared: [...earlier, ...cart.map((item) => withPlace(item, order))] };
};

export const findRemoved = (removals: Removals, id: number): readonly RemovedItem[] =>
  removals.lines.filter(({ item }) => item.id === id);

export const forgetRemoved = (removals: Removals, id: number): Removals => ({
  ...removals,
  lines: removals.lines.filter(({ item }) => item.id !== id),
});

export const forgetCleared = (removals: Removals): Removals => ({ ...removals, cleared: [] });
