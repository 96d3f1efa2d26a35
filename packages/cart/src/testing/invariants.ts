import { hasOnly, invariants, isUnique, isWhole, viewInvariants } from '@loomwright/machine-testing';
import type { Cart } from '../cart.ts';
import { toCartView } from '../cart.view.ts';
import { totalOf } from '../cart-lines.ts';

export const brokenCartInvariants = invariants<[Cart]>({
  'no id occurs twice': (cart) => isUnique(cart.map(({ id }) => id)),
  'ids are positive whole numbers': (cart) => cart.every(({ id }) => isWhole(id)),
  'quantities are whole numbers in [1, 99]': (cart) => cart.every(({ quantity }) => isWhole(quantity, 1, 99)),
  'prices are numbers in [0, 1 000 000]': (cart) =>
    cart.every(({ price }) => typeof price === 'number' && price >= 0 && price <= 1_000_000),
  'names and pictures are strings': (cart) =>
    cart.every(({ name, image }) => typeof name === 'string' && typeof image === 'string'),
  'items have the five fields and a plain prototype': (cart) =>
    cart.every((item) => hasOnly(item, 'id', 'image', 'name', 'price', 'quantity')),
});

// Reads the decimal digits, to avoid floating-point multiplication.
const centsOf = (price: number): bigint => BigInt(price.toFixed(2).replace('.', ''));

/** Totals computed with bigints only (CRT-2). */
export const naiveTotals = (
  cart: readonly { readonly price: number; readonly quantity: number }[],
): { readonly items: bigint; readonly priceCents: bigint } => ({
  items: cart.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n),
  priceCents: cart.reduce((sum, { price, quantity }) => sum + centsOf(price) * BigInt(quantity), 0n),
});

const lineIds = (lines: readonly { readonly id: number }[]): string => lines.map(({ id }) => id).join();

export const brokenCartSnapshotInvariants = viewInvariants(toCartView, {
  'its cart is valid': (_, { context }) => brokenCartInvariants(context.cart).length === 0,
  'its lines match its cart': (_, { context: { cart, lines } }) =>
    lineIds(lines) === cart.map(({ id }) => id).join() &&
    lines.every(({ quantity }, index) => quantity === cart[index]?.quantity),
  'every line is shown once, in the order of the cart': ({ rows }, { context }) =>
    lineIds(rows.filter(({ kind }) => kind === 'line')) === lineIds(context.lines),
  'no row is shown twice': ({ rows }) => isUnique(rows.map(({ id }) => id)),
  'only available lines count': (_, { context: { lines } }) => {
    const counted = totalOf(lines.filter(({ isAvailable }) => isAvailable));
    const all = totalOf(lines);
    return all.items === counted.items && all.priceCents === counted.priceCents;
  },
  'the page is empty only without lines': ({ rows, status }) =>
    status === 'loading' || (status === 'filled') === rows.some(({ kind }) => kind === 'line'),
});
