// The cart with its real record, over a browser's storage in memory.
import { runs, startActor } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cart,
  type CartItem,
  createCartMachine,
  createGuestCartCodec,
  toCartView,
} from '../src/index.ts';
import {
  brokenCartSnapshotInvariants,
  cartEvents,
  carts,
  createCartListener,
  createCartWorld,
  mutatedCartTexts,
  shopProducts,
} from '../src/testing/index.ts';

const codec = createGuestCartCodec();
await codec.prepare();

const item = (id: number, quantity = 1): CartItem => ({
  ...(shopProducts[id - 1] ?? { id, name: 'Old thing', price: 5, image: '' }),
  quantity,
});

const openTab = (world: ReturnType<typeof createCartWorld>) => {
  const listener = createCartListener();
  const ports = { ...world.ports, store: world.origin.openTab() };
  const actor = startActor(createCartMachine(ports), { input: { listener: listener.ref } });
  actor.send({ type: 'cart.ownerChanged', userId: undefined });
  // The record reads and writes in turns of its own; the cart is at rest when the record is.
  const rest = async () => {
    const isResting = () => actor.getSnapshot().children.guestRecord?.getSnapshot().value === 'idle';
    do await new Promise((resolve) => setTimeout(resolve));
    while (!isResting());
  };
  return { actor, rest, heard: listener.heard, cart: () => actor.getSnapshot().context.cart };
};

const open = async (text?: string) => {
  const world = createCartWorld();
  if (text !== undefined) world.origin.entries.set('cart', text);
  const tab = openTab(world);
  await tab.rest();
  return { ...world, ...tab, stored: () => world.origin.entries.get('cart') };
};

describe('loading', () => {
  it('[CRT-4][CRT-7] without a stored cart gives an empty one, and stores nothing', async () => {
    const { actor, stored, logged } = await open();
    expect(toCartView(actor.getSnapshot()).status).toBe('empty');
    expect([stored(), logged]).toEqual([undefined, []]);
  });

  it('[CRT-8] shows the catalogue’s names and prices, whatever storage says', async () => {
    const { actor } = await open(
      JSON.stringify([{ ...item(1, 2), name: 'Hacked', price: 0.01 }, item(6, 5)]),
    );
    const view = toCartView(actor.getSnapshot());
    expect(view.rows[0]).toMatchObject({ name: 'Product 1', priceText: '$29.99 each', totalText: '$59.98' });
    expect(view.rows[1]).toMatchObject({ name: 'Old thing', isAvailable: false });
    expect(view).toMatchObject({ totalItems: 2, totalText: '$59.98' });
  });

  it.each(['', '{', '[{}]', '{"__proto__":[]}'])(
    '[CRT-7][STO-2] an unreadable cart (%j) is moved away, logged only, and an empty one shown',
    async (text) => {
      const { actor, heard, logged, origin, stored } = await open(text);
      expect(toCartView(actor.getSnapshot()).status).toBe('empty');
      expect(origin.entries.get('cart.unreadable')).toBe(text);
      expect(stored()).toBe('[]');
      expect(logged.length).toBe(1);
      expect(heard).toEqual([]);
    },
  );

  it('[CRT-7][STO-3] blocked storage gives an empty cart that works from memory', async () => {
    const world = createCartWorld();
    world.origin.block(true);
    const { actor, rest, heard, cart } = openTab(world);
    await rest();
    actor.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    await rest();
    expect(cart()).toEqual([item(1, 2)]);
    expect(heard).toContainEqual({ type: 'storage.refused', reason: 'blocked' });
    expect(world.logged.length).toBeGreaterThan(0);
  });
});

describe('saving', () => {
  it('[CRT-1][STO-1] stores every action', async () => {
    const { actor, rest, stored } = await open();
    actor.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    actor.send({ type: 'cart.addItem', productId: 2, quantity: 1 });
    actor.send({ type: 'cart.setQuantity', id: 1, quantity: '7' });
    await rest();
    expect(stored()).toBe(JSON.stringify([item(1, 7), item(2)]));
    actor.send({ type: 'cart.clear' });
    await rest();
    expect(stored()).toBe('[]');
  });

  it('[CRT-7][STO-3] that fails is logged and told once a try, and the cart goes on', async () => {
    const { actor, rest, cart, heard, logged, origin, stored } = await open();
    origin.resize(0);
    actor.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    await rest();
    expect([cart(), stored()]).toEqual([[item(1, 2)], undefined]);
    expect(heard).toEqual([
      { type: 'cart.announced', text: 'Added 2 × Product 1 to your cart.' },
      { type: 'storage.refused', reason: 'full' },
    ]);
    expect(logged.length).toBe(1);
    origin.resize(10_000);
    actor.send({ type: 'cart.addItem', productId: 2, quantity: 1 });
    await rest();
    expect(stored()).toBe(JSON.stringify([item(1, 2), item(2)]));
  });

  it('[CRT-1] what is added before the cart is loaded joins what is stored', async () => {
    const world = createCartWorld();
    world.origin.entries.set('cart', JSON.stringify([item(1, 3)]));
    const { actor, rest, cart } = openTab(world);
    actor.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    actor.send({ type: 'cart.addItem', productId: 2, quantity: 1 });
    expect(actor.getSnapshot().matches({ lines: 'loading' })).toBe(true);
    await rest();
    expect(cart()).toEqual([item(1, 5), item(2)]);
    expect(world.origin.entries.get('cart')).toBe(JSON.stringify(cart()));
  });

  it('[CRT-9] putting back is stored too', async () => {
    const { actor, rest, stored } = await open(JSON.stringify([item(1), item(2, 7), item(3)]));
    actor.send({ type: 'cart.removeItem', id: 2 });
    await rest();
    expect(stored()).toBe(JSON.stringify([item(1), item(3)]));
    actor.send({ type: 'cart.undoRemove', id: 2 });
    await rest();
    expect(stored()).toBe(JSON.stringify([item(1), item(2, 7), item(3)]));
  });

  it('[STO-4] two tabs show the same cart', async () => {
    const world = createCartWorld();
    const [here, there] = [openTab(world), openTab(world)];
    await here.rest();
    await there.rest();
    here.actor.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
    await here.rest();
    await there.rest();
    there.actor.send({ type: 'cart.addItem', productId: 1, quantity: 1 });
    await there.rest();
    await here.rest();
    expect([here.cart(), there.cart()]).toEqual([[item(1, 3)], [item(1, 3)]]);
    expect(here.heard.length).toBe(1);
  });
});

describe('any history of the cart with its record', () => {
  it('[CRT-1][STO-2] ends with what is shown in storage, whatever was stored before', async () => {
    const texts = fc.oneof(
      carts.map((cart) => JSON.stringify(cart)),
      mutatedCartTexts,
      fc.constant(undefined),
    );
    const seen = { readable: 0, unreadable: 0 };
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.array(cartEvents, { maxLength: 12 }),
        fc.nat(12),
        async (text, events, pause) => {
          const world = createCartWorld();
          if (text !== undefined) world.origin.entries.set('cart', text);
          const { actor, rest, cart } = openTab(world);
          for (const [index, event] of events.entries()) {
            if (index === pause) await rest();
            actor.send(event);
            expect(brokenCartSnapshotInvariants(actor.getSnapshot())).toEqual([]);
          }
          await rest();
          // As JSON writes it: a price of -0 is stored as 0.
          const shown: Cart = JSON.parse(codec.encode(cart()) ?? '');
          const stored = world.origin.entries.get('cart');
          expect(stored === undefined ? [] : codec.decode(stored)).toEqual(shown);
          expect(toCartView(actor.getSnapshot()).status).toBe(shown.length === 0 ? 'empty' : 'filled');
          if (text !== undefined && codec.decode(text) === undefined) {
            expect(world.origin.entries.get('cart.unreadable')).toBe(text);
            seen.unreadable += 1;
          } else seen.readable += 1;
          actor.stop();
        },
      ),
      runs(300),
    );
    expect(Math.min(seen.readable, seen.unreadable)).toBeGreaterThan(50);
  });
});
