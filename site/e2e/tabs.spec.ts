import type { Page } from 'playwright/test';
import { open, quantityOf, storedLines, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** In every tab, presses the add button every `stepMs × tabs`, one tab after the other, `presses` times each. */
const addInTurns = (tabs: readonly Page[], stepMs: number, presses: number) => {
  const begin = Date.now() + 500;
  return Promise.all(
    tabs.map((tab, place) =>
      tab.evaluate(
        ({ first, everyMs, times }) =>
          new Promise<void>((resolve) => {
            const button = document.querySelector<HTMLButtonElement>('main button[type="submit"]');
            const press = (count: number) => {
              button?.click();
              if (count + 1 < times) setTimeout(press, first + everyMs * (count + 1) - Date.now(), count + 1);
              else resolve();
            };
            setTimeout(press, first - Date.now(), 0);
          }),
        { first: begin + place * stepMs, everyMs: stepMs * tabs.length, times: presses },
      ),
    ),
  );
};

test('[STO-4] two tabs: each sees what the other does at once', async ({ context, page }) => {
  const other = await context.newPage();
  await open(other, '/cart');
  await open(page, '/products/1');
  // For two seconds it says that it was pressed, which on a busy machine may be over by the second press.
  const add = page.getByRole('button', { name: /^Add(?:ed)? to Cart/ });
  await add.click();
  await expect(quantityOf(other, 'AI Chatbot Integration')).toHaveValue('1');
  await other.getByRole('button', { name: 'Increase: Quantity of AI Chatbot' }).click();
  await add.click();
  await expect(quantityOf(other, 'AI Chatbot Integration')).toHaveValue('3');
  await expect.poll(() => storedLines(page)).toEqual([[1, 3]]);
});

for (const id of ['the same product', 'four products'] as const) {
  test(`[STO-4] four tabs adding ${id} 25 ms apart lose nothing`, async ({ context, page: watching }) => {
    await open(watching, '/cart');
    const ids = id === 'the same product' ? [2, 2, 2, 2] : [1, 2, 3, 4];
    const tabs: Page[] = [];
    for (const product of ids) {
      const tab = await context.newPage();
      await open(tab, `/products/${product}`);
      tabs.push(tab);
    }
    await addInTurns(tabs, 25, 8);
    const sum = async () =>
      (await storedLines(watching)).reduce((total, [, quantity]) => total + quantity, 0);
    await expect.poll(sum).toBe(32);
    await expect(watching.getByText('32 items wait')).toBeVisible();
  });
}

test('[STO-4] adding in the instant before leaving or reloading is kept', async ({ page }) => {
  await open(page, '/products/1');
  for (let times = 1; times <= 3; times += 1) {
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('main button[type="submit"]');
      button?.click();
      button?.click();
      window.location.reload();
    });
    await loaded;
    await waitUntilAlive(page);
    await expect.poll(() => storedLines(page)).toEqual([[1, times * 2]]);
  }
});
