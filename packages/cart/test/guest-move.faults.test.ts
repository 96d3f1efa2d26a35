// Storage that refuses, or a tab that crashes, at every single operation of a sign-in, one after the other.
import { type Fault, TabCrash } from '@loomwright/storage/testing';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type CartBrowser,
  type CartModel,
  type CartTab,
  createCartBrowser,
  shopCart,
} from '../src/testing/index.ts';

/** Quantities by product id. */
type Counts = Readonly<Record<number, number>>;

const linesOf = (counts: Counts): CartModel =>
  Object.entries(counts).map(([id, quantity]) => [Number(id), quantity]);
const plus = (...carts: readonly Counts[]): Counts => {
  const sum: Record<number, number> = {};
  for (const [id, quantity] of carts.flatMap(linesOf)) sum[id] = Math.min((sum[id] ?? 0) + quantity, 99);
  return sum;
};

interface Carts {
  readonly name: string;
  readonly userId: number;
  /** What is stored; nothing when the key is missing. */
  readonly guest?: Counts;
  readonly member?: Counts;
}

const cases: readonly Carts[] = [
  { name: 'nothing anywhere', userId: 7 },
  { name: 'an empty guest, a sample account', userId: 1, guest: {} },
  { name: 'a guest, no member’s key', userId: 7, guest: { 1: 2 } },
  { name: 'a guest, an emptied member', userId: 1, guest: { 1: 2, 2: 1 }, member: {} },
  { name: 'a guest and a sample account', userId: 1, guest: { 1: 3, 2: 1 } },
  { name: 'a guest and the other sample account', userId: 2, guest: { 2: 98, 4: 1 } },
  { name: 'overlapping carts', userId: 7, guest: { 1: 2, 2: 5 }, member: { 2: 4, 3: 1 } },
  { name: 'more than fits', userId: 7, guest: { 1: 60, 5: 99 }, member: { 1: 60 } },
  { name: 'a member with the most of it', userId: 7, guest: { 1: 5 }, member: { 1: 99 } },
  { name: 'a product that is gone', userId: 7, guest: { 6: 2 }, member: { 6: 1, 1: 1 } },
];
const samples: Readonly<Record<number, Counts>> = { 1: { 1: 2, 3: 1 }, 2: { 2: 1 } };
const guestOf = ({ guest = {} }: Carts) => guest;
const initialOf = ({ userId }: Carts) => samples[userId] ?? {};
const beforeOf = (carts: Carts) => carts.member ?? initialOf(carts);
const mergedOf = (carts: Carts) => plus(beforeOf(carts), guestOf(carts));

const openBrowser = ({ userId, guest, member }: Carts): CartBrowser => {
  const browser = createCartBrowser();
  if (guest) browser.origin.entries.set('cart', JSON.stringify(shopCart(guest)));
  if (member) browser.origin.entries.set(`cart_${userId}`, JSON.stringify(shopCart(member)));
  return browser;
};

/** Into a session: by signing in on a page that is open, or by loading a page with the session restored. */
interface Arrival {
  readonly name: string;
  /** Whether the tab knows the guest's lines before anything goes wrong. */
  readonly knowsGuest: boolean;
  readonly run: (browser: CartBrowser, userId: number, fault: Fault) => Promise<CartTab>;
}
const signIn: Arrival = {
  name: 'a sign-in',
  knowsGuest: true,
  run: async (browser, userId, fault) => {
    const tab = browser.openTab();
    tab.own(undefined);
    await browser.settle();
    tab.storage.arm(fault);
    tab.own(userId);
    await browser.settle();
    return tab;
  },
};
const signInTwice: Arrival = {
  name: 'a sign-in that is said again',
  knowsGuest: true,
  run: async (browser, userId, fault) => {
    const tab = browser.openTab();
    tab.own(undefined);
    await browser.settle();
    tab.storage.arm(fault);
    tab.own(userId);
    tab.own(userId);
    await browser.settle();
    tab.own(userId);
    await browser.settle();
    return tab;
  },
};
const restoredSession: Arrival = {
  name: 'a restored session',
  knowsGuest: false,
  run: async (browser, userId, fault) => {
    const tab = browser.openTab(fault);
    tab.own(userId);
    await browser.settle();
    return tab;
  },
};

const kinds = ['refusedOnce', 'refusedOn', 'crashed'] as const;
const visited = { refusedOnce: 0, refusedOn: 0, crashed: 0 };
afterAll(() => {
  console.log('fault points visited', visited);
  expect(Math.min(...Object.values(visited))).toBeGreaterThan(500);
});

/** Runs a history with a fault at its first operation, at its second, and so on until it has fewer than that. */
const atEveryOperation = async (run: (fault: Fault) => Promise<CartTab>): Promise<void> => {
  for (const kind of kinds) {
    for (let at = 1; ; at += 1) {
      const tab = await run({ kind, at }).catch((error: Error) => {
        error.message = `${kind} at operation ${at}: ${error.message}`;
        throw error;
      });
      if (tab.storage.operations() < at) break;
      visited[kind] += 1;
    }
  }
};

const expectWell = (tab: CartTab) => {
  expect(tab.isResting()).toBe(true);
  expect(tab.errors.filter((error) => !(error instanceof TabCrash))).toEqual([]);
};

/** A tab in which storage refused goes on from memory, and then goes away. */
const expectMerged = (tab: CartTab, carts: Carts, { knowsGuest }: Arrival, { kind }: Fault) => {
  expectWell(tab);
  if (kind === 'crashed') return;
  if (kind === 'refusedOnce') expect(tab.shown()).toEqual(linesOf(mergedOf(carts)));
  else {
    // What this tab never could read it cannot show.
    const members = tab.storage.hasRead(`cart_${carts.userId}`) ? beforeOf(carts) : initialOf(carts);
    const possible = [plus(members, guestOf(carts)), ...(knowsGuest ? [] : [members])];
    expect(possible.map(linesOf)).toContainEqual(tab.shown());
  }
  tab.close();
};

const expectStored = (browser: CartBrowser, key: string, lines: Counts) =>
  expect(browser.stored(key) ?? [], key).toEqual(linesOf(lines));

/** Everything is stored as if nothing had ever gone wrong, and shown. */
const expectInOrder = (browser: CartBrowser, tab: CartTab, { userId }: Carts, lines: Counts) => {
  expectWell(tab);
  expectStored(browser, `cart_${userId}`, lines);
  expectStored(browser, 'cart', {});
  expect([...browser.origin.entries.keys()].filter((key) => !/^cart(_\d+)?$/.test(key))).toEqual([]);
  expect(tab.shown()).toEqual(linesOf(lines));
  tab.own(undefined);
  expect(tab.shown()).toEqual([]);
  tab.close();
};

describe.each([signIn, signInTwice, restoredSession])('$name that is disturbed', (arrival) => {
  it.each(cases)('[CRT-6] [STO-3] is made up for when the page is loaded again: $name', async (carts) => {
    await atEveryOperation(async (fault) => {
      const browser = openBrowser(carts);
      const tab = await arrival.run(browser, carts.userId, fault);
      expectMerged(tab, carts, arrival, fault);
      const fresh = browser.openTab();
      fresh.own(carts.userId);
      await browser.settle();
      expectInOrder(browser, fresh, carts, mergedOf(carts));
      return tab;
    });
  });
});

describe('a sign-in that is disturbed', () => {
  it.each(cases)('[CRT-6] [STO-3] leaves a tab that can sign out and in again: $name', async (carts) => {
    await atEveryOperation(async (fault) => {
      const browser = openBrowser(carts);
      const tab = await signIn.run(browser, carts.userId, fault);
      tab.own(undefined);
      await browser.settle();
      expectWell(tab);
      tab.own(carts.userId);
      await browser.settle();
      expectWell(tab);
      tab.close();
      const fresh = browser.openTab();
      fresh.own(carts.userId);
      await browser.settle();
      expectInOrder(browser, fresh, carts, mergedOf(carts));
      return tab;
    });
  });
});

describe.each([signIn, restoredSession])('$name that is disturbed', (arrival) => {
  it.each(cases)('[CRT-6] [STO-3] is made up for when a guest comes back first: $name', async (carts) => {
    await atEveryOperation(async (fault) => {
      const browser = openBrowser(carts);
      const tab = await arrival.run(browser, carts.userId, fault);
      expectMerged(tab, carts, arrival, fault);
      const fresh = browser.openTab();
      fresh.own(undefined);
      await browser.settle();
      expect(browser.origin.entries.has('cart.moving')).toBe(false);
      // What a guest sees then is what no member has.
      expect(fresh.shown()).toEqual(browser.stored('cart') ?? []);
      fresh.own(carts.userId);
      fresh.own(carts.userId);
      await browser.settle();
      expectInOrder(browser, fresh, carts, mergedOf(carts));
      return tab;
    });
  });

  it.each(cases)('[CRT-6] [STO-3] gives every line to one member only: $name', async (carts) => {
    const { userId } = carts;
    const merged = linesOf(mergedOf(carts));
    await atEveryOperation(async (fault) => {
      const browser = openBrowser(carts);
      const tab = await arrival.run(browser, userId, fault);
      expectMerged(tab, carts, arrival, fault);
      const isMoved = JSON.stringify(browser.stored(`cart_${userId}`)) === JSON.stringify(merged);
      const fresh = browser.openTab();
      fresh.own(99);
      await browser.settle();
      const others = Object.fromEntries(fresh.shown());
      // Lines a member had the most of already may have been taken, or not.
      expect([isMoved ? {} : guestOf(carts), guestOf(carts)]).toContainEqual(others);
      expectStored(browser, 'cart_99', others);
      fresh.own(userId);
      await browser.settle();
      const isOthers = Object.keys(others).length > 0;
      expectInOrder(browser, fresh, carts, isOthers ? beforeOf(carts) : mergedOf(carts));
      return tab;
    });
  });
});

describe('another tab that is open while a sign-in is disturbed', () => {
  it.each(cases)('[CRT-6] [STO-4] adds as a guest, not having heard of it: $name', async (carts) => {
    await atEveryOperation(async (fault) => {
      const browser = openBrowser(carts);
      const other = browser.openTab();
      other.own(undefined);
      const tab = await signIn.run(browser, carts.userId, fault);
      expectWell(tab);
      other.add(4);
      await browser.settle();
      other.own(carts.userId);
      await browser.settle();
      other.add(5);
      await browser.settle();
      expectInOrder(browser, other, carts, plus(mergedOf(carts), { 4: 1, 5: 1 }));
      return tab;
    });
  });

  it.each(cases)('[CRT-6] [STO-4] adds as the member, having heard of it before: $name', async (carts) => {
    const { userId } = carts;
    const added = guestOf(carts);
    await atEveryOperation(async (fault) => {
      const browser = openBrowser({ ...carts, guest: {} });
      const [tab, other] = [browser.openTab(), browser.openTab()];
      tab.own(undefined);
      other.own(userId);
      await browser.settle();
      browser.origin.openTab().write('cart', JSON.stringify(shopCart(added)));
      await browser.settle();
      tab.storage.arm(fault);
      tab.own(userId);
      await browser.settle();
      expectWell(tab);
      other.add(4);
      await browser.settle();
      const fresh = browser.openTab();
      fresh.own(userId);
      await browser.settle();
      // The order counts where there are 99 of something, and the member was first here.
      expectInOrder(browser, fresh, carts, plus(beforeOf(carts), { 4: 1 }, added));
      other.close();
      return tab;
    });
  });
});

describe('a move that was interrupted', () => {
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
    '[CRT-6] [STO-3] ends well, though its end is disturbed: $name',
    async ({ carts, isMoved }) => {
      for (const userId of [undefined, carts.userId]) {
        await atEveryOperation(async (fault) => {
          const browser = openInterrupted(carts, isMoved);
          const tab = browser.openTab(fault);
          tab.own(userId);
          await browser.settle();
          expectWell(tab);
          tab.close();
          const fresh = browser.openTab();
          fresh.own(carts.userId);
          await browser.settle();
          expectInOrder(browser, fresh, carts, mergedOf(carts));
          return tab;
        });
      }
    },
  );

  it.each(states)(
    '[CRT-6] [STO-3] is never hidden by what somebody adds: $name',
    async ({ carts, isMoved }) => {
      for (const isMember of [false, true]) {
        await atEveryOperation(async (fault) => {
          const browser = isMember ? openBrowser({ ...carts, guest: {} }) : openInterrupted(carts, isMoved);
          const tab = browser.openTab();
          if (isMember) {
            // Another tab was interrupted while this one had the member's cart open.
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
          expectWell(tab);
          tab.add(4);
          await browser.settle();
          const fresh = browser.openTab();
          fresh.own(carts.userId);
          await browser.settle();
          // What storage refused to the end, or was done in a tab that crashed, is lost; nothing else is.
          const kept = [0, 1, 2].map((count) => plus(mergedOf(carts), count > 0 ? { 4: count } : {}));
          expect(kept.map(linesOf)).toContainEqual(fresh.shown());
          expectInOrder(browser, fresh, carts, Object.fromEntries(fresh.shown()));
          tab.close();
          return tab;
        });
      }
    },
  );

  it.each(states)('[CRT-6] ends before a guest changes the cart: $name', async ({ carts, isMoved }) => {
    const browser = openInterrupted(carts, isMoved);
    const tab = browser.openTab();
    tab.own(undefined);
    tab.add(4);
    await browser.settle();
    // A member who had the most of it already has it all the same.
    const isTaken = isMoved || JSON.stringify(beforeOf(carts)) === JSON.stringify(mergedOf(carts));
    expect(tab.shown()).toEqual(linesOf(plus(isTaken ? {} : guestOf(carts), { 4: 1 })));
    expect([...browser.origin.entries.keys()]).not.toContain('cart.moving');
    tab.own(carts.userId);
    await browser.settle();
    expectInOrder(browser, tab, carts, plus(mergedOf(carts), { 4: 1 }));
  });
});
