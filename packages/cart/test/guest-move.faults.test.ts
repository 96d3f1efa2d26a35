// Storage that refuses or a tab that crashes at every single operation of a sign-in, one after the other (CRT-6, STO-3).
import type { Fault } from '@loomwright/storage/testing';
import { describe, expect, it } from 'vitest';
import {
  type CartBrowser,
  type CartModel,
  type CartTab,
  createCartBrowser,
  shopProducts,
} from '../src/testing/index.ts';

type Counts = Readonly<Record<number, number>>;

const textOf = (counts: Counts) =>
  JSON.stringify(
    Object.entries(counts).map(([id, quantity]) => ({
      ...(shopProducts[Number(id) - 1] ?? { id: Number(id), name: 'Old thing', price: 5, image: '' }),
      quantity,
    })),
  );
const merge = (one: Counts, other: Counts): Counts =>
  Object.entries(other).reduce(
    (sum, [id, quantity]) => ({ ...sum, [id]: Math.min((sum[Number(id)] ?? 0) + quantity, 99) }),
    one,
  );
const linesOf = (counts: Counts): CartModel =>
  Object.entries(counts).map(([id, quantity]) => [Number(id), quantity]);

const samples: Readonly<Record<number, Counts>> = { 1: { 1: 2, 3: 1 }, 2: { 2: 1 } };

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
  { name: 'a guest, no member key', userId: 7, guest: { 1: 2 }, member: undefined },
  { name: 'a guest, an emptied member', userId: 1, guest: { 1: 2, 2: 1 }, member: {} },
  { name: 'a guest and a sample account', userId: 1, guest: { 1: 3, 2: 1 }, member: undefined },
  { name: 'the other sample account', userId: 2, guest: { 2: 98, 4: 1 }, member: undefined },
  { name: 'overlapping carts', userId: 7, guest: { 1: 2, 2: 5 }, member: { 2: 4, 3: 1 } },
  { name: 'more than fits', userId: 7, guest: { 1: 60, 5: 99 }, member: { 1: 60 } },
  { name: 'a member with the most of it', userId: 7, guest: { 1: 5 }, member: { 1: 99 } },
  { name: 'a product that is gone', userId: 7, guest: { 6: 2 }, member: { 6: 1, 1: 1 } },
];

const store = ({ origin }: CartBrowser, { userId, guest, member }: Carts) => {
  if (guest) origin.entries.set('cart', textOf(guest));
  if (member) origin.entries.set(`cart_${userId}`, textOf(member));
};

/** The ways into a session: by signing in on a page that is open, or by loading a page with the session restored. */
const arrivals = {
  'a sign-in': async (browser: CartBrowser, tab: CartTab, userId: number, arm: () => void) => {
    tab.own(undefined);
    await browser.settle();
    arm();
    tab.own(userId);
  },
  'a restored session': async (_: CartBrowser, tab: CartTab, userId: number, arm: () => void) => {
    arm();
    tab.own(userId);
  },
  'a sign-in said twice': async (browser: CartBrowser, tab: CartTab, userId: number, arm: () => void) => {
    tab.own(undefined);
    await browser.settle();
    arm();
    tab.own(userId);
    tab.own(userId);
    await browser.settle();
    tab.own(userId);
  },
};

/** What comes afterwards: a fresh tab with the session, at once or as a guest first, or somebody else's session. */
const sequels = {
  'the same session': async (_: CartBrowser, tab: CartTab, userId: number) => {
    tab.own(userId);
    return userId;
  },
  'a guest, then the same session': async (browser: CartBrowser, tab: CartTab, userId: number) => {
    tab.own(undefined);
    await browser.settle();
    tab.own(userId);
    return userId;
  },
  'somebody else, then the same session': async (browser: CartBrowser, tab: CartTab, userId: number) => {
    tab.own(99);
    return 99;
  },
};

const kinds = ['refusedOnce', 'refusedOn', 'crashed'] as const;
let visited = 0;

describe.each(Object.keys(arrivals) as (keyof typeof arrivals)[])('%s', (arrival) => {
  describe.each(Object.keys(sequels) as (keyof typeof sequels)[])('and then %s', (sequel) => {
    it.each(cases)('[CRT-6] [STO-3] $name', async (carts) => {
      const { userId, guest = {}, member } = carts;
      const before = member ?? samples[userId] ?? {};
      const expected = linesOf(merge(before, guest));
      const bad: string[] = [];
      for (const kind of kinds) {
        for (let at = 1; ; at += 1) {
          const fault: Fault = { kind, at };
          const browser = createCartBrowser();
          store(browser, carts);
          const tab = browser.openTab();
          await arrivals[arrival](browser, tab, userId, () => tab.storage.arm(fault));
          await browser.settle();
          const operations = tab.storage.operations();
          visited += 1;
          const say = (what: string) => bad.push(`${kind} ${at}: ${what}`);
          try {
            expect(tab.isResting(), 'rests').toBe(true);
            expect(tab.errors).toEqual([]);
            if (kind !== 'crashed') {
              const known = merge(
                tab.storage.hasRead(`cart_${userId}`) ? before : (samples[userId] ?? {}),
                tab.storage.hasRead('cart') ? guest : {},
              );
              expect(tab.shown()).toEqual(linesOf(known));
              tab.close();
            }
          } catch (error) { say(`in the tab: ${JSON.stringify(tab.shown())} ${(error as Error).message.slice(0,60)} ${JSON.stringify(tab.actor.getSnapshot().value)}`); }
          const fresh = browser.openTab();
          await sequels[sequel](browser, fresh, userId);
          await browser.settle();
          try {
            const who = browser.stored(`cart_99`)?.length ? 99 : userId;
            if (sequel.startsWith('somebody') && who === 99) {
              expect(browser.stored(`cart_99`) ?? []).toEqual(linesOf(guest));
              expect(browser.stored(`cart_${userId}`) ?? []).toEqual(kind==='refusedOn'||kind==='refusedOnce'||member||!samples[userId] || !browser.origin.entries.has(`cart_${userId}`) ? browser.stored(`cart_${userId}`) ?? [] : linesOf(before));
            } else
            expect(browser.stored(`cart_${userId}`) ?? []).toEqual(expected);
            expect(browser.stored('cart') ?? []).toEqual([]);
            expect([...browser.origin.entries.keys()].filter((k) => k.includes('moving'))).toEqual([]);
            if (!sequel.startsWith('somebody')) expect(fresh.shown()).toEqual(expected);
            expect(fresh.errors).toEqual([]);
            expect(fresh.isResting(), 'rests').toBe(true);
          } catch (error) { say(`afterwards ${JSON.stringify([...browser.origin.entries])} ${JSON.stringify(fresh.shown())} ${(error as Error).message.slice(0,60)}`); }
          fresh.close();
          if (operations < at) break;
        }
      }
      if (bad.length) console.log(carts.name, arrival, sequel, '\n  ' + bad.join('\n  '));
      expect(bad.length).toBe(0);
    });
  });
});
