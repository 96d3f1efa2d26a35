import { describe, expect, it } from 'vitest';
import { type Cart, cartReducer, lineToFocus, toCartLinkView, toCartView } from '../src/index.ts';
import { createCartBench, shopCart } from '../src/testing/index.ts';
import { open, texts } from './open-carts.ts';

const [item = { id: 1, name: '', price: 0, image: '', quantity: 1 }] = shopCart({ 1: 1 });
const lines = (count: number): Cart => Array.from({ length: count }, (_, at) => ({ ...item, id: at + 1 }));

describe('a cart with the most lines', () => {
  const more = { ...item, id: 5000 };

  it('refuses another product, but accepts more of a product it contains', { tags: ['CRT-1'] }, () => {
    const full = cartReducer(lines(999), { kind: 'add', item: more });
    expect(full).toHaveLength(1000);
    expect(cartReducer(full, { kind: 'add', item: { ...item, id: 5001 } })).toBe(full);
    expect(cartReducer(full, { kind: 'add', item: more }).at(-1)?.quantity).toBe(2);
    expect(cartReducer(full, { kind: 'merge', lines: lines(1000) })).toHaveLength(1000);
  });

  it('does not restore a removed line, except a product that was added again', { tags: ['CRT-9'] }, () => {
    const restore = (cart: Cart, id: number) =>
      cartReducer(cart, { kind: 'restore', removed: [{ item: { ...item, id }, precededBy: [] }] });
    expect(restore(lines(999), 5000)).toHaveLength(1000);
    const full = lines(1000);
    expect(restore(full, 5000)).toBe(full);
    expect(restore(full, 7)[6]?.quantity).toBe(2);
  });
});

it('the member’s full line is not mentioned unless the guest added to it', {
  tags: ['CRT-6'],
}, async () => {
  const { tab, own } = await open({ cart: { 1: 1 }, cart_7: { 2: 99 } });
  await own(7);
  expect(texts(tab)).toEqual(['The item you chose as a guest is now in your cart.']);
  const both = await open({ cart: { 1: 60, 3: 1 }, cart_7: { 1: 39, 2: 1 } });
  await both.own(7);
  expect(texts(both.tab)).toEqual([
    'Your cart now holds what you chose as a guest, 99 of a product at most.',
  ]);
});

it('guests see the link when the cart has an item of any price', {
  tags: ['NAV-4', 'NAV-5'],
}, () => {
  const linkOf = (userId: number | undefined, cart: Cart) => {
    const bench = createCartBench(userId);
    bench.load(cart);
    return toCartLinkView(bench.stepper.snapshot);
  };
  expect(linkOf(7, lines(1)).isForGuests).toBe(false);
  expect(linkOf(undefined, [])).toMatchObject({ isForGuests: false });
  expect(linkOf(undefined, [{ ...item, id: 6 }])).toEqual({
    name: 'Cart, empty',
    badgeText: '',
    isForGuests: true,
  });
});

it('after removing the last lines, focus goes to the line before them', { tags: ['CRT-9'] }, () => {
  const rowsOf = (...ids: number[]) => {
    const bench = createCartBench();
    bench.load(ids.map((id) => ({ ...item, id })));
    return toCartView(bench.stepper.snapshot).rows;
  };
  expect(lineToFocus(rowsOf(1, 2, 3), rowsOf(1, 2))).toBe(2);
  expect(lineToFocus(rowsOf(1, 2, 3, 4), rowsOf(1, 2))).toBe(2);
  expect(lineToFocus(rowsOf(1, 2, 3, 4), rowsOf(1, 4))).toBe(4);
  expect(lineToFocus(rowsOf(1, 2, 3), rowsOf(2, 3))).toBe(2);
  expect(lineToFocus([], [])).toBeUndefined();
});
