import { readQuantity } from '@loomwright/kit';
import { match } from 'ts-pattern';
import { addItem, type Cart, type CartCommand, type RemovedItem } from './cart.ts';
import { type CartChange, toAddedChange } from './cart-changes.ts';
import type { CartProduct, LookUpProduct } from './cart-lines.ts';
import {
  findRemoved,
  forgetCleared,
  forgetRemoved,
  type Removals,
  recordCleared,
  recordRemoved,
} from './removals.ts';

export interface AddItemEvent {
  readonly type: 'cart.addItem';
  readonly productId: number;
  readonly quantity: number;
}

export type CartEdit =
  | AddItemEvent
  | { readonly type: 'cart.setQuantity'; readonly id: number; readonly quantity: string | number }
  | { readonly type: 'cart.stepQuantity'; readonly id: number; readonly by: 1 | -1 }
  | { readonly type: 'cart.removeItem'; readonly id: number }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.undoRemove'; readonly id: number }
  | { readonly type: 'cart.undoClear' };

export interface EditEffect {
  readonly command: CartCommand;
  readonly removals: Removals;
  readonly change: CartChange;
}

export interface CartAndRemovals {
  readonly cart: Cart;
  readonly removals: Removals;
}

/** Undefined when nothing changes. Names come from the catalogue, if it still has the product (CRT-8). */
export const effectOf = (
  edit: CartEdit,
  { cart, removals }: CartAndRemovals,
  lookUp: LookUpProduct,
): EditEffect | undefined => {
  const nameOf = (id: number) =>
    [lookUp(id), ...cart, ...removals.lines.map(({ item }) => item)].find((one) => one?.id === id)?.name ??
    '';
  const named = (): Cart => cart.map((item) => ({ ...item, name: nameOf(item.id) }));

  const add = ({ id, name, price, image }: CartProduct, quantity: number): EditEffect => {
    const item = { id, name, price, image, quantity };
    return {
      command: { kind: 'add', item },
      removals,
      change: toAddedChange(item, addItem(cart, item), cart),
    };
  };
  const remove = (id: number): EditEffect => ({
    command: { kind: 'remove', id },
    removals: recordRemoved(removals, named(), id),
    change: { kind: 'removed', name: nameOf(id) },
  });
  const setQuantity = (id: number, toWanted: (there: number) => string | number): EditEffect | undefined => {
    const item = cart.find((one) => one.id === id);
    const quantity = item && readQuantity(toWanted(item.quantity));
    if (quantity === undefined || quantity === item?.quantity) return undefined;
    if (quantity === 0) return remove(id);
    return {
      command: { kind: 'setQuantity', id, quantity },
      removals,
      change: { kind: 'quantitySet', name: nameOf(id), quantity },
    };
  };
  const restore = (
    removed: readonly RemovedItem[],
    left: Removals,
    names: readonly string[],
  ): EditEffect | undefined =>
    removed.length > 0
      ? { command: { kind: 'restore', removed }, removals: left, change: { kind: 'restored', names } }
      : undefined;

  return match(edit)
    .returnType<EditEffect | undefined>()
    .with({ type: 'cart.addItem' }, ({ productId, quantity }) => {
      const product = lookUp(productId);
      return product && add(product, quantity);
    })
    .with({ type: 'cart.setQuantity' }, ({ id, quantity }) => setQuantity(id, () => quantity))
    .with({ type: 'cart.stepQuantity' }, ({ id, by }) => setQuantity(id, (there) => there + by))
    .with({ type: 'cart.removeItem' }, ({ id }) =>
      cart.some((item) => item.id === id) ? remove(id) : undefined,
    )
    .with({ type: 'cart.clear' }, () =>
      cart.length > 0
        ? {
            command: { kind: 'clear' },
            removals: recordCleared(removals, named()),
            change: { kind: 'cleared' },
          }
        : undefined,
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
    .exhaustive(() => undefined);
};
