import { MAX_QUANTITY, readQuantity } from '@loomwright/kit';

/** One product in a cart, as stored (STO-1). Name, price and picture are those of the day it was added. */
export interface CartItem {
  /** The product's id. */
  readonly id: number;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  readonly image: string;
  /** Whole number in [1, 99]. */
  readonly quantity: number;
}

/** Items in the order they were added; no id occurs twice. */
export type Cart = readonly CartItem[];

/** An item that was removed, and the ids that stood before it, so that it can come back where it was (CRT-9). */
export interface RemovedItem {
  readonly item: CartItem;
  readonly precededBy: readonly number[];
}

export type CartCommand =
  | { readonly kind: 'add'; readonly item: CartItem }
  /** As typed or counted: below 1 removes, above 99 becomes 99, what is no number becomes 1 (CRT-1). */
  | { readonly kind: 'setQuantity'; readonly id: number; readonly quantity: string | number }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'merge'; readonly lines: Cart }
  | JoinCommand
  | { readonly kind: 'restore'; readonly removed: readonly RemovedItem[] };

/**
 * Adds the lines of the guest's cart at a login (CRT-6). Stored, it also empties the guest's cart, where that still holds
 * what was `stored` when the lines were taken. Where another tab was faster only what goes beyond that is added.
 */
export interface JoinCommand {
  readonly kind: 'join';
  readonly lines: Cart;
  readonly stored: Cart;
}

export const EMPTY_CART: Cart = [];

/** The most lines a cart holds. */
export const MAX_LINES = 1000;

const replaceAt = (cart: Cart, index: number, item: CartItem): Cart => {
  const next = cart.slice();
  next[index] = item;
  return next;
};

/** Adds an item; quantities of the same product are added up, 99 at most (CRT-1). */
export const addItem = (cart: Cart, item: CartItem): Cart => {
  const index = cart.findIndex(({ id }) => id === item.id);
  const there = cart[index];
  if (!there) return cart.length < MAX_LINES ? [...cart, item] : cart;
  const quantity = Math.min(there.quantity + item.quantity, MAX_QUANTITY);
  return quantity === there.quantity ? cart : replaceAt(cart, index, { ...item, quantity });
};

/** Adds all lines of another cart: the guest's to the member's at sign-in (CRT-6). */
export const mergeCarts = (cart: Cart, lines: Cart): Cart => lines.reduce(addItem, cart);

const setQuantity = (cart: Cart, id: number, wanted: string | number): Cart => {
  const index = cart.findIndex((item) => item.id === id);
  const there = cart[index];
  const quantity = readQuantity(wanted);
  if (!there || quantity === there.quantity) return cart;
  return quantity === 0 ? removeItem(cart, id) : replaceAt(cart, index, { ...there, quantity });
};

const removeItem = (cart: Cart, id: number): Cart => {
  const next = cart.filter((item) => item.id !== id);
  return next.length === cart.length ? cart : next;
};

/** The index right behind the last of `ids` that is among `precededBy`; 0 when none is. */
export const placeBehind = (ids: readonly number[], precededBy: readonly number[]): number =>
  ids.reduce((place, id, index) => (precededBy.includes(id) ? index + 1 : place), 0);

/** Puts an item back behind the last of those that stood before it; one that is there again gets the quantity added. */
const restoreItem = (cart: Cart, { item, precededBy }: RemovedItem): Cart => {
  if (cart.some(({ id }) => id === item.id)) return addItem(cart, item);
  if (cart.length === MAX_LINES) return cart;
  const index = placeBehind(
    cart.map(({ id }) => id),
    precededBy,
  );
  return [...cart.slice(0, index), item, ...cart.slice(index)];
};

/** What a command makes of a cart; the same reference when nothing changes (CRT-1). */
export const cartReducer = (cart: Cart, command: CartCommand): Cart => {
  // By match a command takes ten times as long (`npm run bench`).
  switch (command.kind) {
    case 'add':
      return addItem(cart, command.item);
    case 'setQuantity':
      return setQuantity(cart, command.id, command.quantity);
    case 'remove':
      return removeItem(cart, command.id);
    case 'clear':
      return cart.length === 0 ? cart : EMPTY_CART;
    case 'merge':
    case 'join':
      return mergeCarts(cart, command.lines);
    case 'restore':
      return command.removed.reduce(restoreItem, cart);
  }
};
