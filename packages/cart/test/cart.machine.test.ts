import { describe, expect, it } from 'vitest';
import { type Cart, type CartItem, noticeOf, toCartView, toKnownLines } from '../src/index.ts';
import { createCartBench, shopProducts } from '../src/testing/index.ts';

const item = (id: number, quantity = 1): CartItem => ({
  ...(shopProducts[id - 1] ?? { id, name: 'Old thing', price: 5, image: '' }),
  quantity,
});
const lines = (count: number): Cart => Array.from({ length: count }, (_, at) => item(at + 2000));
const benchWith = (...cart: Cart) => {
  const bench = createCartBench();
  bench.load(cart);
  return {
    send: bench.send,
    changeElsewhere: bench.changeElsewhere,
    stepper: bench.stepper,
    lines: () => bench.stepper.snapshot.context.cart.map(({ id, quantity }) => `${id}×${quantity}`),
    rows: () => toCartView(bench.stepper.snapshot).rows.map(({ kind, id }) => `${kind} ${id}`),
    texts: () =>
      bench
        .facts()
        .map((fact) => ('change' in fact ? noticeOf(fact.change) : `${fact.type}: ${fact.reason}`)),
  };
};

const sentSinceLoading = ({ stepper }: ReturnType<typeof benchWith>) =>
  stepper.sent.filter(({ event }) => !['owner.changed', 'record.follow'].includes(event.type));

describe('the notification', { tags: ['CRT-3'] }, () => {
  it('for adding: one, several, up to the maximum, and at the maximum', { tags: ['CRT-1'] }, () => {
    const bench = benchWith();
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 1 });
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 5 });
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 93 });
    bench.send({ type: 'cart.addItem', productId: 2, quantity: 99 });
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 1 });
    expect(bench.lines()).toEqual(['1×99', '2×99']);
    expect(bench.texts()).toEqual([
      'Added Product 1 to your cart.',
      'Added 5 × Product 1 to your cart.',
      'Added 93 × Product 1 to your cart.',
      'Added 99 × Product 2 to your cart.',
      'Your cart already holds 99 × Product 1, the most it can hold.',
    ]);
  });

  it('for adding more than fits', { tags: ['CRT-1'] }, () => {
    const bench = benchWith(item(1, 98));
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    expect(bench.lines()).toEqual(['1×99']);
    expect(bench.texts()).toEqual(['Your cart now holds 99 × Product 1, the most it can hold.']);
  });

  it.each([
    [5, '1×5', 'Product 1: quantity 5.'],
    ['250', '1×99', 'Product 1: quantity 99.'],
    ['many', '1×1', 'Product 1: quantity 1.'],
  ])('for setting the quantity to %j', { tags: ['CRT-1'] }, (quantity, line, text) => {
    const bench = benchWith(item(1, 2));
    bench.send({ type: 'cart.setQuantity', id: 1, quantity });
    expect([bench.lines(), bench.texts()]).toEqual([[line], [text]]);
  });

  it('for removing, also by a quantity below 1', { tags: ['CRT-1'] }, () => {
    const bench = benchWith(item(1, 2), item(2));
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.send({ type: 'cart.setQuantity', id: 2, quantity: 0 });
    expect(bench.lines()).toEqual([]);
    expect(bench.texts()).toEqual(['Removed Product 1 from your cart.', 'Removed Product 2 from your cart.']);
  });

  it('for clearing and restoring, one line or several', { tags: ['CRT-9'] }, () => {
    const bench = benchWith(item(1, 2), item(2));
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.send({ type: 'cart.undoRemove', id: 1 });
    bench.send({ type: 'cart.clear' });
    bench.send({ type: 'cart.undoClear' });
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.send({ type: 'cart.clear' });
    bench.send({ type: 'cart.undoClear' });
    expect(bench.texts()).toEqual([
      'Removed Product 1 from your cart.',
      'Put Product 1 back into your cart.',
      'Your cart was cleared.',
      'Put everything back into your cart.',
      'Removed Product 1 from your cart.',
      'Your cart was cleared.',
      'Put Product 2 back into your cart.',
    ]);
  });

  it('for adding a product to a cart with the most lines', { tags: ['CRT-1'] }, () => {
    const bench = benchWith(...lines(1000));
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 1 });
    expect(bench.texts()).toEqual(['Your cart holds 1000 products, the most it can hold.']);
    expect(bench.lines()).toHaveLength(1000);
  });

  it('is not sent for an unknown edit, and the cart still works', () => {
    const bench = benchWith(item(1, 2));
    bench.send({ type: 'cart.unknown' } as never);
    expect([bench.texts(), bench.stepper.snapshot.status, bench.lines()]).toEqual([[], 'active', ['1×2']]);
  });

  it('is not sent when nothing changes', () => {
    const bench = benchWith(item(1, 2));
    bench.send({ type: 'cart.addItem', productId: 9, quantity: 1 });
    bench.send({ type: 'cart.setQuantity', id: 1, quantity: '2' });
    bench.send({ type: 'cart.setQuantity', id: 2, quantity: 5 });
    bench.send({ type: 'cart.setQuantity', id: 2, quantity: 0 });
    bench.send({ type: 'cart.removeItem', id: 2 });
    bench.send({ type: 'cart.undoRemove', id: 1 });
    bench.send({ type: 'cart.undoClear' });
    bench.send({ type: 'page.left' });
    expect(bench.texts()).toEqual([]);
    expect(sentSinceLoading(bench)).toEqual([]);
    const empty = benchWith();
    empty.send({ type: 'cart.clear' });
    expect(sentSinceLoading(empty)).toEqual([]);
  });

  it('is not sent for a change in another tab', () => {
    const bench = benchWith(item(1, 2));
    bench.changeElsewhere({ kind: 'clear' });
    expect(bench.lines()).toEqual([]);
    expect(bench.texts()).toEqual([]);
    expect(bench.rows()).toEqual([]);
  });
});

it('a cart whose owner actor fails keeps its lines and reports a storage failure', {
  tags: ['CRT-7', 'STO-3'],
}, () => {
  const bench = benchWith(item(1, 2));
  expect(bench.stepper.fail('owner', new Error('broken'))).toBe(true);
  expect([bench.lines(), bench.texts()]).toEqual([['1×2'], ['storage.refused: blocked']]);
});

describe('before the cart is loaded', () => {
  it('the status is loading', { tags: ['CRT-4'] }, () => {
    const bench = createCartBench();
    expect(toCartView(bench.stepper.snapshot)).toMatchObject({ status: 'loading', rows: [] });
    expect(toKnownLines(bench.stepper.snapshot)).toBeUndefined();
    bench.load([item(1, 2)]);
    expect(toKnownLines(bench.stepper.snapshot)).toMatchObject([{ id: 1, quantity: 2 }]);
  });

  it('an added item joins the stored ones', { tags: ['CRT-1'] }, () => {
    const bench = createCartBench();
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    bench.send({ type: 'cart.addItem', productId: 2, quantity: 1 });
    expect(toCartView(bench.stepper.snapshot).status).toBe('loading');
    bench.load([item(1, 3)]);
    expect(bench.stepper.snapshot.context.cart).toEqual([item(1, 5), item(2)]);
    expect(bench.facts().length).toBe(2);
  });

  it.each([
    [[item(1, 99)], 'Your cart now holds 99 × Product 1, the most it can hold.'],
    [[item(1, 3)], 'Added 2 × Product 1 to your cart.'],
    [[], 'Added 2 × Product 1 to your cart.'],
    [lines(1000), 'Your cart holds 1000 products, the most it can hold.'],
  ])(
    'an added item is announced once the stored cart is read (%#)',
    { tags: ['CRT-1', 'CRT-3'] },
    (stored, text) => {
      const bench = createCartBench();
      bench.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
      expect(bench.facts()).toEqual([]);
      bench.load(stored);
      expect(bench.facts().map((fact) => 'change' in fact && noticeOf(fact.change))).toEqual([text]);
    },
  );

  it('it accepts no other edit', { tags: ['CRT-1'] }, () => {
    const bench = createCartBench();
    bench.send({ type: 'cart.setQuantity', id: 1, quantity: 5 });
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.send({ type: 'cart.clear' });
    expect([bench.commands(), bench.facts()]).toEqual([[], []]);
  });
});

describe('undo', { tags: ['CRT-9'] }, () => {
  it('a removed line keeps its place on the page until it is restored', () => {
    const bench = benchWith(item(1), item(2, 7), item(3));
    bench.send({ type: 'cart.removeItem', id: 2 });
    expect(bench.rows()).toEqual(['line 1', 'removed 2', 'line 3']);
    bench.send({ type: 'cart.removeItem', id: 1 });
    expect(bench.rows()).toEqual(['removed 1', 'removed 2', 'line 3']);
    bench.send({ type: 'cart.undoRemove', id: 2 });
    expect(bench.rows()).toEqual(['removed 1', 'line 2', 'line 3']);
    bench.send({ type: 'cart.undoRemove', id: 1 });
    expect(bench.lines()).toEqual(['1×1', '2×7', '3×1']);
    bench.send({ type: 'cart.undoRemove', id: 1 });
    expect(bench.lines()).toEqual(['1×1', '2×7', '3×1']);
  });

  it('a line removed by its quantity is restored with the quantity before', () => {
    const bench = benchWith(item(1, 7));
    bench.send({ type: 'cart.setQuantity', id: 1, quantity: '0' });
    bench.send({ type: 'cart.undoRemove', id: 1 });
    expect(bench.lines()).toEqual(['1×7']);
  });

  it('a cleared cart is restored between lines that were removed before', () => {
    const bench = benchWith(item(1), item(2, 7), item(3));
    bench.send({ type: 'cart.removeItem', id: 2 });
    bench.send({ type: 'cart.clear' });
    expect(bench.rows()).toEqual(['removed 2']);
    expect(toCartView(bench.stepper.snapshot)).toMatchObject({ status: 'empty', isCleared: true });
    bench.send({ type: 'cart.undoClear' });
    expect(bench.rows()).toEqual(['line 1', 'removed 2', 'line 3']);
    expect(toCartView(bench.stepper.snapshot)).toMatchObject({ status: 'filled', isCleared: false });
    bench.send({ type: 'cart.undoRemove', id: 2 });
    expect(bench.lines()).toEqual(['1×1', '2×7', '3×1']);
  });

  it('cleared lines can still be restored after other edits', () => {
    const bench = benchWith(item(1), item(2, 7));
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.send({ type: 'cart.clear' });
    bench.send({ type: 'cart.undoRemove', id: 1 });
    expect(toCartView(bench.stepper.snapshot)).toMatchObject({ status: 'filled', isCleared: true });
    bench.send({ type: 'cart.clear' });
    bench.send({ type: 'cart.undoClear' });
    expect(bench.lines()).toEqual(['1×1', '2×7']);
  });

  it.each<readonly (readonly [type: 'cart.removeItem' | 'cart.clear' | 'cart.undoRemove', id?: number])[]>([
    [['cart.removeItem', 2], ['cart.clear'], ['cart.undoRemove', 2], ['cart.clear']],
    [['cart.removeItem', 2], ['cart.clear'], ['cart.undoRemove', 2], ['cart.removeItem', 2]],
  ])('a line removed while others are cleared is restored after them (%#)', (...steps) => {
    const bench = benchWith(item(1), item(2));
    for (const [type, id = 0] of steps) bench.send({ type, id });
    bench.send({ type: 'cart.undoClear' });
    bench.send({ type: 'cart.undoRemove', id: 2 });
    expect(bench.lines()).toEqual(['1×1', '2×1']);
  });

  it('lines added in the meantime stay', () => {
    const bench = benchWith(item(1, 3), item(2));
    bench.send({ type: 'cart.clear' });
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 98 });
    bench.send({ type: 'cart.addItem', productId: 4, quantity: 1 });
    bench.send({ type: 'cart.undoClear' });
    expect(bench.lines()).toEqual(['1×99', '2×1', '4×1']);
  });

  it('ends when the user leaves the page', () => {
    const bench = benchWith(item(1), item(2), item(3));
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.send({ type: 'cart.clear' });
    bench.send({ type: 'page.left' });
    expect(bench.rows()).toEqual([]);
    expect(toCartView(bench.stepper.snapshot).isCleared).toBe(false);
    bench.send({ type: 'cart.undoRemove', id: 1 });
    bench.send({ type: 'cart.undoClear' });
    expect(bench.lines()).toEqual([]);
  });

  it('a removed line that was added again is shown once', () => {
    const bench = benchWith(item(1), item(2));
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.changeElsewhere({ kind: 'add', item: item(1, 4) });
    expect(bench.rows()).toEqual(['line 2', 'line 1']);
  });
});
