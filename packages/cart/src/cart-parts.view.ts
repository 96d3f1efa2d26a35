import { toCountText } from '@loomwright/kit';
import type { CartSnapshot } from './cart.machine.ts';
import { type CartLine, totalOf } from './cart-lines.ts';

export const itemsText = (items: number): string => toCountText(items, 'item');

/** The cart link in the header (NAV-5). */
export interface CartLinkView {
  /** The full count, even above 99: `Cart, 120 items`. */
  readonly name: string;
  /** `99+` above 99; empty at 0. */
  readonly badgeText: string;
  /** Guests see the link once the cart has an item (NAV-4). */
  readonly isForGuests: boolean;
}

export const toCartLinkView = (snapshot: CartSnapshot): CartLinkView => {
  const { items } = totalOf(snapshot.context.lines);
  return {
    name: `Cart, ${items === 0 ? 'empty' : itemsText(items)}`,
    badgeText: items > 99 ? '99+' : items > 0 ? String(items) : '',
    isForGuests: snapshot.context.userId === undefined && snapshot.context.lines.length > 0,
  };
};

/** Undefined while loading (CRT-10). */
export const toKnownLines = (snapshot: CartSnapshot): readonly CartLine[] | undefined =>
  snapshot.matches('loading') ? undefined : snapshot.context.lines;

export const toQuantityOf =
  (productId: number) =>
  (snapshot: CartSnapshot): number =>
    snapshot.context.lines.find(({ id }) => id === productId)?.quantity ?? 0;
