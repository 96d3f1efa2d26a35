import { MAX_QUANTITY, pluralOf, toCountText } from '@loomwright/kit';
import type { Cart, CartItem } from './cart.ts';

/** The notice after an action, from the cart before and after it (CRT-3). */
export const addedText = (before: Cart, id: number, name: string, quantity: number): string => {
  const there = before.find((item) => item.id === id)?.quantity ?? 0;
  if (there === MAX_QUANTITY)
    return `Your cart already holds ${MAX_QUANTITY} × ${name}, the most it can hold.`;
  if (there + quantity > MAX_QUANTITY)
    return `Your cart now holds ${MAX_QUANTITY} × ${name}, the most it can hold.`;
  return quantity === 1 ? `Added ${name} to your cart.` : `Added ${quantity} × ${name} to your cart.`;
};

export const quantityText = (name: string, quantity: number): string => `${name}: quantity ${quantity}.`;

export const removedText = (name: string): string => `Removed ${name} from your cart.`;

export const clearedText = 'Your cart was cleared.';

export const restoredText = (names: readonly string[]): string =>
  names.length === 1 ? `Put ${names[0]} back into your cart.` : 'Put everything back into your cart.';

/** After a guest's lines were added to a member's cart, which is `cart` now (CRT-6). */
export const joinedText = (lines: Cart, cart: Cart): string => {
  const isFull = (item: CartItem) => item.quantity === MAX_QUANTITY && lines.some(({ id }) => id === item.id);
  if (cart.some(isFull))
    return `Your cart now holds what you chose as a guest, ${MAX_QUANTITY} of a product at most.`;
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return pluralOf(
    items,
    'The item you chose as a guest is now in your cart.',
    `The ${toCountText(items, 'item')} you chose as a guest are now in your cart.`,
  );
};
