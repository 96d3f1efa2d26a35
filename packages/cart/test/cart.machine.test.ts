import { describe, expect, it } from 'vitest';
import { type Cart, type CartItem, toCartView } from '../src/index.ts';
import { createCartBench, shopProducts } from '../src/testing/index.ts';

const item = (id: number, quantity = 1): CartItem => ({
  ...(shopProducts[id - 1] ?? { id, name: 'Old thing', price: 5, image: '' }),
  quantity,
});
const benchWith = (...cart: Cart) => {
  const bench = createCartBench();
  bench.load(cart);
  return {
    send: bench.send,
    changeElsewhere: bench.changeElsewhere,
    stepper: bench.stepper,
    lines: () => bench.stepper.snapshot.context.cart.map(({ id, quantity }) => `${id}×${quantity}`),
    rows: () => toCartView(bench.stepper.snapshot).rows.map(({ kind, id }) => `${kind} ${id}`),
    texts: () => bench.facts.map((fact) => ('text' in fact ? fact.text : `${fact.type}: ${fact.reason}`)),
  };
};

describe('what the cart says', () => {
  it('[CRT-1][CRT-3] on adding: one, several, up to the most, and at the most', () => {
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
      'Your cart already holds 99 × Product 1, the most there can be.',
    ]);
  });

  it('[CRT-1][CRT-3] on adding more than fits', () => {
    const bench = benchWith(item(1, 98));
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    expect(bench.lines()).toEqual(['1×99']);
    expect(bench.texts()).toEqual(['Your cart now holds 99 × Product 1, the most there can be.']);
  });

  it.each([
    [5, '1×5', 'Product 1: quantity 5.'],
    ['250', '1×99', 'Product 1: quantity 99.'],
    ['many', '1×1', 'Product 1: quantity 1.'],
  ])('[CRT-1][CRT-3] on setting the quantity to %j', (quantity, line, text) => {
    const bench = benchWith(item(1, 2));
    bench.send({ type: 'cart.setQuantity', id: 1, quantity });
    expect([bench.lines(), bench.texts()]).toEqual([[line], [text]]);
  });

  it('[CRT-1][CRT-3] on removing, also by a quantity below 1', () => {
    const bench = benchWith(item(1, 2), item(2));
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.send({ type: 'cart.setQuantity', id: 2, quantity: 0 });
    expect(bench.lines()).toEqual([]);
    expect(bench.texts()).toEqual(['Removed Product 1 from your cart.', 'Removed Product 2 from your cart.']);
  });

  it('[CRT-3][CRT-9] on clearing and on putting back, one line or several', () => {
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

  it('[CRT-3] nothing, when nothing happens', () => {
    const bench = benchWith(item(1, 2));
    bench.send({ type: 'cart.addItem', productId: 9, quantity: 1 });
    bench.send({ type: 'cart.setQuantity', id: 1, quantity: '2' });
    bench.send({ type: 'cart.setQuantity', id: 2, quantity: 5 });
    bench.send({ type: 'cart.setQuantity', id: 2, quantity: 0 });
    bench.send({ type: 'cart.removeItem', id: 2 });
    bench.send({ type: 'cart.undoRemove', id: 1 });
    bench.send({ type: 'cart.undoClear' });
    bench.send({ type: 'cart.leavePage' });
    expect(bench.texts()).toEqual([]);
    expect(bench.stepper.sent).toEqual([]);
    const empty = benchWith();
    empty.send({ type: 'cart.clear' });
    expect(empty.stepper.sent).toEqual([]);
  });

  it('[CRT-3] nothing to a cart that was changed in another tab', () => {
    const bench = benchWith(item(1, 2));
    bench.changeElsewhere({ kind: 'clear' });
    expect(bench.lines()).toEqual([]);
    expect(bench.texts()).toEqual([]);
    expect(bench.rows()).toEqual([]);
  });
});

describe('before the cart is loaded', () => {
  it('[CRT-4] it is loading', () => {
    expect(toCartView(createCartBench().stepper.snapshot)).toMatchObject({ status: 'loading', rows: [] });
  });

  it('[CRT-1] what is added is not lost, and joins what was stored', () => {
    const bench = createCartBench();
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    bench.send({ type: 'cart.addItem', productId: 2, quantity: 1 });
    expect(toCartView(bench.stepper.snapshot).status).toBe('loading');
    bench.load([item(1, 3)]);
    expect(bench.stepper.snapshot.context.cart).toEqual([item(1, 5), item(2)]);
    expect(bench.facts.length).toBe(2);
  });

  it('[CRT-1] nothing else can be done to it', () => {
    const bench = createCartBench();
    bench.send({ type: 'cart.setQuantity', id: 1, quantity: 5 });
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.send({ type: 'cart.clear' });
    expect([bench.commands, bench.facts]).toEqual([[], []]);
  });
});

describe('putting back', () => {
  it('[CRT-9] a removed line keeps its place on the page until it is put back there', () => {
    const bench = benchWith(item(1), item(2, 7), item(3));
    bench.send({ type: 'cart.removeItem', id: 2 });
    expect(bench.rows()).toEqual(['line 1', 'removed 2', 'line 3']);
    bench.send({ type: 'cart.removeItem', id: 1 });
    expect(bench.rows()).toEqual(['removed 1', 'removed 2', 'line 3']);
    bench.send({ type: 'cart.undoRemove', id: 2 });
    expect(bench.rows()).toEqual(['removed 1', 'line 2', 'line 3']);
    bench.send({ type: 'cart.undoRemove', id: 1 });
    expect(bench.lines()).toEqual(['1×1', '2×7', '3×1']);
    expect(bench.stepper.can({ type: 'cart.undoRemove', id: 1 })).toBe(false);
  });

  it('[CRT-9] a line removed by its quantity comes back with the quantity before', () => {
    const bench = benchWith(item(1, 7));
    bench.send({ type: 'cart.setQuantity', id: 1, quantity: '0' });
    bench.send({ type: 'cart.undoRemove', id: 1 });
    expect(bench.lines()).toEqual(['1×7']);
  });

  it('[CRT-9] a cleared cart comes back as it was, between what was removed before', () => {
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

  it('[CRT-9] what was added meanwhile stays', () => {
    const bench = benchWith(item(1, 3), item(2));
    bench.send({ type: 'cart.clear' });
    bench.send({ type: 'cart.addItem', productId: 1, quantity: 98 });
    bench.send({ type: 'cart.addItem', productId: 4, quantity: 1 });
    bench.send({ type: 'cart.undoClear' });
    expect(bench.lines()).toEqual(['1×99', '2×1', '4×1']);
  });

  it('[CRT-9] is over once the person has left the page', () => {
    const bench = benchWith(item(1), item(2), item(3));
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.send({ type: 'cart.clear' });
    bench.send({ type: 'cart.leavePage' });
    expect(bench.rows()).toEqual([]);
    expect(toCartView(bench.stepper.snapshot).isCleared).toBe(false);
    bench.send({ type: 'cart.undoRemove', id: 1 });
    bench.send({ type: 'cart.undoClear' });
    expect(bench.lines()).toEqual([]);
  });

  it('[CRT-9] a line that came back by itself shows once', () => {
    const bench = benchWith(item(1), item(2));
    bench.send({ type: 'cart.removeItem', id: 1 });
    bench.changeElsewhere({ kind: 'add', item: item(1, 4) });
    expect(bench.rows()).toEqual(['line 2', 'line 1']);
  });
});

const openMember = () => {
  const bench = createCartBench({ userId: 7 });
  bench.load([item(1)]);
  return bench;
};

describe('the record of the cart', () => {
  it.each([
    ['a guest’s', 'cart', () => benchWith(item(1)).stepper],
    ['a member’s', 'cart_7', () => openMember().stepper],
  ])('[CRT-7][STO-3] that refuses is told on, with its reason: %s', (_, key, open) => {
    const stepper = open();
    stepper.send({ type: 'record.refused', key, reason: 'full' });
    expect(stepper.sent.at(-1)?.event).toEqual({ type: 'storage.refused', reason: 'full' });
    expect(stepper.snapshot.context.cart).toEqual([item(1)]);
  });

  it.each([
    ['a guest’s', 'guestRecord', () => benchWith(item(1)).stepper],
    ['a member’s', 'memberRecord', () => openMember().stepper],
  ])('[CRT-7][STO-3] that breaks is told on, and the cart shows what it has: %s', (_, id, open) => {
    const stepper = open();
    stepper.fail(id, new Error('broken'));
    expect(stepper.sent.at(-1)?.event).toEqual({ type: 'storage.refused', reason: 'blocked' });
    expect(stepper.snapshot.status).toBe('active');
    expect(stepper.snapshot.context.cart).toEqual([item(1)]);
  });

  it('[STO-4] is flushed when the page goes away, loaded or not', () => {
    for (const bench of [createCartBench(), benchWith(item(1)), createCartBench({ userId: 7 })]) {
      bench.send({ type: 'page.hiding' });
      const events = bench.stepper.sent.map(({ target, event }) => [target, event.type]);
      expect(events).toEqual([['guestRecord', 'record.flush']]);
    }
  });

  it('[STO-4] of a member is flushed with the guest’s, and before another person’s cart is shown', () => {
    const flushed = (bench: ReturnType<typeof createCartBench>) =>
      bench.stepper.sent.filter(({ event }) => event.type === 'record.flush').map(({ target }) => target);
    const hiding = openMember();
    hiding.send({ type: 'page.hiding' });
    expect(flushed(hiding)).toEqual(['memberRecord', 'guestRecord']);
    const leaving = openMember();
    leaving.stepper.send({ type: 'cart.ownerChanged', userId: undefined });
    expect(flushed(leaving)).toEqual(['memberRecord']);
  });
});

describe('moving the guest’s lines', () => {
  const signIn = () => {
    const bench = createCartBench();
    bench.load([item(1)]);
    bench.stepper.send({ type: 'cart.ownerChanged', userId: 7 });
    return bench.stepper;
  };
  const tellGuest = (stepper: ReturnType<typeof signIn>, value: Cart, isStored: boolean) =>
    stepper.send({ type: 'record.updated', key: 'cart', value, isStored });

  it('[CRT-6] waits until what the guest did is stored', () => {
    const { stepper } = createCartBench({ userId: 7 });
    tellGuest(stepper, [item(1)], false);
    expect(stepper.running).not.toContain('moveGuestCart');
    tellGuest(stepper, [item(1)], true);
    expect(stepper.inputOf('moveGuestCart')).toEqual({ userId: 7 });
  });

  it('[CRT-6] is done once more for what was added meanwhile', () => {
    const stepper = signIn();
    tellGuest(stepper, [item(1), item(2)], false);
    stepper.settle('moveGuestCart', { kind: 'moved', lines: [item(1)], cart: [item(1)] });
    expect(stepper.snapshot.value).toMatchObject({ owner: { member: 'settling' } });
    tellGuest(stepper, [item(2)], true);
    stepper.settle('moveGuestCart', { kind: 'nothing', cart: [item(1), item(2)] });
    expect(stepper.inputOf('memberRecord')).toMatchObject({
      known: [item(1), item(2)],
      commands: [],
      isDetached: false,
    });
  });

  it.each([
    [
      'is refused by storage',
      'full',
      (stepper: ReturnType<typeof signIn>) =>
        stepper.settle('moveGuestCart', { kind: 'refused', reason: 'full', cart: [item(2)] }),
    ],
    [
      'breaks',
      'blocked',
      (stepper: ReturnType<typeof signIn>) => stepper.fail('moveGuestCart', new Error('no schema')),
    ],
  ] as const)('[CRT-6] [STO-3] that %s goes on from memory and says so', (_, reason, end) => {
    const stepper = signIn();
    expect(end(stepper)).toBe(true);
    expect(stepper.inputOf('memberRecord')).toMatchObject({
      commands: [{ kind: 'merge', lines: [item(1)] }],
      isDetached: true,
    });
    expect(stepper.sent.slice(-3).map(({ event }) => event)).toEqual([
      { type: 'record.detach' },
      { type: 'record.apply', command: { kind: 'clear' } },
      { type: 'storage.refused', reason },
    ]);
  });

  it('[CRT-6] [STO-3] is not tried when storage did not take what the guest did', () => {
    const { stepper } = createCartBench({ userId: 7 });
    tellGuest(stepper, [item(1)], false);
    stepper.send({ type: 'record.refused', key: 'cart', reason: 'full' });
    expect(stepper.running).not.toContain('moveGuestCart');
    expect(stepper.inputOf('memberRecord')).toMatchObject({ isDetached: true });
  });

  it('[CRT-6] [STO-3] goes on when the guest’s record broke before anybody signed in', () => {
    const { stepper } = createCartBench();
    stepper.fail('guestRecord', new Error('broken'));
    stepper.send({ type: 'cart.ownerChanged', userId: 7 });
    expect(stepper.inputOf('memberRecord')).toMatchObject({ isDetached: true });
    expect(stepper.snapshot.status).toBe('active');
  });
});
