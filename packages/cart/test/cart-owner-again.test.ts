import { expect, it } from 'vitest';
import { toCartView } from '../src/index.ts';
import { createCartBench, createCartBrowser, shopCart } from '../src/testing/index.ts';

const [item = { id: 1, name: '', price: 0, image: '', quantity: 1 }] = shopCart({ 1: 1 });

it.each([7, undefined])(
  'an owner reported again (%s) causes no storage access',
  { tags: ['CRT-6'] },
  async (userId) => {
    const operationsOf = async (told: number) => {
      const browser = createCartBrowser();
      const tab = browser.openTab({ kind: 'refusedOnce', at: Number.POSITIVE_INFINITY });
      for (let count = 0; count < told; count += 1) tab.own(userId);
      await browser.settle();
      tab.own(userId);
      await browser.settle();
      return tab.storage.operations();
    };
    const once = await operationsOf(1);
    expect(once).toBeGreaterThan(0);
    expect(await operationsOf(3)).toBe(once);
  },
);

it('an unavailable product does not affect the unit of the total', { tags: ['CRT-2', 'CRT-8'] }, () => {
  const bench = createCartBench(undefined, (id) =>
    id === 5
      ? undefined
      : { id, name: `Product ${id}`, price: 29.99, image: '/x.svg', priceUnit: 'workspaceMonth' },
  );
  bench.load([item, { ...item, id: 5 }]);
  expect(toCartView(bench.stepper.snapshot)).toMatchObject({ totalUnit: 'per month', totalItems: 1 });
});
