import { formatCents, formatPrice, MAX_QUANTITY, sumUnitOf } from '@loomwright/kit';
import type { CartSnapshot } from './cart.machine.ts';
import { type CartLine, totalOf } from './cart-lines.ts';
import { itemsText } from './cart-parts.view.ts';
import { missingLines, shownOrder } from './removals.ts';

/** A line, or the place of a removed line that can be restored. */
export type CartRow =
  | {
      readonly kind: 'line';
      readonly id: number;
      readonly href: string;
      readonly name: string;
      readonly image: string;
      readonly quantity: number;
      /** `$29.99 per workspace, per month`, or `Free`. */
      readonly priceText: string;
      readonly totalText: string;
      readonly isAvailable: boolean;
      readonly canDecrease: boolean;
      readonly canIncrease: boolean;
    }
  | { readonly kind: 'removed'; readonly id: number; readonly name: string };

export interface CartView {
  readonly isMembers: boolean;
  readonly status: 'loading' | 'empty' | 'filled';
  readonly rows: readonly CartRow[];
  readonly isCleared: boolean;
  /** There are neither lines nor removals to undo. */
  readonly hasNothing: boolean;
  /** Counts available lines only, like the total (CRT-8). */
  readonly totalItems: number;
  /** Invites a guest to log in (CRT-6). */
  readonly logInText: string;
  readonly canRequestQuote: boolean;
  readonly totalText: string;
  /** `per month`; empty without a common unit (PRD-1). */
  readonly totalUnit: string;
  readonly shippingText: 'Free';
}

const toRow = (line: CartLine): CartRow => ({
  kind: 'line',
  id: line.id,
  href: `/products/${line.id}`,
  name: line.name,
  image: line.image,
  quantity: line.quantity,
  priceText: formatPrice(line.priceCents, line.priceUnit),
  totalText: formatPrice(line.priceCents * line.quantity),
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

const toPrice = ({ isAvailable, priceCents, priceUnit }: CartLine) =>
  isAvailable ? [{ cents: priceCents, unit: priceUnit }] : [];

const logInText = (items: number): string =>
  items === 0
    ? 'Log in to see your cart and the quotes you’ve requested.'
    : `${itemsText(items)} in your cart. Log in to track your quotes.`;

export const toCartView = (snapshot: CartSnapshot): CartView => {
  const { lines, removals } = snapshot.context;
  const { items, priceCents } = totalOf(lines);
  const rows = toRows(snapshot);
  const isCleared = removals.cleared.length > 0;
  return {
    isMembers: snapshot.context.userId !== undefined,
    status: snapshot.matches('loading') ? 'loading' : lines.length === 0 ? 'empty' : 'filled',
    rows,
    isCleared,
    hasNothing: rows.length === 0 && !isCleared,
    totalItems: items,
    logInText: logInText(items),
    canRequestQuote: items > 0,
    totalText: formatCents(priceCents),
    totalUnit: sumUnitOf(lines.flatMap(toPrice)),
    shippingText: 'Free',
  };
};

const lineIds = (rows: readonly CartRow[]) => rows.filter(({ kind }) => kind === 'line').map(({ id }) => id);

export const hasSameLines = (before: readonly CartRow[], now: readonly CartRow[]): boolean =>
  lineIds(before).join() === lineIds(now).join();

/**
 * The line to focus after a removal or an undo: the restored line, else the next, else the previous (CRT-9).
 */
export const lineToFocus = (before: readonly CartRow[], now: readonly CartRow[]): number | undefined => {
  const [old, current] = [lineIds(before), lineIds(now)];
  const restored = current.find((id) => !old.includes(id));
  if (restored !== undefined) return restored;
  const gone = old.findIndex((id) => !current.includes(id));
  const isHere = (id: number) => current.includes(id);
  return old.slice(gone + 1).find(isHere) ?? old.slice(0, Math.max(gone, 0)).reverse().find(isHere);
};
