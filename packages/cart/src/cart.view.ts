import { formatCents, MAX_QUANTITY } from '@loomwright/kit';
import type { CartSnapshot } from './cart.machine.ts';
import { type CartLine, totalOf } from './cart-lines.ts';
import { missingLines, shownOrder } from './removals.ts';

/** A line of the cart, or the place of one that was removed and can come back. */
export type CartRow =
  | {
      readonly kind: 'line';
      readonly id: number;
      readonly href: string;
      readonly name: string;
      readonly image: string;
      readonly quantity: number;
      readonly priceText: string;
      readonly totalText: string;
      readonly isAvailable: boolean;
      readonly canDecrease: boolean;
      readonly canIncrease: boolean;
    }
  | { readonly kind: 'removed'; readonly id: number; readonly name: string };

export interface CartView {
  /** Whether it is a member's cart. */
  readonly isMembers: boolean;
  readonly status: 'loading' | 'empty' | 'filled';
  readonly rows: readonly CartRow[];
  /** Whether clearing can be undone. */
  readonly isCleared: boolean;
  readonly totalItems: number;
  /** As text: `3 items`. */
  readonly itemsText: string;
  readonly totalText: string;
  readonly shippingText: 'Free';
}

const toRow = (line: CartLine): CartRow => ({
  kind: 'line',
  id: line.id,
  href: `/products/${line.id}`,
  name: line.name,
  image: line.image,
  quantity: line.quantity,
  priceText: line.priceCents === 0 ? 'Free' : `${formatCents(line.priceCents)} each`,
  totalText: formatCents(line.priceCents * line.quantity),
  isAvailable: line.isAvailable,
  canDecrease: line.quantity > 1,
  canIncrease: line.quantity < MAX_QUANTITY,
});

const toRows = (snapshot: CartSnapshot): readonly CartRow[] => {
  const { lines, removals } = snapshot.context;
  if (removals.lines.length === 0) return lines.map(toRow);
  const rows = new Map<number, CartRow>(lines.map((line) => [line.id, toRow(line)]));
  for (const { item } of missingLines(removals, lines))
    rows.set(item.id, { kind: 'removed', id: item.id, name: item.name });
  return shownOrder(lines, removals).flatMap((id) => rows.get(id) ?? []);
};

export const toCartView = (snapshot: CartSnapshot): CartView => {
  const { lines, removals } = snapshot.context;
  const { items, priceCents } = totalOf(lines);
  return {
    isMembers: snapshot.context.userId !== undefined,
    status: snapshot.matches('loading') ? 'loading' : lines.length === 0 ? 'empty' : 'filled',
    rows: toRows(snapshot),
    isCleared: removals.cleared.length > 0,
    totalItems: items,
    itemsText: items === 1 ? '1 item' : `${items} items`,
    totalText: formatCents(priceCents),
    shippingText: 'Free',
  };
};

/** The lines of the cart, for a quote request (CRT-10); undefined while they are not known. */
export const toKnownLines = (snapshot: CartSnapshot): readonly CartLine[] | undefined =>
  snapshot.matches('loading') ? undefined : snapshot.context.lines;

/** How many items the cart holds, for the bar on top of every page (NAV-5). */
export const toCartCount = (snapshot: CartSnapshot): number => totalOf(snapshot.context.lines).items;

/** How many of a product the cart holds, for the product's own page. */
export const toQuantityOf =
  (productId: number) =>
  (snapshot: CartSnapshot): number =>
    snapshot.context.lines.find(({ id }) => id === productId)?.quantity ?? 0;
