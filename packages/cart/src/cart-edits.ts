import { readQuantity } from '@loomwright/kit';
import type { Cart, CartCommand } from './cart.ts';
import type { CartProduct, LookUpProduct } from './cart-lines.ts';
import { addedText, clearedText, quantityText, removedText, restoredText } from './cart-notices.ts';
import {
  findRemoved,
  forgetCleared,
  forgetRemoved,
  type Removals,
  rememberCleared,
  rememberRemoved,
} from './removals.ts';

/** What users change in a cart. */
export type CartEdit =
  | { readonly type: 'cart.addItem'; readonly productId: number; readonly quantity: number }
  | { readonly type: 'cart.setQuantity'; readonly id: number; readonly quantity: string | number }
  | { readonly type: 'cart.stepQuantity'; readonly id: number; readonly by: 1 | -1 }
  | { readonly type: 'cart.removeItem'; readonly id: number }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.undoRemove'; readonly id: number }
  | { readonly type: 'cart.undoClear' };

/** What an edit changes; one without a text to announce changes nothing (CRT-3). */
export interface EditEffect {
  readonly command: CartCommand;
  /** What can be put back afterwards (CRT-9). */
  readonly removals: Removals;
  readonly text: string;
}

/** A cart, and what can be put back into it. */
export interface CartAndRemovals {
  readonly cart: Cart;
  readonly removals: Removals;
}

/** What an edit changes in a cart, by the catalogue's names; a product that is gone keeps its stored name (CRT-8). */
export const effectOf = (
  edit: CartEdit,
  { cart, removals }: CartAndRemovals,
  lookUp: LookUpProduct,
): EditEffect => {
  const nothing: EditEffect = { command: { kind: 'merge', lines: [] }, removals, text: '' };
  const nameOf = (id: number) =>
    [lookUp(id), ...cart, ...removals.lines.map(({ item }) => item)].find((one) => one?.id === id)?.name ??
    '';
  // Removed lines, and the places they leave, have the catalogue's names too.
  const named = (): Cart => cart.map((item) => ({ ...item, name: nameOf(item.id) }));

  const add = ({ id, name, price, image }: CartProduct, quantity: number): EditEffect => ({
    command: { kind: 'add', item: { id, name, price, image, quantity } },
    removals,
    text: addedText(cart, id, name, quantity),
  });
  const remove = (id: number): EditEffect => ({
    command: { kind: 'remove', id },
    removals: rememberRemoved(removals, named(), id),
    text: removedText(nameOf(id)),
  });
  const setQuantity = (id: number, there: number, quantity: number): EditEffect => {
    if (quantity === 0) return remove(id);
    if (quantity === there) return nothing;
    return {
      command: { kind: 'setQuantity', id, quantity },
      removals,
      text: quantityText(nameOf(id), quantity),
    };
  };

  switch (edit.type) {
    case 'cart.addItem': {
      const product = lookUp(edit.productId);
      return product ? add(product, edit.quantity) : nothing;
    }
    case 'cart.setQuantity':
    case 'cart.stepQuantity': {
      const there = cart.find(({ id }) => id === edit.id);
      if (!there) return nothing;
      const wanted = edit.type === 'cart.setQuantity' ? edit.quantity : there.quantity + edit.by;
      return setQuantity(edit.id, there.quantity, readQuantity(wanted));
    }
    case 'cart.removeItem':
      return cart.some(({ id }) => id === edit.id) ? remove(edit.id) : nothing;
    case 'cart.clear':
      return cart.length > 0
        ? { command: { kind: 'clear' }, removals: rememberCleared(removals, named()), text: clearedText }
        : nothing;
    case 'cart.undoRemove': {
      const removed = findRemoved(removals, edit.id);
      return removed.length > 0
        ? {
            command: { kind: 'restore', removed },
            removals: forgetRemoved(removals, edit.id),
            text: restoredText([nameOf(edit.id)]),
          }
        : nothing;
    }
    case 'cart.undoClear': {
      const { cleared } = removals;
      return cleared.length > 0
        ? {
            command: { kind: 'restore', removed: cleared },
            removals: forgetCleared(removals),
            text: restoredText(cleared.map(({ item }) => item.name)),
          }
        : nothing;
    }
  }
};
