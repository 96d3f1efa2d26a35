// Edits right before the page goes away, or the user signs out, while code is still on its way.
import { describe, expect, it } from 'vitest';
import { toCartView } from '../src/index.ts';
import { createCartBrowser, shopCart } from '../src/testing/index.ts';

const sum = (carts: readonly (readonly (readonly [number, number])[] | undefined)[]) =>
  carts.flatMap((cart) => cart ?? []).reduce((total, [, quantity]) => total + quantity, 0);

describe('an add right before the page goes away', () => {
  it('is stored at once and a cart is stored', { tags: ['CRT-3', 'STO-4'] }, async () => {
    const browser = createCartBrowser();
    browser.origin.entries.set('cart', JSON.stringify(shopCart({ 1: 1 })));
    const tab = browser.openTab();
    tab.own(undefined);
    tab.add(1);
    tab.close();
    // At once: a page that goes away has no other moment.
    expect(browser.stored('cart')).toEqual([[1, 2]]);
    await browser.settle();
    expect(browser.stored('cart')).toEqual([[1, 2]]);
  });

  it.each(['full', 'blocked'])(
    'is shown from memory when storage is %s, and the page comes back',
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

describe('an add right before signing out', { tags: ['CRT-6'] }, () => {
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
    'is in one cart, once, when another tab went down at operation %i of a move',
    async (at) => {
      const browser = createCartBrowser();
      const [tab, other] = [browser.openTab(), browser.openTab()];
      tab.own(7);
      await browser.settle();
      other.add(1);
      await browser.settle();
      // The other tab learns of the sign-in, begins to move its line, and goes down on the way.
      other.storage.arm({ kind: 'crashed', at });
      other.own(7);
      await browser.settle();
      // Stored without waiting for a turn.
      tab.add(1);
      tab.own(undefined);
      await browser.settle();
      expect(sum([browser.stored('cart'), browser.stored('cart_7')])).toBe(2);
    },
  );
});
