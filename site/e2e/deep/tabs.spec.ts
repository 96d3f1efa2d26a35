// Not in `npm test`: it measures how soon tabs agree, and takes half a minute. `tabs.spec.ts` there has a few changes.
import type { Page } from 'playwright/test';
import { open, storedLines } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { addInTurns } from '../support/turns.ts';

const STEP_MS = 25;
const LIMIT_MS = 500;

/** When the badge of a tab said so many items, in milliseconds since the epoch; rejects after ten seconds. */
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

/** The product that each tab adds, and how often: 100 changes in all, but no more than 99 of one line. */
const cases = [
  { ids: [1, 2], presses: 50 },
  { ids: [3, 3], presses: 49 },
  { ids: [1, 2, 3, 4], presses: 25 },
  { ids: [4, 4, 5, 5], presses: 25 },
] as const;

for (const { ids, presses } of cases)
  test(`tabs that add products ${ids} in turns lose none and agree in time`, {
    tag: '@STO-4',
  }, async ({ context }) => {
    const tabs = await Promise.all(ids.map(() => context.newPage()));
    for (const [index, tab] of tabs.entries()) await open(tab, `/products/${ids[index]}`);
    const all = ids.length * presses;
    const watching = tabs.map((tab) => whenShown(tab, all));
    const lastPress = Math.max(...(await addInTurns(tabs, STEP_MS, presses)));
    const delays = (await Promise.all(watching)).map((shown) => shown - lastPress);
    const lines = await storedLines(tabs[0] as Page);
    expect(lines.reduce((sum, [, quantity]) => sum + quantity, 0)).toBe(all);
    expect(Math.max(...delays)).toBeLessThanOrEqual(LIMIT_MS);
  });
