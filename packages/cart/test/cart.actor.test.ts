import { mutatedTexts } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, type CartItem, guestCartCodec as codec, toCartView } from '../src/index.ts';
import {
  brokenCartSnapshotInvariants,
  type CartBrowser,
  cartEvents,
  carts,
  createCartBrowser,
  shopProducts,
} from '../src/testing/index.ts';

const item = (id: number, quantity = 1): CartItem => ({
  ...(shopProducts[id - 1] ?? { id, name: 'Old thing', price: 5, image: '' }),
  quantity,
});

const openTab = (browser: CartBrowser) => {
  const tab = browser.openTab();
  tab.own(undefined);
  return { ...tab, cart: () => tab.actor.getSnapshot().context.cart };
};

const open = async (text?: string) => {
  const browser = createCartBrowser();
  const { entries } = browser.origin;
  if (text !== undefined) entries.set('cart', text);
  const tab = openTab(browser);
  await browser.settle();
  return { ...browser, ...tab, rest: browser.settle, text: () => entries.get('cart') };
};

describe('loading', () => {
  it('without a stored cart gives an empty one, and stores nothing', {
    tags: ['CRT-4', 'CRT-7'],
  }, async () => {
    const { actor, text, logged } = await open();
    expect(toCartView(actor.getSnapshot()).status).toBe('empty');
    expect([text(), logged]).toEqual([undefined, []]);
  });

  it('shows the catalogue’s names and prices, whatever is stored', { tags: ['CRT-8'] }, async () => {
    const { actor } = await open(
      JSON.stringify([{ ...item(1, 2), name: 'Hacked', price: 0.01 }, item(6, 5)]),
    );
    const view = toCartView(actor.getSnapshot());
    expect(view.rows[0]).toMatchObject({ name: 'Product 1', priceText: '$29.99', totalText: '$59.98' });
    expect(view.rows[1]).toMatchObject({ name: 'Old thing', isAvailable: false });
    expect(view).toMatchObject({ totalItems: 2, totalText: '$59.98' });
  });

  it.each(['', '{', '[{}]', '{"__proto__":[]}'])(
    'an unreadable cart (%j) is moved aside and logged, and an empty one shown',
    { tags: ['CRT-7', 'STO-2'] },
    async (unreadable) => {
      const { actor, received, logged, origin, text } = await open(unreadable);
      expect(toCartView(actor.getSnapshot()).status).toBe('empty');
      expect(origin.entries.get('cart.unreadable')).toBe(unreadable);
      expect(text()).toBe('[]');
      expect(logged.length).toBe(1);
      expect(received).toEqual([]);
    },
  );

  it('blocked storage gives an empty cart that works in memory', { tags: ['CRT-7', 'STO-3'] }, async () => {
    const browser = createCartBrowser();
    browser.origin.block(true);
    const { actor, received, logged, cart } = openTab(browser);
    await browser.settle();
    actor.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    await browser.settle();
    expect(cart()).toEqual([item(1, 2)]);
    expect(received).toContainEqual({ type: 'storage.refused', reason: 'blocked' });
    expect(logged.length).toBeGreaterThan(0);
  });
});

describe('saving', () => {
  it('stores every action', { tags: ['CRT-1', 'STO-1'] }, async () => {
    const { actor, rest, text } = await open();
    actor.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    actor.send({ type: 'cart.addItem', productId: 2, quantity: 1 });
    actor.send({ type: 'cart.setQuantity', id: 1, quantity: '7' });
    await rest();
    expect(text()).toBe(JSON.stringify([item(1, 7), item(2)]));
    actor.send({ type: 'cart.clear' });
    await rest();
    expect(text()).toBe('[]');
  });

  it('that fails is logged and reported once per try, and the cart still works', {
    tags: ['CRT-7', 'STO-3'],
  }, async () => {
    const { actor, rest, cart, received, logged, origin, text } = await open();
    origin.resize(0);
    actor.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    await rest();
    expect([cart(), text()]).toEqual([[item(1, 2)], undefined]);
    expect(received).toEqual([
      { type: 'cart.changed', change: { kind: 'added', name: 'Product 1', quantity: 2 } },
      { type: 'storage.refused', reason: 'full' },
    ]);
    expect(logged.length).toBe(1);
    origin.resize(10_000);
    actor.send({ type: 'cart.addItem', productId: 2, quantity: 1 });
    await rest();
    expect(text()).toBe(JSON.stringify([item(1, 2), item(2)]));
  });

  it('items added while loading join the stored ones', { tags: ['CRT-1'] }, async () => {
    const browser = createCartBrowser();
    browser.origin.entries.set('cart', JSON.stringify([item(1, 3)]));
    const { actor, cart } = openTab(browser);
    actor.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    actor.send({ type: 'cart.addItem', productId: 2, quantity: 1 });
    expect(actor.getSnapshot().matches('loading')).toBe(true);
    await browser.settle();
    expect(cart()).toEqual([item(1, 5), item(2)]);
    expect(browser.origin.entries.get('cart')).toBe(JSON.stringify(cart()));
  });

  it('stores restored lines too', { tags: ['CRT-9'] }, async () => {
    const { actor, rest, text } = await open(JSON.stringify([item(1), item(2, 7), item(3)]));
    actor.send({ type: 'cart.removeItem', id: 2 });
    await rest();
    expect(text()).toBe(JSON.stringify([item(1), item(3)]));
    actor.send({ type: 'cart.undoRemove', id: 2 });
    await rest();
    expect(text()).toBe(JSON.stringify([item(1), item(2, 7), item(3)]));
  });

  it('two tabs show the same cart', { tags: ['STO-4'] }, async () => {
    const browser = createCartBrowser();
    const [here, there] = [openTab(browser), openTab(browser)];
    await browser.settle();
    here.actor.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    await browser.settle();
    there.actor.send({ type: 'cart.addItem', productId: 1, quantity: 1 });
    await browser.settle();
    expect([here.cart(), there.cart()]).toEqual([[item(1, 3)], [item(1, 3)]]);
    expect(here.received.length).toBe(1);
  });
});

describe('any events on the cart with its record', () => {
  it('end with the shown cart in storage, whatever was stored before', {
    tags: ['CRT-1', 'STO-2'],
  }, async () => {
    const texts = fc.oneof(
      carts.map((cart) => JSON.stringify(cart)),
      mutatedTexts(carts),
      fc.constant(undefined),
    );
    const seen = { readable: 0, unreadable: 0 };
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.array(cartEvents, { maxLength: 12 }),
        fc.nat(12),
        async (text, events, pause) => {
          const browser = createCartBrowser();
          const { entries } = browser.origin;
          if (text !== undefined) entries.set('cart', text);
          const { actor, cart } = openTab(browser);
          for (const [index, event] of events.entries()) {
            if (index === pause) await browser.settle();
            actor.send(event);
            expect(brokenCartSnapshotInvariants(actor.getSnapshot())).toEqual([]);
          }
          await browser.settle();
          // JSON stores a price of -0 as 0.
          const shown: Cart = JSON.parse(codec.encode(cart()) ?? '');
          const stored = entries.get('cart');
          expect(stored === undefined ? [] : codec.decode(stored)).toEqual(shown);
          expect(toCartView(actor.getSnapshot()).status).toBe(shown.length === 0 ? 'empty' : 'filled');
          if (text !== undefined && codec.decode(text) === undefined) {
            expect(entries.get('cart.unreadable')).toBe(text);
            seen.unreadable += 1;
          } else seen.readable += 1;
          actor.stop();
        },
      ),
      runs(100),
    );
    expect(Math.min(seen.readable, seen.unreadable)).toBeGreaterThan(16);
  });
});
