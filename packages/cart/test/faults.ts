import { samples } from '@loomwright/machine-testing';
import { type Fault, TabCrash } from '@loomwright/storage/testing';
import { expect } from 'vitest';
import {
  type CartBrowser,
  type CartModel,
  type CartTab,
  createCartBrowser,
  shopCart,
} from '../src/testing/index.ts';

type Counts = Readonly<Record<number, number>>;

export const linesOf = (counts: Counts): CartModel =>
  Object.entries(counts).map(([id, quantity]) => [Number(id), quantity]);
export const plus = (...carts: readonly Counts[]): Counts => {
  const sum: Record<number, number> = {};
  for (const [id, quantity] of carts.flatMap(linesOf)) sum[id] = Math.min((sum[id] ?? 0) + quantity, 99);
  return sum;
};

export interface Carts {
  readonly name: string;
  readonly userId: number;
  readonly guest?: Counts;
  readonly member?: Counts;
}

const everyCase: readonly Carts[] = [
  { name: 'overlapping carts', userId: 7, guest: { 1: 2, 2: 5 }, member: { 2: 4, 3: 1 } },
  { name: 'a guest and a sample account', userId: 1, guest: { 1: 3, 2: 1 } },
  { name: 'a guest, no stored member cart', userId: 7, guest: { 1: 2 } },
  { name: 'more than the maximum', userId: 7, guest: { 1: 60, 5: 99 }, member: { 1: 60 } },
  { name: 'a product no longer sold', userId: 7, guest: { 6: 2 }, member: { 6: 1, 1: 1 } },
  { name: 'no carts', userId: 7 },
  { name: 'an empty guest cart, a sample account', userId: 1, guest: {} },
  { name: 'a guest, an emptied member cart', userId: 1, guest: { 1: 2, 2: 1 }, member: {} },
  { name: 'a guest and the other sample account', userId: 2, guest: { 2: 98, 4: 1 } },
  { name: 'a member at the maximum', userId: 7, guest: { 1: 5 }, member: { 1: 99 } },
];
/** Each case tries every operation and fault, so normally only one case is sampled. */
export const cases = samples(everyCase, 1);
const sampleCarts: Readonly<Record<number, Counts>> = { 1: { 1: 2, 3: 1 }, 2: { 2: 1 } };
export const guestOf = ({ guest = {} }: Carts) => guest;
export const initialOf = ({ userId }: Carts) => sampleCarts[userId] ?? {};
export const beforeOf = (carts: Carts) => carts.member ?? initialOf(carts);
export const mergedOf = (carts: Carts) => plus(beforeOf(carts), guestOf(carts));

export const openBrowser = ({ userId, guest, member }: Carts): CartBrowser => {
  const browser = createCartBrowser();
  if (guest) browser.origin.entries.set('cart', JSON.stringify(shopCart(guest)));
  if (member) browser.origin.entries.set(`cart_${userId}`, JSON.stringify(shopCart(member)));
  return browser;
};

const kinds = ['refusedOnce', 'refusedOn', 'crashed'] as const;

export const visited = { refusedOnce: 0, refusedOn: 0, crashed: 0 };

export const atEveryOperation = async (run: (fault: Fault) => Promise<CartTab>): Promise<void> => {
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

export const expectHealthy = (tab: CartTab) => {
  expect(tab.isResting()).toBe(true);
  expect(tab.errors.filter((error) => !(error instanceof TabCrash))).toEqual([]);
};

export const expectStored = (browser: CartBrowser, key: string, lines: Counts) =>
  expect(browser.stored(key) ?? linesOf(sampleCarts[Number(key.slice(5))] ?? {}), key).toEqual(
    linesOf(lines),
  );

export const expectMoved = (browser: CartBrowser, tab: CartTab, { userId }: Carts, lines: Counts) => {
  expectHealthy(tab);
  expectStored(browser, `cart_${userId}`, lines);
  expectStored(browser, 'cart', {});
  expect([...browser.origin.entries.keys()].filter((key) => !/^cart(_\d+)?$/.test(key))).toEqual([]);
  expect(tab.shown()).toEqual(linesOf(lines));
  tab.own(undefined);
  expect(tab.shown()).toEqual([]);
  tab.close();
};
