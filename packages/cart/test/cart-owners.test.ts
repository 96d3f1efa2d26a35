import { describe, expect, it } from 'vitest';
import { toCartView } from '../src/index.ts';
import { sampleCart } from '../src/sample-carts.ts';
import { lookUpShopProduct, shopCart } from '../src/testing/index.ts';
import { open, texts } from './open-carts.ts';

describe('a member without a cart', { tags: ['CRT-5'] }, () => {
  it.each([
    [1, { 1: 2, 3: 1 }],
    [2, { 2: 1 }],
  ])('has the sample cart of account %i, with the catalogue’s names and prices', async (userId, sample) => {
    const { entries, tab } = await open({}, userId);
    expect(tab.actor.getSnapshot().context.cart).toEqual(shopCart(sample));
    expect(entries.get(`cart_${userId}`)).toBe(JSON.stringify(shopCart(sample)));
    expect(texts(tab)).toEqual([]);
  });

  it('has the sample cart after a login too', async () => {
    const { tab, own } = await open();
    await own(2);
    expect(tab.shown()).toEqual([[2, 1]]);
  });

  it('is empty when the account has no sample', async () => {
    const { entries, tab } = await open({}, 7);
    expect(toCartView(tab.actor.getSnapshot())).toMatchObject({ status: 'empty', isMembers: true });
    expect(entries.size).toBe(0);
  });

  it('has no sample of a product that is no longer sold', { tags: ['CRT-8'] }, () => {
    expect(sampleCart(1, (id) => (id === 1 ? undefined : lookUpShopProduct(id)))).toEqual(shopCart({ 3: 1 }));
    expect(sampleCart(3, lookUpShopProduct)).toEqual([]);
  });
});

describe('a member with a cart', { tags: ['CRT-5'] }, () => {
  it('that was emptied stays empty', async () => {
    const { entries, tab, reload } = await open({}, 1);
    tab.send({ type: 'cart.clear' });
    const fresh = await reload(1);
    expect([fresh.shown(), entries.get('cart_1')]).toEqual([[], '[]']);
  });

  it('that is unreadable is empty from now on, and its text is moved aside', {
    tags: ['STO-2'],
  }, async () => {
    const { entries, tab, reload } = await open({ cart_1: '[{"id":1}]' }, 1);
    expect(tab.shown()).toEqual([]);
    expect(tab.logged).toHaveLength(1);
    const fresh = await reload(1);
    expect([fresh.shown(), fresh.logged]).toEqual([[], []]);
    expect(Object.fromEntries(entries)).toEqual({ cart_1: '[]', 'cart_1.unreadable': '[{"id":1}]' });
  });
});

describe('logging out', () => {
  it('shows the guest’s cart and leaves the member’s under its key', {
    tags: ['CRT-6'],
  }, async () => {
    const { browser, tab, own, stored } = await open({ cart_7: { 2: 5 } }, 7);
    tab.add(1);
    await browser.settle();
    await own(undefined);
    expect(toCartView(tab.actor.getSnapshot())).toMatchObject({ status: 'empty', isMembers: false });
    tab.add(3, 4);
    await browser.settle();
    expect(toCartView(tab.actor.getSnapshot())).toMatchObject({ isMembers: false, totalItems: 4 });
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

  it('stores the last change first', { tags: ['CRT-6', 'STO-4'] }, async () => {
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

  it('before the guest’s lines have moved leaves them with the guest', { tags: ['CRT-6'] }, async () => {
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

  it('and logging in as another user: every member has a separate cart', { tags: ['CRT-6'] }, async () => {
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
    browser.origin.openTab().write('cart_7', '[]');
    await browser.settle();
    expect(tab.shown()).toHaveLength(2);
  });

  it('in another tab: items added in the meantime go to the new member, once', {
    tags: ['CRT-6', 'CRT-3'],
  }, async () => {
    const { browser, tab, own, stored } = await open({ cart_6: { 2: 5 } }, 6);
    tab.own(7);
    tab.add(4);
    await browser.settle();
    expect([stored('cart_6'), stored('cart_7')]).toEqual([[[2, 5]], [[4, 1]]]);
    await own(6);
    expect(texts(tab).sort()).toEqual([
      'Added Product 4 to your cart.',
      'The item you chose as a guest is now in your cart.',
    ]);
  });

  it('ends undo; reporting the same user again does not', { tags: ['CRT-9'] }, async () => {
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
  it('move the lines once when they log in together, and all follow the logout', {
    tags: ['CRT-6', 'STO-4'],
  }, async () => {
    const { browser, tab, stored } = await open({ cart: { 1: 2 }, cart_7: { 1: 1 } });
    const tabs = [tab, browser.openTab(), browser.openTab(), browser.openTab()];
    for (const one of tabs) one.own(undefined);
    await browser.settle();
    for (const one of tabs) one.own(7);
    await browser.settle();
    for (const one of tabs) expect(one.shown()).toEqual([[1, 3]]);
    expect(tabs.flatMap(texts)).toEqual(['The 2 items you chose as a guest are now in your cart.']);
    tabs[2]?.add(2);
    await browser.settle();
    for (const one of tabs) expect(one.shown()).toEqual(stored('cart_7'));
    for (const one of tabs) one.own(undefined);
    for (const one of tabs) expect(one.shown()).toEqual([]);
    expect(stored('cart')).toEqual([]);
  });
});
