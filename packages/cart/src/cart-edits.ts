import { readQuantity } from '@loomwright/kit';
import { match } from 'ts-pattern';
import type { Cart, CartCommand, RemovedItem } from './cart.ts';
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
  const setQuantity = (id: number, toWanted: (there: number) => string | number): EditEffect => {
    const item = cart.find((one) => one.id === id);
    const quantity = item && readQuantity(toWanted(item.quantity));
    if (quantity === undefined || quantity === item?.quantity) return nothing;
    if (quantity === 0) return remove(id);
    return {
      command: { kind: 'setQuantity', id, quantity },
      removals,
      text: quantityText(nameOf(id), quantity),
    };
  };
  const restore = (removed: readonly RemovedItem[], left: Removals, names: readonly string[]): EditEffect =>
    removed.length > 0
      ? { command: { kind: 'restore', removed }, removals: left, text: restoredText(names) }
      : nothing;

  return match(edit)
    .returnType<EditEffect>()
    .with({ type: 'cart.addItem' }, ({ productId, quantity }) => {
      const product = lookUp(productId);
      return product ? add(product, quantity) : nothing;
    })
    .with({ type: 'cart.setQuantity' }, ({ id, quantity }) => setQuantity(id, () => quantity))
    .with({ type: 'cart.stepQuantity' }, ({ id, by }) => setQuantity(id, (there) => there + by))
    .with({ type: 'cart.removeItem' }, ({ id }) =>
      cart.some((item) => item.id === id) ? remove(id) : nothing,
    )
    .with({ type: 'cart.clear' }, () =>
      cart.length > 0
        ? { command: { kind: 'clear' }, removals: rememberCleared(removals, named()), text: clearedText }
        : nothing,
    )
    .with({ type: 'cart.undoRemove' }, ({ id }) =>
      restore(findRemoved(removals, id), forgetRemoved(removals, id), [nameOf(id)]),
    )
    .with({ type: 'cart.undoClear' }, () =>
      restore(
        removals.cleared,
        forgetCleared(removals),
        removals.cleared.map(({ item }) => item.name),
      ),
    )
    .exhaustive();
};
