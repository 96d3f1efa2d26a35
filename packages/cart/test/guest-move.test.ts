import { describe, expect, it } from 'vitest';
import { toCartView } from '../src/index.ts';
import { createCartBrowser, shopCart } from '../src/testing/index.ts';
import { linesOf, plus } from './faults.ts';
import { open, texts } from './open-carts.ts';

describe('logging in', { tags: ['CRT-6'] }, () => {
  it('adds the guest’s quantities to the member’s and empties the guest’s cart', async () => {
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
    expect(texts(tab)).toEqual(['Your cart now holds what you chose as a guest, 99 of a product at most.']);
  });

  it('is announced for one item, and not without items', async () => {
    const one = await open({ cart: { 1: 1 } });
    await one.own(7);
    expect(texts(one.tab)).toEqual(['The item you chose as a guest is now in your cart.']);
    const none = await open({ cart: {} });
    await none.own(7);
    expect(texts(none.tab)).toEqual([]);
  });

  it('moves the lines after the sample was loaded', { tags: ['CRT-5'] }, async () => {
    const { tab, own, stored } = await open({ cart: { 1: 1, 2: 1 } });
    await own(1);
    expect(tab.shown()).toEqual([
      [1, 3],
      [2, 1],
      [3, 1],
    ]);
    expect(stored('cart_1')).toEqual(tab.shown());
  });

  it('includes lines added before the owner was known', async () => {
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

  it('includes lines added during the move', async () => {
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

  it('keeps lines added during a move that closing the page interrupts', {
    tags: ['STO-4'],
  }, async () => {
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

  it('moves an unreadable guest cart aside', { tags: ['STO-2'] }, async () => {
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
  ])('completes when the journal is unreadable (%j)', { tags: ['STO-2'] }, async (note) => {
    const { entries, tab, own } = await open({ cart: { 1: 1 }, 'cart.moving': note });
    expect(tab.shown()).toEqual([[1, 1]]);
    await own(7);
    expect(tab.shown()).toEqual([[1, 1]]);
    expect([...entries.keys()].sort()).toEqual(['cart', 'cart.moving.unreadable', 'cart_7']);
    expect(entries.get('cart.moving.unreadable')).toBe(note);
  });
});

describe('a browser that refuses to store', { tags: ['CRT-6'] }, () => {
  it('shows both carts together after a login, and the guest’s after a logout', {
    tags: ['STO-3'],
  }, async () => {
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

  it('because it is full leaves both stored carts unchanged', {
    tags: ['STO-3'],
  }, async () => {
    const { browser, entries, tab, own, reload } = await open({ cart: { 1: 2 }, cart_7: { 2: 1 } });
    browser.origin.resize(0);
    const before = Object.fromEntries(entries);
    await own(7);
    const both = [
      [1, 2],
      [2, 1],
    ];
    expect(tab.shown()).toEqual(both);
    expect(texts(tab)).toEqual([
      'storage.refused: full',
      'The 2 items you chose as a guest are now in your cart.',
    ]);
    tab.add(3);
    await browser.settle();
    expect(Object.fromEntries(entries)).toEqual(before);
    browser.origin.resize(10_000);
    const fresh = await reload(7);
    expect(fresh.shown()).toEqual([...both, [3, 1]]);
    expect(entries.get('cart')).toBe('[]');
  });

  it('because it was full moves the lines with the next change that fits', {
    tags: ['STO-3'],
  }, async () => {
    const { browser, tab, own, stored } = await open({ cart: { 1: 2 }, cart_7: { 2: 1 } });
    browser.origin.resize(0);
    await own(7);
    browser.origin.resize(10_000);
    tab.add(3);
    await browser.settle();
    expect(stored('cart_7')).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
    expect([tab.shown(), stored('cart')]).toEqual([stored('cart_7'), []]);
    // A second login has nothing to move.
    await own(undefined);
    await own(7);
    expect(tab.shown()).toEqual(stored('cart_7'));
  });

  it.each(['full', 'blocked'])(
    'after two logins while it is %s, shows and moves the lines once',
    { tags: ['STO-3'] },
    async (reason) => {
      const { browser, tab, own, stored } = await open({ cart: { 1: 2 }, cart_7: { 2: 1 } });
      if (reason === 'full') browser.origin.resize(0);
      else browser.origin.block(true);
      await own(7);
      await own(undefined);
      expect(tab.shown()).toEqual([[1, 2]]);
      tab.add(3);
      await browser.settle();
      await own(7);
      const members = reason === 'full' ? { 2: 1 } : {};
      expect(tab.shown()).toEqual(linesOf(plus(members, { 1: 2, 3: 1 })));
      browser.origin.resize(10_000);
      browser.origin.block(false);
      tab.hide();
      await browser.settle();
      const both = linesOf({ 1: 2, 2: 1, 3: 1 });
      expect([stored('cart_7'), stored('cart'), tab.shown()]).toEqual([both, [], both]);
    },
  );

  it.each(['in memory', 'stored'])(
    'leaves lines that are %s to the guest when the login is aborted',
    { tags: ['STO-3'] },
    async (where) => {
      let grant: () => void = () => {};
      let turn = Promise.resolve();
      const browser = createCartBrowser({
        schedule: (what) => (what === 'grant cart_7' ? turn : Promise.resolve()),
      });
      browser.origin.entries.set('cart_7', JSON.stringify(shopCart({ 2: 1 })));
      browser.origin.block(where === 'in memory');
      const tab = browser.openTab();
      const own = async (userId: number | undefined) => {
        tab.own(userId);
        await browser.settle();
      };
      await own(7);
      await own(undefined);
      tab.add(1, 2);
      await browser.settle();
      turn = new Promise((resolve) => {
        grant = resolve;
      });
      await own(7);
      tab.own(undefined);
      grant();
      await browser.settle();
      expect(tab.shown()).toEqual([[1, 2]]);
      await own(7);
      expect(tab.shown()).toEqual(linesOf(where === 'stored' ? { 1: 2, 2: 1 } : { 1: 2 }));
    },
  );

  it('takes the locks of both carts, the guest’s first', async () => {
    const turns: string[] = [];
    const browser = createCartBrowser({
      schedule: async (what) => {
        if (what.startsWith('grant')) turns.push(what);
      },
    });
    browser.origin.entries.set('cart', JSON.stringify(shopCart({ 1: 2 })));
    browser.origin.entries.set('cart_7', JSON.stringify(shopCart({ 2: 1 })));
    const tab = browser.openTab();
    tab.own(7);
    await browser.settle();
    // Reads the guest's cart, moves the lines, and reads again.
    expect(turns).toEqual(['grant cart', 'grant cart', 'grant cart_7', 'grant cart']);
  });

  it('with a journal entry for an older guest cart does not empty it', {
    tags: ['STO-2'],
  }, async () => {
    const [member, guest] = [{ 2: 1 }, { 1: 2 }].map((cart) => JSON.stringify(shopCart(cart)));
    const { entries, tab } = await open({
      cart: { 1: 2, 3: 1 },
      cart_7: { 2: 1 },
      'cart.moving': JSON.stringify({ to: 7, member, guest }),
    });
    expect(tab.shown()).toEqual(linesOf({ 1: 2, 3: 1 }));
    expect(entries.has('cart.moving')).toBe(false);
  });

  it('because it is full does not retry for ever when the member is at the maximum', {
    tags: ['STO-3'],
  }, async () => {
    const { browser, tab, own, stored } = await open({ cart: { 1: 5 }, cart_7: { 1: 99 } });
    browser.origin.resize(0);
    await own(7);
    expect([tab.shown(), texts(tab)]).toEqual([[[1, 99]], ['storage.refused: full']]);
    browser.origin.resize(10_000);
    tab.add(2);
    await browser.settle();
    expect([tab.shown(), stored('cart_7'), stored('cart')]).toEqual([
      [
        [1, 99],
        [2, 1],
      ],
      tab.shown(),
      [],
    ]);
  });

  it('with any room left moves every line or changes nothing', { tags: ['STO-3'] }, async () => {
    const seen = { moved: 0, unchanged: 0 };
    for (let room = 0; room <= 700; room += 25) {
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
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(4);
  });

  it('only while the guest’s cart is read still moves the lines', {
    tags: ['STO-3'],
  }, async () => {
    // The tab reads the cart again at once, so no refusal is shown.
    for (const [at, expected] of [
      [1, []],
      [3, []],
    ] as const) {
      const { browser, stored } = await open({ cart: { 1: 2 }, cart_7: { 2: 1 } });
      const tab = browser.openTab({ kind: 'refusedOnce', at });
      tab.own(undefined);
      await browser.settle();
      expect(texts(tab)).toEqual(expected);
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

  it('for a while: a login moves the lines once they are stored', {
    tags: ['STO-3'],
  }, async () => {
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
