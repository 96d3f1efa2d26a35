// Whose cart it is: guests, members, and the way from one to the other, with real records on storage in memory.
import { describe, expect, it } from 'vitest';
import { toCartView } from '../src/index.ts';
import { sampleCart } from '../src/sample-carts.ts';
import { type CartTab, createCartBrowser, lookUpShopProduct, shopCart } from '../src/testing/index.ts';

type Counts = Readonly<Record<number, number>>;

const open = async (stored: Readonly<Record<string, Counts | string>> = {}, userId?: number | 'unknown') => {
  const browser = createCartBrowser();
  const { entries } = browser.origin;
  for (const [key, cart] of Object.entries(stored))
    entries.set(key, typeof cart === 'string' ? cart : JSON.stringify(shopCart(cart)));
  const tab = browser.openTab();
  if (userId !== 'unknown') tab.own(userId);
  await browser.settle();
  const own = async (next: number | undefined) => {
    tab.own(next);
    await browser.settle();
  };
  const reload = async (next: number | undefined) => {
    tab.close();
    const fresh = browser.openTab();
    fresh.own(next);
    await browser.settle();
    return fresh;
  };
  return { browser, entries, tab, own, reload, stored: browser.stored };
};
const texts = ({ heard }: CartTab) =>
  heard.map((fact) => (fact.type === 'cart.announced' ? fact.text : `${fact.type}: ${fact.reason}`));

describe('a member without a cart', () => {
  it.each([
    [1, { 1: 2, 3: 1 }],
    [2, { 2: 1 }],
  ])(
    '[CRT-5] has the sample cart of account %i, with the catalogue’s names and prices',
    async (userId, sample) => {
      const { entries, tab } = await open({}, userId);
      expect(tab.actor.getSnapshot().context.cart).toEqual(shopCart(sample));
      expect(entries.get(`cart_${userId}`)).toBe(JSON.stringify(shopCart(sample)));
      expect(texts(tab)).toEqual([]);
    },
  );

  it('[CRT-5] has the sample cart after signing in too', async () => {
    const { tab, own } = await open();
    await own(2);
    expect(tab.shown()).toEqual([[2, 1]]);
  });

  it('[CRT-5] has an empty one when the account has no sample', async () => {
    const { entries, tab } = await open({}, 7);
    expect(toCartView(tab.actor.getSnapshot())).toMatchObject({ status: 'empty', isMembers: true });
    expect(entries.size).toBe(0);
  });

  it('[CRT-5] [CRT-8] has no sample of a product that is gone', () => {
    expect(sampleCart(1, (id) => (id === 1 ? undefined : lookUpShopProduct(id)))).toEqual(shopCart({ 3: 1 }));
    expect(sampleCart(3, lookUpShopProduct)).toEqual([]);
  });
});

describe('a member with a cart', () => {
  it('[CRT-5] that was emptied finds it empty', async () => {
    const { entries, tab, reload } = await open({}, 1);
    tab.send({ type: 'cart.clear' });
    const fresh = await reload(1);
    expect([fresh.shown(), entries.get('cart_1')]).toEqual([[], '[]']);
  });

  it('[CRT-5] [STO-2] that nobody can read finds an empty one, now and later, and the text moved away', async () => {
    const { entries, tab, reload } = await open({ cart_1: '[{"id":1}]' }, 1);
    expect(tab.shown()).toEqual([]);
    expect(tab.logged).toHaveLength(1);
    const fresh = await reload(1);
    expect([fresh.shown(), fresh.logged]).toEqual([[], []]);
    expect(Object.fromEntries(entries)).toEqual({ cart_1: '[]', 'cart_1.unreadable': '[{"id":1}]' });
  });
});

describe('signing in', () => {
  it('[CRT-6] adds the guest’s quantities to the member’s, 99 at most, and empties the guest’s cart', async () => {
    const { entries, tab, own, stored } = await open({
      cart: { 1: 2, 2: 60, 4: 1 },
      cart_7: { 2: 60, 3: 1 },
    });
    await own(7);
    expect(tab.shown()).toEqual([
      [1, 2],
      [2, 99],
      [3, 1],
      [4, 1],
    ]);
    expect(stored('cart_7')).toEqual(tab.shown());
    expect(entries.get('cart')).toBe('[]');
    expect([...entries.keys()].sort()).toEqual(['cart', 'cart_7']);
    expect(texts(tab)).toEqual(['The 63 items you had chosen joined your cart.']);
  });

  it('[CRT-6] says so of one item, and nothing when there was none', async () => {
    const one = await open({ cart: { 1: 1 } });
    await one.own(7);
    expect(texts(one.tab)).toEqual(['The item you had chosen joined your cart.']);
    const none = await open({ cart: {} });
    await none.own(7);
    expect(texts(none.tab)).toEqual([]);
  });

  it('[CRT-5] [CRT-6] comes after the sample was loaded', async () => {
    const { tab, own, stored } = await open({ cart: { 1: 1, 2: 1 } });
    await own(1);
    expect(tab.shown()).toEqual([
      [1, 3],
      [2, 1],
      [3, 1],
    ]);
    expect(stored('cart_1')).toEqual(tab.shown());
  });

  it('[CRT-6] takes along what was added before anybody knew who is here', async () => {
    const { tab, own, stored } = await open({ cart: { 1: 1 }, cart_7: { 2: 1 } }, 'unknown');
    tab.add(1);
    tab.add(3);
    expect(toCartView(tab.actor.getSnapshot()).status).toBe('loading');
    await own(7);
    expect(stored('cart_7')).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
    expect([tab.shown(), stored('cart')]).toEqual([stored('cart_7'), []]);
  });

  it('[CRT-6] takes along what is added on the way', async () => {
    const { browser, tab, stored } = await open({ cart: { 1: 1 } });
    tab.own(7);
    tab.add(1);
    tab.add(2);
    await browser.settle();
    expect([tab.shown(), stored('cart_7'), stored('cart')]).toEqual([
      [
        [1, 2],
        [2, 1],
      ],
      tab.shown(),
      [],
    ]);
  });

  it('[CRT-6] [STO-4] that is cut short by leaving the page loses nothing that was added on the way', async () => {
    const { tab, reload, stored } = await open({ cart: { 1: 1 } });
    tab.own(7);
    tab.add(2);
    const fresh = await reload(7);
    expect(fresh.shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect([stored('cart_7'), stored('cart')]).toEqual([fresh.shown(), []]);
  });

  it('[CRT-6] [STO-2] puts a guest’s cart that nobody can read out of the way', async () => {
    const { entries, tab, own } = await open({ cart: '{', cart_7: { 2: 1 } }, 'unknown');
    await own(7);
    expect(tab.shown()).toEqual([[2, 1]]);
    expect([entries.get('cart'), entries.get('cart.unreadable')]).toEqual(['[]', '{']);
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '{"to":7}',
    '{"to":1.5,"member":"[]","guest":"[]"}',
    '{"to":7,"member":1,"guest":"[]"}',
  ])('[CRT-6] [STO-2] goes on when nobody can read the note of a move (%j)', async (note) => {
    const { entries, tab, own } = await open({ cart: { 1: 1 }, 'cart.moving': note });
    expect(tab.shown()).toEqual([[1, 1]]);
    await own(7);
    expect(tab.shown()).toEqual([[1, 1]]);
    expect([...entries.keys()].sort()).toEqual(['cart', 'cart.moving.unreadable', 'cart_7']);
    expect(entries.get('cart.moving.unreadable')).toBe(note);
  });
});

describe('signing out', () => {
  it('[CRT-6] makes the guest’s cart the active one and leaves the member’s under its key', async () => {
    const { browser, tab, own, stored } = await open({ cart_7: { 2: 5 } }, 7);
    tab.add(1);
    await browser.settle();
    await own(undefined);
    expect(toCartView(tab.actor.getSnapshot())).toMatchObject({ status: 'empty', isMembers: false });
    tab.add(3, 4);
    await browser.settle();
    expect(toCartView(tab.actor.getSnapshot())).toMatchObject({ isMembers: false, itemsText: '4 items' });
    expect([stored('cart'), stored('cart_7')]).toEqual([
      [[3, 4]],
      [
        [1, 1],
        [2, 5],
      ],
    ]);
    await own(7);
    expect(tab.shown()).toEqual([
      [1, 1],
      [2, 5],
      [3, 4],
    ]);
  });

  it('[CRT-6] [STO-4] stores what was done right before', async () => {
    const { browser, tab, stored } = await open({ cart_7: { 1: 1, 2: 5 } }, 7);
    tab.add(1);
    tab.send({ type: 'cart.setQuantity', id: 2, quantity: 7 });
    tab.add(3);
    tab.own(undefined);
    await browser.settle();
    expect(stored('cart_7')).toEqual([
      [1, 2],
      [2, 7],
      [3, 1],
    ]);
    expect([tab.shown(), stored('cart')]).toEqual([[], undefined]);
  });

  it('[CRT-6] before the guest’s lines were moved leaves them with the guest', async () => {
    const { browser, tab, stored } = await open({ cart: { 1: 1 } });
    tab.own(7);
    tab.add(2);
    tab.own(undefined);
    await browser.settle();
    expect(tab.shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect([stored('cart'), stored('cart_7')]).toEqual([tab.shown(), undefined]);
  });

  it('[CRT-6] and somebody else in: everybody has their own cart', async () => {
    const { browser, tab, own, stored } = await open({ cart_7: { 2: 5 } }, 1);
    await own(7);
    expect(tab.shown()).toEqual([[2, 5]]);
    tab.add(4);
    await own(1);
    expect(tab.shown()).toEqual([
      [1, 2],
      [3, 1],
    ]);
    expect(stored('cart_7')).toEqual([
      [2, 5],
      [4, 1],
    ]);
    // What other tabs do to a cart that is not shown is not shown.
    browser.origin.openTab().write('cart_7', '[]');
    await browser.settle();
    expect(tab.shown()).toHaveLength(2);
  });

  it('[CRT-9] ends putting back; hearing of the same person again does not', async () => {
    const { tab, own } = await open({ cart_7: { 1: 1, 2: 5 } }, 7);
    tab.send({ type: 'cart.removeItem', id: 1 });
    await own(7);
    expect(toCartView(tab.actor.getSnapshot()).rows.map(({ kind }) => kind)).toEqual(['removed', 'line']);
    tab.send({ type: 'cart.clear' });
    await own(undefined);
    tab.send({ type: 'cart.undoRemove', id: 1 });
    tab.send({ type: 'cart.undoClear' });
    await own(7);
    expect(toCartView(tab.actor.getSnapshot())).toMatchObject({ rows: [], isCleared: false });
    await own(undefined);
    tab.add(3);
    tab.send({ type: 'cart.removeItem', id: 3 });
    await own(7);
    expect(toCartView(tab.actor.getSnapshot()).rows).toEqual([]);
  });
});

describe('several tabs', () => {
  it('[CRT-6] [STO-4] all of which see the sign-in move the lines once, and all see the sign-out', async () => {
    const { browser, tab, stored } = await open({ cart: { 1: 2 }, cart_7: { 1: 1 } });
    const tabs = [tab, browser.openTab(), browser.openTab(), browser.openTab()];
    for (const one of tabs) one.own(undefined);
    await browser.settle();
    for (const one of tabs) one.own(7);
    await browser.settle();
    for (const one of tabs) expect(one.shown()).toEqual([[1, 3]]);
    expect(tabs.flatMap(texts)).toEqual(['The 2 items you had chosen joined your cart.']);
    tabs[2]?.add(2);
    await browser.settle();
    for (const one of tabs) expect(one.shown()).toEqual(stored('cart_7'));
    for (const one of tabs) one.own(undefined);
    for (const one of tabs) expect(one.shown()).toEqual([]);
    expect(stored('cart')).toEqual([]);
  });
});

describe('a browser that stores nothing', () => {
  it('[CRT-6] [STO-3] shows both carts together after signing in, and the guest’s own after signing out', async () => {
    const { browser, tab, own } = await open({}, 'unknown');
    browser.origin.block(true);
    await own(undefined);
    tab.add(1, 2);
    await browser.settle();
    await own(1);
    expect(tab.shown()).toEqual([
      [1, 4],
      [3, 1],
    ]);
    tab.add(2);
    tab.send({ type: 'cart.setQuantity', id: 1, quantity: 9 });
    expect(tab.shown()).toEqual([
      [1, 9],
      [2, 1],
      [3, 1],
    ]);
    await own(undefined);
    expect(tab.shown()).toEqual([]);
    tab.add(5);
    await own(7);
    expect(tab.shown()).toEqual([[5, 1]]);
    expect(tab.isResting()).toBe(true);
    expect(browser.origin.entries.size).toBe(0);
    expect(texts(tab)).toContain('storage.refused: blocked');
  });

  it('[CRT-6] [STO-3] for it is full leaves both stored carts alone and goes on from memory', async () => {
    const { browser, entries, tab, own, reload } = await open({ cart: { 1: 2 }, cart_7: { 2: 1 } });
    browser.origin.resize(0);
    const before = Object.fromEntries(entries);
    await own(7);
    const both = [
      [1, 2],
      [2, 1],
    ];
    expect(tab.shown()).toEqual(both);
    expect(texts(tab)).toEqual(['storage.refused: full']);
    tab.add(3);
    await browser.settle();
    expect(Object.fromEntries(entries)).toEqual(before);
    browser.origin.resize(10_000);
    const fresh = await reload(7);
    expect(fresh.shown()).toEqual(both);
    expect(entries.get('cart')).toBe('[]');
  });

  it('[CRT-6] [STO-3] however little room it has left, moves everything or changes nothing', async () => {
    const seen = { moved: 0, unchanged: 0 };
    for (let room = 0; room <= 700; room += 10) {
      const { browser, entries, own } = await open({ cart: { 1: 2 }, cart_7: { 2: 1 } });
      const before = Object.fromEntries(entries);
      const size = Object.entries(before).flat().join('').length;
      browser.origin.resize(size + room);
      await own(7);
      const isMoved = entries.get('cart') === '[]';
      seen[isMoved ? 'moved' : 'unchanged'] += 1;
      expect(Object.fromEntries(entries)).toEqual(
        isMoved
          ? { cart: '[]', cart_7: JSON.stringify([...shopCart({ 2: 1 }), ...shopCart({ 1: 2 })]) }
          : before,
      );
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });

  it('[CRT-6] [STO-3] for a moment, when the guest’s cart was read, does not keep it from being moved', async () => {
    for (const at of [1, 3]) {
      const { browser, stored } = await open({ cart: { 1: 2 }, cart_7: { 2: 1 } });
      const tab = browser.openTab({ kind: 'refusedOnce', at });
      tab.own(undefined);
      await browser.settle();
      expect(texts(tab)).toEqual(['storage.refused: blocked']);
      tab.own(7);
      await browser.settle();
      expect([tab.shown(), stored('cart_7'), stored('cart')]).toEqual([
        [
          [1, 2],
          [2, 1],
        ],
        tab.shown(),
        [],
      ]);
    }
  });

  it('[CRT-6] [STO-3] until later: once it stores what a guest did, a sign-in moves it', async () => {
    const { browser, tab, own, stored } = await open();
    browser.origin.resize(0);
    tab.add(1);
    await browser.settle();
    browser.origin.resize(10_000);
    tab.add(2);
    await browser.settle();
    await own(7);
    expect(stored('cart_7')).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect([tab.shown(), stored('cart')]).toEqual([stored('cart_7'), []]);
  });
});
