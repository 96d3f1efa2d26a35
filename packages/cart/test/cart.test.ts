import { describe, expect, it } from 'vitest';
import { type Cart, type CartItem, cartReducer, EMPTY_CART, toCartLines, totalOf } from '../src/index.ts';
import { lookUpShopProduct, shopProducts } from '../src/testing/index.ts';

const item = (id: number, quantity = 1): CartItem => {
  const product = shopProducts[id - 1];
  if (product === undefined) throw new Error(`The shop has no product ${id}.`);
  return { ...product, quantity };
};
const lines = (cart: Cart) => cart.map(({ id, quantity }) => `${id}×${quantity}`);
const filled: Cart = [item(1, 2), item(2), item(3, 98)];

describe('adding', () => {
  it('a new item starts at 1 at the end; again, it increases in place', {
    tags: ['CRT-1'],
  }, () => {
    const once = cartReducer(filled, { kind: 'add', item: item(4) });
    expect(lines(once)).toEqual(['1×2', '2×1', '3×98', '4×1']);
    expect(lines(cartReducer(once, { kind: 'add', item: item(2) }))).toEqual(['1×2', '2×2', '3×98', '4×1']);
  });

  it('the chosen quantity is added', { tags: ['CRT-1', 'PDP-3'] }, () => {
    expect(lines(cartReducer(EMPTY_CART, { kind: 'add', item: item(1, 7) }))).toEqual(['1×7']);
    expect(lines(cartReducer(filled, { kind: 'add', item: item(1, 7) }))).toEqual(['1×9', '2×1', '3×98']);
  });

  it('stops at 99, and then changes nothing', { tags: ['CRT-1'] }, () => {
    const full = cartReducer(filled, { kind: 'add', item: item(3, 50) });
    expect(lines(full)).toEqual(['1×2', '2×1', '3×99']);
    expect(cartReducer(full, { kind: 'add', item: item(3) })).toBe(full);
  });

  it('an item added again gets the current name and price', { tags: ['CRT-8'] }, () => {
    const old: Cart = [{ ...item(1), name: 'Old name', price: 1 }];
    expect(cartReducer(old, { kind: 'add', item: item(1) })).toEqual([item(1, 2)]);
  });
});

describe('setting a quantity', { tags: ['CRT-1'] }, () => {
  it.each([
    [5, '1×5'],
    ['5', '1×5'],
    ['2.9', '1×2'],
    [100, '1×99'],
    [Number.POSITIVE_INFINITY, '1×99'],
    ['many', '1×1'],
    ['', '1×1'],
    [Number.NaN, '1×1'],
  ])('to %j gives %s', (quantity, line) => {
    expect(lines(cartReducer(filled, { kind: 'setQuantity', id: 1, quantity }))).toEqual([
      line,
      '2×1',
      '3×98',
    ]);
  });

  it.each([0, -1, '0', '-5', 0.5, Number.NEGATIVE_INFINITY])('to %j removes the line', (quantity) => {
    expect(lines(cartReducer(filled, { kind: 'setQuantity', id: 1, quantity }))).toEqual(['2×1', '3×98']);
  });

  it('to the same quantity, or of a missing line, changes nothing', () => {
    expect(cartReducer(filled, { kind: 'setQuantity', id: 1, quantity: '2' })).toBe(filled);
    expect(cartReducer(filled, { kind: 'setQuantity', id: 9, quantity: 5 })).toBe(filled);
    expect(cartReducer(filled, { kind: 'setQuantity', id: 9, quantity: 0 })).toBe(filled);
  });
});

describe('removing, clearing, restoring', () => {
  it('removes a line; a missing one changes nothing', { tags: ['CRT-1'] }, () => {
    expect(lines(cartReducer(filled, { kind: 'remove', id: 2 }))).toEqual(['1×2', '3×98']);
    expect(cartReducer(filled, { kind: 'remove', id: 9 })).toBe(filled);
  });

  it('clears everything; an empty cart stays the same', { tags: ['CRT-1'] }, () => {
    expect(cartReducer(filled, { kind: 'clear' })).toEqual([]);
    const empty: Cart = [];
    expect(cartReducer(empty, { kind: 'clear' })).toBe(empty);
  });

  it('restores a line after those that preceded it', { tags: ['CRT-9'] }, () => {
    const rest: Cart = [item(1, 2), item(3, 98)];
    const restore = (precededBy: readonly number[]) =>
      lines(cartReducer(rest, { kind: 'restore', removed: [{ item: item(2), precededBy }] }));
    expect(restore([1])).toEqual(['1×2', '2×1', '3×98']);
    expect(restore([])).toEqual(['2×1', '1×2', '3×98']);
    expect(restore([3, 9])).toEqual(['1×2', '3×98', '2×1']);
  });

  it('adds the restored quantity to a line that was added again', { tags: ['CRT-9'] }, () => {
    const removed = [{ item: item(3, 5), precededBy: [] }];
    expect(lines(cartReducer(filled, { kind: 'restore', removed }))).toEqual(['1×2', '2×1', '3×99']);
    expect(cartReducer(filled, { kind: 'restore', removed: [] })).toBe(filled);
  });
});

describe('totals', () => {
  it('are sums of quantities and of price times quantity, in whole cents', { tags: ['CRT-2'] }, () => {
    const cart: Cart = [item(1), item(3, 5)];
    expect(29.99 + 39.99 * 5).not.toBe(229.94);
    expect(totalOf(toCartLines(cart, lookUpShopProduct))).toEqual({ items: 6, priceCents: 22_994 });
    expect(totalOf([])).toEqual({ items: 0, priceCents: 0 });
  });

  it('exclude products that are no longer sold', { tags: ['CRT-8'] }, () => {
    const gone: CartItem = { id: 6, name: 'Gone', price: 1000, image: '', quantity: 9 };
    expect(totalOf(toCartLines([gone, item(2)], lookUpShopProduct))).toEqual({ items: 1, priceCents: 4999 });
  });
});

describe('lines', { tags: ['CRT-8'] }, () => {
  it('take name, price and picture from the catalogue, not from storage', () => {
    const edited: Cart = [{ id: 1, name: 'Hacked', price: 0.01, image: 'javascript:0', quantity: 2 }];
    expect(toCartLines(edited, lookUpShopProduct)).toEqual([
      { id: 1, name: 'Product 1', image: '/art/1.svg', priceCents: 2999, quantity: 2, isAvailable: true },
    ]);
  });

  it('keep the stored name and price of a product that is no longer sold', () => {
    const gone: Cart = [{ id: 6, name: 'Gone', price: 1.5, image: '/art/6.svg', quantity: 2 }];
    expect(toCartLines(gone, lookUpShopProduct)).toEqual([
      { id: 6, name: 'Gone', image: '/art/6.svg', priceCents: 150, quantity: 2, isAvailable: false },
    ]);
  });
});
