import { type Cart, placeBehind, type RemovedItem } from './cart.ts';

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

/** An order with the ids that it lacks, each in its place. */
const fillIn = (order: readonly number[], removed: readonly RemovedItem[]): readonly number[] =>
  removed.reduce((filled, { item, precededBy }) => {
    if (filled.includes(item.id)) return filled;
    const index = placeBehind(filled, precededBy);
    return [...filled.slice(0, index), item.id, ...filled.slice(index)];
  }, order);

/** The ids of a cart's lines and of what was removed from between them, in the order they are shown. */
export const shownOrder = (cart: readonly { readonly id: number }[], removals: Removals): readonly number[] =>
  fillIn(
    cart.map(({ id }) => id),
    removals.lines,
  );

/** Remembers lines with all that stood before them, be it gone by now. */
const withPlaces = (items: Cart, cart: Cart, removals: Removals): readonly RemovedItem[] => {
  const order = fillIn(shownOrder(cart, removals), removals.cleared);
  return items.map((item) => ({ item, precededBy: order.slice(0, order.indexOf(item.id)) }));
};

export const rememberRemoved = (removals: Removals, cart: Cart, id: number): Removals => {
  const removed = cart.filter((item) => item.id === id);
  return {
    ...removals,
    lines: [...removals.lines.filter(({ item }) => item.id !== id), ...withPlaces(removed, cart, removals)],
  };
};

export const rememberCleared = (removals: Removals, cart: Cart): Removals => {
  const earlier = removals.cleared.filter(({ item }) => !cart.some(({ id }) => id === item.id));
  return { ...removals, cleared: [...earlier, ...withPlaces(cart, cart, removals)] };
};

/** The removed line with this id, as a list of none or one. */
export const findRemoved = (removals: Removals, id: number): readonly RemovedItem[] =>
  removals.lines.filter(({ item }) => item.id === id);

export const forgetRemoved = (removals: Removals, id: number): Removals => ({
  ...removals,
  lines: removals.lines.filter(({ item }) => item.id !== id),
});

export const forgetCleared = (removals: Removals): Removals => ({ ...removals, cleared: [] });
