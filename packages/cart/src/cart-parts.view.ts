import { toCountText } from '@loomwright/kit';
import type { CartSnapshot } from './cart.machine.ts';
import { type CartLine, totalOf } from './cart-lines.ts';

/** A number of items as text: `3 items`. */
export const itemsText = (items: number): string => toCountText(items, 'item');

/** The link to the cart on top of every page (NAV-5). */
export interface CartLinkView {
  /** With the full count, even where the badge shows less: `Cart, 120 items`. */
  readonly name: string;
  /** `99+` above 99; empty at 0. */
  readonly badgeText: string;
  /** Whether guests see the link: once something is in the cart (NAV-4). */
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

/** The lines of the cart, for a quote request (CRT-10); undefined while they are not known. */
export const toKnownLines = (snapshot: CartSnapshot): readonly CartLine[] | undefined =>
  snapshot.matches('loading') ? undefined : snapshot.context.lines;

/** How many of a product the cart holds, for the product's own page. */
export const toQuantityOf =
  (productId: number) =>
  (snapshot: CartSnapshot): number =>
    snapshot.context.lines.find(({ id }) => id === productId)?.quantity ?? 0;
