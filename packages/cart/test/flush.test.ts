import { describe, expect, it } from 'vitest';
import { toCartView } from '../src/index.ts';
import { createCartBrowser, shopCart } from '../src/testing/index.ts';

const sum = (carts: readonly (readonly (readonly [number, number])[] | undefined)[]) =>
  carts.flatMap((cart) => cart ?? []).reduce((total, [, quantity]) => total + quantity, 0);

describe('adding right before the page is hidden', () => {
  it('is stored at once', { tags: ['CRT-3', 'STO-4'] }, async () => {
    const browser = createCartBrowser();
    browser.origin.entries.set('cart', JSON.stringify(shopCart({ 1: 1 })));
    const tab = browser.openTab();
    tab.own(undefined);
    tab.add(1);
    tab.close();
    expect(browser.stored('cart')).toEqual([[1, 2]]);
    await browser.settle();
    expect(browser.stored('cart')).toEqual([[1, 2]]);
  });

  it.each(['full', 'blocked'])(
    'is shown from memory when storage is %s and the page is shown again',
    { tags: ['STO-3'] },
    async (how) => {
      const browser = createCartBrowser();
      browser.origin.entries.set('cart', JSON.stringify(shopCart({ 1: 1 })));
      const tab = browser.openTab();
      tab.own(undefined);
      tab.add(2);
      if (how === 'full') browser.origin.resize(0);
      else browser.origin.block(true);
      tab.hide();
      await browser.settle();
      expect(toCartView(tab.actor.getSnapshot()).status).not.toBe('loading');
    },
  );

  it('moves unreadable data aside at once', { tags: ['STO-2'] }, () => {
    const browser = createCartBrowser();
    browser.origin.entries.set('cart', '[{"id":1}]');
    const tab = browser.openTab();
    tab.own(undefined);
    tab.add(1);
    tab.close();
    expect(browser.origin.entries.get('cart.unreadable')).toBe('[{"id":1}]');
    expect(browser.stored('cart')).toEqual([[1, 1]]);
  });
});

describe('adding right before a logout', { tags: ['CRT-6'] }, () => {
  it('is stored in the member’s cart at once', { tags: ['STO-4'] }, async () => {
    const browser = createCartBrowser();
    browser.origin.entries.set('cart_7', '[{"id":1}]');
    const tab = browser.openTab();
    tab.own(7);
    await browser.settle();
    browser.origin.entries.set('cart_7', JSON.stringify(shopCart({ 1: 1 })));
    tab.add(1);
    tab.own(undefined);
    await browser.settle();
    expect(browser.stored('cart_7')).toEqual([[1, 2]]);
  });

  it.each(Array.from({ length: 16 }, (_, at) => at + 1))(
    'is in one cart, once, when another tab crashes at operation %i of a move',
    async (at) => {
      const browser = createCartBrowser();
      const [tab, other] = [browser.openTab(), browser.openTab()];
      tab.own(7);
      await browser.settle();
      other.add(1);
      await browser.settle();
      // The other tab follows the login, begins to move its line, and crashes.
      other.storage.arm({ kind: 'crashed', at });
      other.own(7);
      await browser.settle();
      tab.add(1);
      tab.own(undefined);
      await browser.settle();
      expect(sum([browser.stored('cart'), browser.stored('cart_7')])).toBe(2);
    },
  );
});
