import { MAX_QUANTITY, pluralOf, toCountText } from '@loomwright/kit';
import { match } from 'ts-pattern';
import { type Cart, type CartItem, MAX_LINES } from './cart.ts';

/** The result of an edit, for its notification and the member's activity (CRT-3). */
export type CartChange =
  | { readonly kind: 'added'; readonly name: string; readonly quantity: number }
  /** The quantity reached its maximum, or had reached it before (`wasFull`). */
  | { readonly kind: 'filled'; readonly name: string; readonly wasFull: boolean }
  /** The cart has the maximum number of lines. */
  | { readonly kind: 'noRoom' }
  | { readonly kind: 'quantitySet'; readonly name: string; readonly quantity: number }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'restored'; readonly names: readonly string[] }
  /** Guest items moved to the member's cart; `isFull` when a quantity reached its maximum (CRT-6). */
  | { readonly kind: 'joined'; readonly items: number; readonly isFull: boolean };

/** `before` is undefined if the cart was not loaded when the item was added. */
export const toAddedChange = (
  { id, name, quantity }: CartItem,
  after: Cart,
  before: Cart | undefined,
): CartChange => {
  const quantityIn = (cart: Cart) => cart.find((item) => item.id === id)?.quantity ?? 0;
  const [now, was] = [quantityIn(after), before && quantityIn(before)];
  if (now === 0) return { kind: 'noRoom' };
  const isFilled =
    was === undefined ? now === MAX_QUANTITY && quantity < MAX_QUANTITY : was + quantity > MAX_QUANTITY;
  return isFilled
    ? { kind: 'filled', name, wasFull: was === MAX_QUANTITY }
    : { kind: 'added', name, quantity };
};

export const toJoinedChange = ({
  lines,
  cart,
}: {
  readonly lines: Cart;
  readonly cart: Cart;
}): CartChange => {
  const isFull = (item: CartItem) => item.quantity === MAX_QUANTITY && lines.some(({ id }) => id === item.id);
  return {
    kind: 'joined',
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isFull: cart.some(isFull),
  };
};

export const noticeOf = (change: CartChange): string =>
  match(change)
    .with({ kind: 'added', quantity: 1 }, ({ name }) => `Added ${name} to your cart.`)
    .with({ kind: 'added' }, ({ name, quantity }) => `Added ${quantity} × ${name} to your cart.`)
    .with(
      { kind: 'filled' },
      ({ name, wasFull }) =>
        `Your cart ${wasFull ? 'already' : 'now'} holds ${MAX_QUANTITY} × ${name}, the most it can hold.`,
    )
    .with({ kind: 'noRoom' }, () => `Your cart holds ${MAX_LINES} products, the most it can hold.`)
    .with({ kind: 'quantitySet' }, ({ name, quantity }) => `${name}: quantity ${quantity}.`)
    .with({ kind: 'removed' }, ({ name }) => `Removed ${name} from your cart.`)
    .with({ kind: 'cleared' }, () => 'Your cart was cleared.')
    .with({ kind: 'restored' }, ({ names }) =>
      names.length === 1 ? `Put ${names[0]} back into your cart.` : 'Put everything back into your cart.',
    )
    .with(
      { kind: 'joined', isFull: true },
      () => `Your cart now holds what you chose as a guest, ${MAX_QUANTITY} of a product at most.`,
    )
    .with({ kind: 'joined' }, ({ items }) =>
      pluralOf(
        items,
        'The item you chose as a guest is now in your cart.',
        `The ${toCountText(items, 'item')} you chose as a guest are now in your cart.`,
      ),
    )
    .exhaustive();
