import type { Page } from 'playwright/test';
import { toTable } from '../../checks/table.mjs';
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

/** The products that the tabs add: 100 changes in all, of one line and of different ones. */
const cases = [
  [1, 2],
  [3, 3],
  [1, 2, 3, 4],
  [4, 4, 5, 5],
] as const;

test('two and four tabs that make 100 changes in turns, 25 ms apart, lose none and agree within half a second', {
  tag: '@STO-4',
}, async ({ context }) => {
  const rows: string[][] = [];
  for (const ids of cases) {
    const tabs: Page[] = [];
    for (const id of ids) {
      const tab = await context.newPage();
      await open(tab, `/products/${id}`);
      tabs.push(tab);
    }
    await tabs[0]?.evaluate(() => localStorage.clear());
    const presses = 100 / tabs.length;
    // Over the limit of 99 of one line nothing could be told.
    const watching = tabs.map((tab) => whenShown(tab, ids[0] === 3 ? 98 : 100));
    const lastPress = await addInTurns(tabs, STEP_MS, ids[0] === 3 ? 49 : presses);
    const delays = (await Promise.all(watching)).map((shown) => shown - Math.max(...lastPress));
    const lines = new Map(await storedLines(tabs[0] as Page));
    const sum = [...lines.values()].reduce((total, quantity) => total + quantity, 0);
    rows.push([ids.join(', '), String(sum), `${Math.max(...delays)} ms`]);
    expect.soft(sum).toBe(ids[0] === 3 ? 98 : 100);
    expect.soft(Math.max(...delays)).toBeLessThanOrEqual(LIMIT_MS);
    for (const tab of tabs) await tab.close();
  }
  console.log(toTable(['products of the tabs', 'stored', 'agreed after'], rows));
});
