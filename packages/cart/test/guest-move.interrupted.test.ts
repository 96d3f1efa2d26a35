import { afterAll, describe, expect, it } from 'vitest';
import { type CartBrowser, shopCart } from '../src/testing/index.ts';
import {
  atEveryOperation,
  beforeOf,
  type Carts,
  cases,
  expectHealthy,
  expectMoved,
  guestOf,
  linesOf,
  mergedOf,
  openBrowser,
  plus,
  visited,
} from './faults.ts';

afterAll(() => {
  console.log('fault points visited', visited);
  expect(Math.min(...Object.values(visited))).toBeGreaterThan(70);
});

describe('an interrupted move', { tags: ['CRT-6'] }, () => {
  const interrupted = cases.filter((carts) => Object.keys(guestOf(carts)).length > 0);
  const states = interrupted.flatMap((carts) => [
    { carts, name: `before the member had the lines, ${carts.name}`, isMoved: false },
    { carts, name: `after the member had the lines, ${carts.name}`, isMoved: true },
  ]);
  const openInterrupted = (carts: Carts, isMoved: boolean): CartBrowser => {
    const browser = openBrowser(carts);
    const { entries } = browser.origin;
    const member = JSON.stringify(shopCart(mergedOf(carts)));
    if (isMoved) entries.set(`cart_${carts.userId}`, member);
    entries.set('cart.moving', JSON.stringify({ to: carts.userId, member, guest: entries.get('cart') }));
    return browser;
  };

  it.each(states)(
    'is completed despite more faults: $name',
    { tags: ['STO-3'] },
    async ({ carts, isMoved }) => {
      for (const userId of [undefined, carts.userId]) {
        await atEveryOperation(async (fault) => {
          const browser = openInterrupted(carts, isMoved);
          const tab = browser.openTab(fault);
          tab.own(userId);
          await browser.settle();
          expectHealthy(tab);
          tab.close();
          const fresh = browser.openTab();
          fresh.own(carts.userId);
          await browser.settle();
          expectMoved(browser, fresh, carts, mergedOf(carts));
          return tab;
        });
      }
    },
  );

  it.each(states)(
    'is never lost when lines are added: $name',
    { tags: ['STO-3'] },
    async ({ carts, isMoved }) => {
      for (const isMember of [false, true]) {
        await atEveryOperation(async (fault) => {
          const browser = isMember ? openBrowser({ ...carts, guest: {} }) : openInterrupted(carts, isMoved);
          const tab = browser.openTab();
          if (isMember) {
            tab.own(carts.userId);
            await browser.settle();
            const other = browser.origin.openTab();
            for (const [key, text] of openInterrupted(carts, isMoved).origin.entries) other.write(key, text);
            await browser.settle();
          }
          tab.storage.arm(fault);
          tab.own(isMember ? carts.userId : undefined);
          tab.add(4);
          await browser.settle();
          expectHealthy(tab);
          tab.add(4);
          await browser.settle();
          const fresh = browser.openTab();
          fresh.own(carts.userId);
          await browser.settle();
          // Only additions that storage refused, or that were made in a crashed tab, may be missing.
          const kept = [0, 1, 2].map((count) => plus(mergedOf(carts), count > 0 ? { 4: count } : {}));
          expect(kept.map(linesOf)).toContainEqual(fresh.shown());
          expectMoved(browser, fresh, carts, Object.fromEntries(fresh.shown()));
          tab.close();
          return tab;
        });
      }
    },
  );

  it.each(states)('is completed before a guest changes the cart: $name', async ({ carts, isMoved }) => {
    const browser = openInterrupted(carts, isMoved);
    const tab = browser.openTab();
    tab.own(undefined);
    tab.add(4);
    await browser.settle();
    // A member already at the maximum is treated as having received the lines.
    const isTaken = isMoved || JSON.stringify(beforeOf(carts)) === JSON.stringify(mergedOf(carts));
    expect(tab.shown()).toEqual(linesOf(plus(isTaken ? {} : guestOf(carts), { 4: 1 })));
    expect([...browser.origin.entries.keys()]).not.toContain('cart.moving');
    tab.own(carts.userId);
    await browser.settle();
    expectMoved(browser, tab, carts, plus(mergedOf(carts), { 4: 1 }));
  });
});
