// Not in `npm test`, because it measures latency between tabs.
import type { Page } from 'playwright/test';
import { open, storedLines } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { addInTurns } from '../support/turns.ts';

const STEP_MS = 25;
const LIMIT_MS = 500;

const whenShown = (tab: Page, items: number) =>
  tab.evaluate(async (wanted) => {
    const isShown = () =>
      [...document.querySelectorAll('header a[href="/cart"]')].some((link) =>
        link.textContent?.includes(`Cart, ${wanted} item`),
      );
    const until = Date.now() + 10_000;
    while (!isShown()) {
      if (Date.now() > until) throw new Error(`${wanted} items are not shown`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return Date.now();
  }, items);

test('four tabs that add products in turns lose none and agree within 500 ms', {
  tag: '@STO-4',
}, async ({ context }) => {
  const tabs = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
  for (const [index, tab] of tabs.entries()) await open(tab, `/products/${index + 1}`);
  const watching = tabs.map((tab) => whenShown(tab, 100));
  const lastPress = Math.max(...(await addInTurns(tabs, STEP_MS, 25)));
  const delays = (await Promise.all(watching)).map((shown) => shown - lastPress);
  const lines = await storedLines(tabs[0] as Page);
  expect(lines.reduce((sum, [, quantity]) => sum + quantity, 0)).toBe(100);
  expect(Math.max(...delays)).toBeLessThanOrEqual(LIMIT_MS);
});
