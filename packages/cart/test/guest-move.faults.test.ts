// Storage that refuses, or a tab that crashes, at every single operation of a sign-in, one after the other.
import { type Fault, TabCrash } from '@loomwright/storage/testing';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type CartBrowser,
  type CartModel,
  type CartTab,
  createCartBrowser,
  shopProducts,
} from '../src/testing/index.ts';

type Counts = Readonly<Record<number, number>>;

const plus = (one: Counts, other: Counts): Counts =>
  Object.entries(other).reduce<Counts>(
    (sum, [id, quantity]) => ({ ...sum, [id]: Math.min((sum[Number(id)] ?? 0) + quantity, 99) }),
    one,
  );
const linesOf = (counts: Counts): CartModel =>
  Object.entries(counts).map(([id, quantity]) => [Number(id), quantity]);
const textOf = (counts: Counts) =>
  JSON.stringify(
    linesOf(counts).map(([id, quantity]) => ({
      ...(shopProducts[id - 1] ?? { id, name: 'Old thing', price: 5, image: '' }),
      quantity,
    })),
  );

interface Carts {
  readonly name: string;
  readonly userId: number;
  /** What is stored; nothing when the key is missing. */
  readonly guest: Counts | undefined;
  readonly member: Counts | undefined;
}

const cases: readonly Carts[] = [
  { name: 'nothing anywhere', userId: 7, guest: undefined, member: undefined },
  { name: 'an empty guest, a sample account', userId: 1, guest: {}, member: undefined },
  { name: 'a guest, no member’s key', userId: 7, guest: { 1: 2 }, member: undefined },
  { name: 'a guest, an emptied member', userId: 1, guest: { 1: 2, 2: 1 }, member: {} },
  { name: 'a guest and a sample account', userId: 1, guest: { 1: 3, 2: 1 }, member: undefined },
  { name: 'a guest and the other sample account', userId: 2, guest: { 2: 98, 4: 1 }, member: undefined },
  { name: 'overlapping carts', userId: 7, guest: { 1: 2, 2: 5 }, member: { 2: 4, 3: 1 } },
  { name: 'more than fits', userId: 7, guest: { 1: 60, 5: 99 }, member: { 1: 60 } },
  { name: 'a member with the most of it', userId: 7, guest: { 1: 5 }, member: { 1: 99 } },
  { name: 'a product that is gone', userId: 7, guest: { 6: 2 }, member: { 6: 1, 1: 1 } },
];
const samples: Readonly<Record<number, Counts>> = { 1: { 1: 2, 3: 1 }, 2: { 2: 1 } };
const initialOf = ({ userId }: Carts): Counts => samples[userId] ?? {};
const beforeOf = (carts: Carts): Counts => carts.member ?? initialOf(carts);
const mergedOf = (carts: Carts): Counts => plus(beforeOf(carts), carts.guest ?? {});

const openBrowser = ({ userId, guest, member }: Carts): CartBrowser => {
  const browser = createCartBrowser();
  if (guest) browser.origin.entries.set('cart', textOf(guest));
  if (member) browser.origin.entries.set(`cart_${userId}`, textOf(member));
  return browser;
};

/** Into a session: by signing in on a page that is open, or by loading a page with the session restored. */
type Arrive = (browser: CartBrowser, userId: number, fault: Fault) => Promise<CartTab>;
const signIn: Arrive = async (browser, userId, fault) => {
  const tab = browser.openTab();
  tab.own(undefined);
  await browser.settle();
  tab.storage.arm(fault);
  tab.own(userId);
  await browser.settle();
  return tab;
};
const signInTwice: Arrive = async (browser, userId, fault) => {
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
};
const restoreSession: Arrive = async (browser, userId, fault) => {
  const tab = browser.openTab(fault);
  tab.own(userId);
  await browser.settle();
  return tab;
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
const expectMerged = (tab: CartTab, carts: Carts, { kind }: Fault) => {
  expectWell(tab);
  if (kind === 'crashed') return;
  const shown = tab.shown();
  if (kind === 'refusedOnce') expect(shown).toEqual(linesOf(mergedOf(carts)));
  else {
    // What this tab never could read it cannot show.
    const members = tab.storage.hasRead(`cart_${carts.userId}`) ? [beforeOf(carts)] : [initialOf(carts)];
    const guests = [carts.guest ?? {}, ...(tab.storage.hasRead('cart.moving') ? [] : [{}])];
    expect(members.flatMap((lines) => guests.map((more) => linesOf(plus(lines, more))))).toContainEqual(shown);
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

describe.each([
  ['a sign-in', signIn],
  ['a restored session', restoreSession],
  ['a sign-in said twice', signInTwice],
])('%s that is disturbed', (_, arrive) => {
  it.each(cases)('[CRT-6] [STO-3] is made up for when the page is loaded again: $name', async (carts) => {
    await atEveryOperation(async (fault) => {
      const browser = openBrowser(carts);
      const tab = await arrive(browser, carts.userId, fault);
      expectMerged(tab, carts, fault);
      const fresh = browser.openTab();
      fresh.own(carts.userId);
      await browser.settle();
      expectInOrder(browser, fresh, carts, mergedOf(carts));
      return tab;
    });
  });

  it.each(cases)('[CRT-6] [STO-3] is made up for when a guest comes back first: $name', async (carts) => {
    await atEveryOperation(async (fault) => {
      const browser = openBrowser(carts);
      const tab = await arrive(browser, carts.userId, fault);
      expectMerged(tab, carts, fault);
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
    const { userId, guest = {} } = carts;
    await atEveryOperation(async (fault) => {
      const browser = openBrowser(carts);
      const tab = await arrive(browser, userId, fault);
      expectMerged(tab, carts, fault);
      const isMoved = JSON.stringify(browser.stored(`cart_${userId}`)) === JSON.stringify(linesOf(mergedOf(carts)));
      const fresh = browser.openTab();
      fresh.own(99);
      await browser.settle();
      const others = fresh.shown();
      expect([[], linesOf(guest)]).toContainEqual(others);
      if (!isMoved) expect(others).toEqual(linesOf(guest));
      expectStored(browser, 'cart_99', Object.fromEntries(others));
      fresh.own(userId);
      await browser.settle();
      expectInOrder(browser, fresh, carts, others.length > 0 ? beforeOf(carts) : mergedOf(carts));
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
      const tab = await signIn(browser, carts.userId, fault);
      expectWell(tab);
      other.add(4, 1);
      await browser.settle();
      other.own(carts.userId);
      await browser.settle();
      other.add(5, 1);
      await browser.settle();
      expectInOrder(browser, other, carts, plus(mergedOf(carts), { 4: 1, 5: 1 }));
      return tab;
    });
  });

  it.each(cases)('[CRT-6] [STO-4] adds as the member, having heard of it before: $name', async (carts) => {
    const { userId, guest = {} } = carts;
    await atEveryOperation(async (fault) => {
      const browser = openBrowser({ ...carts, guest: undefined });
      const [tab, other] = [browser.openTab(), browser.openTab()];
      tab.own(undefined);
      other.own(userId);
      await browser.settle();
      for (const [id, quantity] of linesOf(guest)) tab.add(id, quantity);
      await browser.settle();
      tab.storage.arm(fault);
      tab.own(userId);
      await browser.settle();
      expectWell(tab);
      other.add(4, 1);
      await browser.settle();
      const fresh = browser.openTab();
      fresh.own(userId);
      await browser.settle();
      const kept = Object.fromEntries(linesOf(guest).filter(([id]) => id !== 6));
      expectInOrder(browser, fresh, carts, plus(plus(beforeOf(carts), { 4: 1 }), kept));
      other.close();
      return tab;
    });
  });
});
