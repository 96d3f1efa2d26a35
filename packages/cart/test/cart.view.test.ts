import { describe, expect, it } from 'vitest';
import {
  type Cart,
  type CartItem,
  type CartRow,
  hasSameLines,
  lineToFocus,
  toCartLinkView,
  toCartView,
  toQuantityOf,
} from '../src/index.ts';
import { createCartBench, shopProducts } from '../src/testing/index.ts';

const item = (id: number, quantity = 1): CartItem => ({
  ...(shopProducts[id - 1] ?? { id, name: 'Old thing', price: 1234.5, image: '/art/old.svg' }),
  quantity,
});
const viewOf = (...cart: Cart) => {
  const bench = createCartBench();
  bench.load(cart);
  return toCartView(bench.stepper.snapshot);
};

describe('the cart view', () => {
  it('is empty, or filled', { tags: ['CRT-4'] }, () => {
    expect(viewOf()).toEqual({
      isMembers: false,
      status: 'empty',
      rows: [],
      isCleared: false,
      hasNothing: true,
      totalItems: 0,
      logInText: 'Log in to see your cart and the quotes you’ve requested.',
      canRequestQuote: false,
      totalText: '$0.00',
      totalUnit: '',
      shippingText: 'Free',
    });
    expect(viewOf(item(1)).status).toBe('filled');
  });

  it('is a guest’s or a member’s once the owner is known', { tags: ['CRT-4', 'CRT-6'] }, () => {
    expect(toCartView(createCartBench().stepper.snapshot)).toMatchObject({ isMembers: false });
    const bench = createCartBench(7);
    expect(toCartView(bench.stepper.snapshot)).toMatchObject({ isMembers: true, status: 'loading' });
    bench.load([item(1)]);
    expect(toCartView(bench.stepper.snapshot)).toMatchObject({ isMembers: true, status: 'filled' });
  });

  it('a price has its unit, and the total has the common unit of all priced lines', {
    tags: ['PRD-1', 'CRT-2'],
  }, () => {
    const lookUpProduct = (id: number) => ({
      id,
      name: `Product ${id}`,
      price: id === 6 ? 0 : 29.99,
      image: '/x.svg',
      ...(id === 1 && { priceUnit: 'workspaceMonth' as const }),
    });
    const view = (...ids: readonly number[]) => {
      const bench = createCartBench(undefined, lookUpProduct);
      bench.load(ids.map((id) => item(id)));
      return toCartView(bench.stepper.snapshot);
    };
    expect(view(1, 6)).toMatchObject({
      totalUnit: 'per month',
      rows: [
        { priceText: '$29.99 per workspace, per month', totalText: '$29.99' },
        { priceText: 'Free', totalText: 'Free' },
      ],
    });
    expect([view(6).totalUnit, view(1, 2).totalUnit]).toEqual(['', '']);
  });

  it('shows totals and shipping', { tags: ['CRT-2'] }, () => {
    expect(viewOf(item(1))).toMatchObject({ totalItems: 1, totalText: '$29.99' });
    expect(viewOf(item(1), item(3, 5))).toMatchObject({
      totalItems: 6,
      totalText: '$229.94',
      shippingText: 'Free',
    });
  });

  it('a line has its name, price, quantity and total from the catalogue', {
    tags: ['CRT-2', 'CRT-8'],
  }, () => {
    expect(viewOf({ ...item(2, 30), name: 'Hacked', price: 0.01 }).rows).toEqual([
      {
        kind: 'line',
        id: 2,
        href: '/products/2',
        name: 'Product 2',
        image: '/art/2.svg',
        quantity: 30,
        priceText: '$49.99',
        totalText: '$1,499.70',
        isAvailable: true,
        canDecrease: true,
        canIncrease: true,
      },
    ]);
  });

  it('invites a guest to log in, and offers a quote only for counted items', {
    tags: ['CRT-4', 'CRT-6', 'CRT-10'],
  }, () => {
    expect(viewOf(item(1))).toMatchObject({ hasNothing: false, canRequestQuote: true });
    expect(viewOf(item(1)).logInText).toMatch(/^1 item in your cart/);
    expect(viewOf(item(1), item(3, 5)).logInText).toMatch(/^6 items in your cart/);
    expect(viewOf(item(6))).toMatchObject({ hasNothing: false, canRequestQuote: false });
  });

  it('has nothing only when nothing can be undone either', { tags: ['CRT-4', 'CRT-9'] }, () => {
    const bench = createCartBench();
    bench.load([item(1)]);
    bench.send({ type: 'cart.clear' });
    expect(toCartView(bench.stepper.snapshot)).toMatchObject({ status: 'empty', hasNothing: false });
    bench.send({ type: 'page.left' });
    expect(toCartView(bench.stepper.snapshot)).toMatchObject({ status: 'empty', hasNothing: true });
  });

  it.each([
    [[], 'Cart, empty', ''],
    [[item(1)], 'Cart, 1 item', '1'],
    [[item(1, 98), item(2)], 'Cart, 99 items', '99'],
    [[item(1, 99), item(2)], 'Cart, 100 items', '99+'],
  ] as const)('the cart link has the number of items %#', { tags: ['NAV-5'] }, (cart, name, badgeText) => {
    const bench = createCartBench();
    bench.load([...cart]);
    expect(toCartLinkView(bench.stepper.snapshot)).toEqual({
      name,
      badgeText,
      isForGuests: bench.stepper.snapshot.context.lines.length > 0,
    });
  });

  it('the buttons change a quantity by one', { tags: ['CRT-1', 'CRT-3'] }, () => {
    const bench = createCartBench();
    bench.load([item(1, 2)]);
    bench.send({ type: 'cart.stepQuantity', id: 1, by: 1 });
    bench.send({ type: 'cart.stepQuantity', id: 4, by: 1 });
    expect(toCartView(bench.stepper.snapshot).rows).toMatchObject([{ id: 1, quantity: 3 }]);
    for (let step = 0; step < 2; step += 1) bench.send({ type: 'cart.stepQuantity', id: 1, by: -1 });
    expect(toCartView(bench.stepper.snapshot).rows).toMatchObject([{ id: 1, quantity: 1 }]);
  });

  it('focus goes to the next line, else to the previous, else nowhere', {
    tags: ['CRT-9'],
  }, () => {
    const rowsOf = (...ids: number[]): readonly CartRow[] =>
      ids.flatMap((id) =>
        (viewOf(item(Math.abs(id))).rows as readonly CartRow[]).map((row) =>
          id > 0 ? row : { kind: 'removed' as const, id: -id, name: row.name },
        ),
      );
    expect(lineToFocus(rowsOf(1, 2, 3), rowsOf(1, -2, 3))).toBe(3);
    expect(lineToFocus(rowsOf(1, -2, 3), rowsOf(1, -2, -3))).toBe(1);
    expect(lineToFocus(rowsOf(1, 2), rowsOf(1, -2))).toBe(1);
    expect(lineToFocus(rowsOf(1), rowsOf(-1))).toBeUndefined();
    expect(lineToFocus(rowsOf(1, -2), rowsOf(1, 2))).toBe(2);
    expect(lineToFocus(rowsOf(1, 2), rowsOf())).toBeUndefined();
    expect(hasSameLines(rowsOf(1, -2, 3), rowsOf(1, 3))).toBe(true);
    expect(hasSameLines(rowsOf(1, 2), rowsOf(1, -2))).toBe(false);
    expect(hasSameLines(rowsOf(1, -2), rowsOf(1, 2))).toBe(false);
  });

  it('a line without a product is shown as unavailable and not counted', { tags: ['CRT-8'] }, () => {
    const view = viewOf(item(6, 2), item(1));
    expect(view.rows[0]).toMatchObject({ id: 6, name: 'Old thing', isAvailable: false });
    expect(view).toMatchObject({ status: 'filled', totalItems: 1, totalText: '$29.99' });
  });

  it('a cart with only unavailable products is filled and costs nothing', { tags: ['CRT-8'] }, () => {
    expect(viewOf(item(6))).toMatchObject({ status: 'filled', totalItems: 0, totalText: '$0.00' });
  });

  it('the buttons change a quantity down to 1 and up to 99', { tags: ['CRT-1'] }, () => {
    const rows = viewOf(item(1, 1), item(2, 2), item(3, 98), item(4, 99)).rows;
    const buttons = rows.map((row) => row.kind === 'line' && [row.canDecrease, row.canIncrease]);
    expect(buttons).toEqual([
      [false, true],
      [true, true],
      [true, true],
      [true, false],
    ]);
  });

  it('the place of a removed line has the catalogue’s name', { tags: ['CRT-8', 'CRT-9'] }, () => {
    const bench = createCartBench();
    bench.load([item(1), { ...item(2), name: 'As stored' }]);
    bench.send({ type: 'cart.removeItem', id: 2 });
    expect(toCartView(bench.stepper.snapshot).rows[1]).toEqual({ kind: 'removed', id: 2, name: 'Product 2' });
  });

  it('a product page has the quantity in the cart', { tags: ['CRT-1'] }, () => {
    const bench = createCartBench();
    expect(toQuantityOf(1)(bench.stepper.snapshot)).toBe(0);
    bench.load([item(1, 7)]);
    expect([1, 2].map((id) => toQuantityOf(id)(bench.stepper.snapshot))).toEqual([7, 0]);
  });
});
