import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartBrowser, type CartTab, createCartBrowser } from '../src/testing/index.ts';

type Step =
  | { readonly kind: 'add'; readonly tab: number; readonly productId: number }
  | { readonly kind: 'session'; readonly tab: number; readonly userId: number | undefined }
  | { readonly kind: 'notify' | 'hide' | 'reload'; readonly tab: number }
  | { readonly kind: 'wait' };

const tab = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add'), tab, productId: fc.constantFrom(1, 2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('session'),
      tab,
      userId: fc.constantFrom(undefined, 1, 1, 7, 7),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('notify'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('hide', 'reload'), tab }) },
  { weight: 8, arbitrary: fc.constant({ kind: 'wait' }) },
) as fc.Arbitrary<Step>;

// The sample cart of account 1 (CRT-5), which is stored with its first change.
const sample = [
  [1, 2],
  [3, 1],
];

const quantityOf = (cart: readonly (readonly [number, number])[] | undefined, id: number) =>
  cart?.find(([other]) => other === id)?.[1] ?? 0;

/** Opens a browser in which locks and storage events happen in any order. */
const openScheduled = (s: fc.Scheduler) => {
  const browser = createCartBrowser({
    schedule: (what) => s.schedule(Promise.resolve(), what).then(() => {}),
  });
  const settleAll = async () => {
    do {
      await s.waitIdle();
      await browser.settle();
    } while (s.count() > 0);
  };
  return { browser, settleAll };
};

const storedOf = (browser: CartBrowser, id: number) =>
  ['cart', 'cart_1', 'cart_7'].reduce((sum, key) => sum + quantityOf(browser.stored(key), id), 0);

test('any history of up to four tabs leaves every added item in one cart once', {
  tags: ['CRT-6', 'STO-4'],
}, async () => {
  const seen = { joined: 0, sample: 0, member: 0, guest: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 40 }),
      fc.integer({ min: 1, max: 4 }),
      async (s, history, count) => {
        const { browser, settleAll } = openScheduled(s);
        const tabs = Array.from({ length: count }, () => browser.openTab());
        const added = new Map<number, number>();
        let userId: number | undefined;
        const received: CartTab['received'][] = tabs.map((one) => one.received);
        for (const next of history) {
          // Page events are tasks, so pending promises settle first.
          await browser.settle();
          if (next.kind === 'wait') {
            if (s.count() > 0) await s.waitOne();
            continue;
          }
          const index = next.tab % count;
          const one = tabs[index] as CartTab;
          if (next.kind === 'session') userId = next.userId;
          if (next.kind === 'session' || next.kind === 'notify') one.own(userId);
          if (next.kind === 'hide') one.hide();
          if (next.kind === 'add') {
            one.add(next.productId);
            added.set(next.productId, (added.get(next.productId) ?? 0) + 1);
          }
          if (next.kind === 'reload') {
            one.close();
            const fresh = browser.openTab();
            fresh.own(userId);
            tabs[index] = fresh;
            received.push(fresh.received);
          }
        }
        for (const one of tabs) one.own(userId);
        await settleAll();

        const { entries } = browser.origin;
        expect([...entries.keys()].filter((key) => !/^cart(_\d+)?$/.test(key))).toEqual([]);
        for (const id of [1, 2]) {
          const ofSample = id === 1 && entries.has('cart_1') ? 2 : 0;
          expect(storedOf(browser, id)).toBe((added.get(id) ?? 0) + ofSample);
        }
        const own = userId === undefined ? 'cart' : `cart_${userId}`;
        if (userId !== undefined) expect(browser.stored('cart') ?? []).toEqual([]);
        for (const one of tabs) {
          expect(one.isResting()).toBe(true);
          expect(one.shown()).toEqual(browser.stored(own) ?? (userId === 1 ? sample : []));
          expect([one.errors, one.logged]).toEqual([[], []]);
          one.close();
        }
        const texts = received
          .flat()
          .map((fact) => (fact.type === 'cart.changed' ? fact.change.kind : fact.type));
        if (texts.some((text) => text === 'joined')) seen.joined += 1;
        if (entries.has('cart_1')) seen.sample += 1;
        seen[userId === undefined ? 'guest' : 'member'] += 1;
      },
    ),
    runs(100),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});

const session = fc.record({ kind: fc.constant('session'), userId: fc.constantFrom(undefined, 7) });
const storageFault = fc.record({
  kind: fc.constant('storageFault'),
  name: fc.constantFrom('fine', 'full', 'blocked'),
});
type Stormy =
  | Extract<Step, { kind: 'add' | 'wait' }>
  | { readonly kind: 'session'; readonly userId: number | undefined }
  | { readonly kind: 'storageFault'; readonly name: string };
const stormy: fc.Arbitrary<Stormy> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add'), tab, productId: fc.constantFrom(1, 2) }) },
  { weight: 3, arbitrary: session },
  { weight: 3, arbitrary: storageFault },
  { weight: 8, arbitrary: fc.constant({ kind: 'wait' }) },
) as fc.Arbitrary<Stormy>;

test('storage that refuses at any time leaves every added item in one cart once', {
  tags: ['CRT-6', 'STO-3', 'STO-4'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(stormy, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      async (s, history, count) => {
        const { browser, settleAll } = openScheduled(s);
        const tabs = Array.from({ length: count }, () => browser.openTab());
        const added = new Map<number, number>();
        const become = (name: string) => {
          browser.origin.block(name === 'blocked');
          browser.origin.resize(name === 'full' ? 0 : 100_000);
        };
        for (const next of history) {
          await browser.settle();
          if (next.kind === 'wait' && s.count() > 0) await s.waitOne();
          if (next.kind === 'session') for (const one of tabs) one.own(next.userId);
          if (next.kind === 'storageFault') become(next.name);
          if (next.kind === 'add') {
            tabs[next.tab % count]?.add(next.productId);
            added.set(next.productId, (added.get(next.productId) ?? 0) + 1);
          }
        }
        await settleAll();
        become('fine');
        // The first pass stores lines that were only in memory; the second uses the space that this freed.
        for (const _ of ['first', 'second']) {
          for (const one of tabs) one.hide();
          await settleAll();
        }
        expect(browser.origin.entries.has('cart.moving')).toBe(false);
        for (const id of [1, 2]) expect(storedOf(browser, id)).toBe(added.get(id) ?? 0);
        for (const one of tabs) {
          expect([one.isResting(), one.errors]).toEqual([true, []]);
          one.close();
        }
      },
    ),
    runs(100),
  );
});
