import { MAX_QUANTITY, pluralOf, toCountText } from '@loomwright/kit';
import { type Cart, countOf } from './cart.ts';

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

export const joinedText = (lines: Cart, isCapped: boolean): string => {
  if (isCapped)
    return `What you chose as a guest is now in your cart, which holds ${MAX_QUANTITY} of one product at most.`;
  const items = countOf(lines);
  return pluralOf(
    items,
    'The item you chose as a guest is now in your cart.',
    `The ${toCountText(items, 'item')} you chose as a guest are now in your cart.`,
  );
};
