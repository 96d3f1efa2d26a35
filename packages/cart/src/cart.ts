import { MAX_QUANTITY, readQuantity } from '@loomwright/kit';

/** Stored with the name, price and picture that the product had when it was added (STO-1). */
export interface CartItem {
  readonly id: number;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  readonly image: string;
  /** A whole number from 1 to 99. */
  readonly quantity: number;
}

/** In the order in which the items were added; ids are unique. */
export type Cart = readonly CartItem[];

/** `precededBy` lists the ids before the item, so that undo restores its place (CRT-9). */
export interface RemovedItem {
  readonly item: CartItem;
  readonly precededBy: readonly number[];
}

export type CartCommand =
  | { readonly kind: 'add'; readonly item: CartItem }
  /** Below 1 removes the line, above 99 becomes 99, and anything but a number becomes 1 (CRT-1). */
  | { readonly kind: 'setQuantity'; readonly id: number; readonly quantity: string | number }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'merge'; readonly lines: Cart }
  | JoinCommand
  | { readonly kind: 'restore'; readonly removed: readonly RemovedItem[] };

/**
 * Moves the guest's lines at a login (CRT-6). If the guest's cart in storage no longer equals `stored`,
 * another tab has moved it, and only the lines beyond `stored` are added.
 */
export interface JoinCommand {
  readonly kind: 'join';
  readonly lines: Cart;
  readonly stored: Cart;
}

export const EMPTY_CART: Cart = [];

export const MAX_LINES = 1000;

const replaceAt = (cart: Cart, index: number, item: CartItem): Cart => {
  const next = cart.slice();
  next[index] = item;
  return next;
};

export const addItem = (cart: Cart, item: CartItem): Cart => {
  const index = cart.findIndex(({ id }) => id === item.id);
  const there = cart[index];
  if (!there) return cart.length < MAX_LINES ? [...cart, item] : cart;
  const quantity = Math.min(there.quantity + item.quantity, MAX_QUANTITY);
  return quantity === there.quantity ? cart : replaceAt(cart, index, { ...item, quantity });
};

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

/** The index after the last of `ids` that is in `precededBy`; 0 if there is none. */
export const indexAfter = (ids: readonly number[], precededBy: readonly number[]): number =>
  ids.reduce((place, id, index) => (precededBy.includes(id) ? index + 1 : place), 0);

/** If the product was added again in the meantime, the quantities add up. */
const restoreItem = (cart: Cart, { item, precededBy }: RemovedItem): Cart => {
  if (cart.some(({ id }) => id === item.id)) return addItem(cart, item);
  if (cart.length === MAX_LINES) return cart;
  const index = indexAfter(
    cart.map(({ id }) => id),
    precededBy,
  );
  return [...cart.slice(0, index), item, ...cart.slice(index)];
};

/** Returns the same reference when nothing changes (CRT-1). */
export const cartReducer = (cart: Cart, command: CartCommand): Cart => {
  // Uses `switch`, because ts-pattern is ten times slower here.
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
