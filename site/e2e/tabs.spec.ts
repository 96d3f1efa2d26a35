import { samples } from '@loomwright/machine-testing';
import { open, quantityOf, storedLines, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';
import { addInTurns } from './support/turns.ts';

/** The products that four tabs add, one each: the same line, and different lines. */
const floods = samples(
  [
    [1, 1, 2, 4],
    [2, 2, 2, 2],
    [1, 2, 3, 4],
  ],
  1,
);

test('a line added right before leaving is kept, each tab shows changes of the others, and four tabs adding 25 ms apart lose nothing', {
  tag: '@STO-4',
}, async ({ context, page: watching }) => {
  test.slow();
  await test.step('right before reloading or leaving', async () => {
    await open(watching, '/products/1');
    for (const to of ['/products/1', '/cart']) {
      const loaded = watching.waitForEvent('load');
      await watching.evaluate((path) => {
        const button = document.querySelector<HTMLButtonElement>('main button[type="submit"]');
        button?.click();
        button?.click();
        if (path === window.location.pathname) window.location.reload();
        else window.location.assign(path);
      }, to);
      await loaded;
      await waitUntilHydrated(watching);
    }
    await expect(watching).toHaveURL('/cart');
    await expect.poll(() => storedLines(watching)).toEqual([[1, 4]]);
  });

  const adding = await context.newPage();
  await test.step('a change of another tab is shown at once', async () => {
    await open(adding, '/products/1');
    // The label shows the press for two seconds, which may be over by the second press on a busy machine.
    const add = adding.getByRole('button', { name: /^Add(?:ed)? to Cart/ });
    await add.click();
    await expect(quantityOf(watching, 'AI Chatbot Integration')).toHaveValue('5');
    await watching.getByRole('button', { name: 'Increase: Quantity of AI Chatbot' }).click();
    await expect.poll(() => storedLines(adding)).toEqual([[1, 6]]);
    await add.click();
    await expect(quantityOf(watching, 'AI Chatbot Integration')).toHaveValue('7');
    await expect.poll(() => storedLines(adding)).toEqual([[1, 7]]);
  });

  for (const ids of floods)
    await test.step(`products ${ids.join(', ')}`, async () => {
      const before = new Map(await storedLines(watching));
      const tabs = [adding];
      for (const id of ids.slice(1)) {
        const tab = await context.newPage();
        await open(tab, `/products/${id}`);
        tabs.push(tab);
      }
      if (!adding.url().endsWith(`/${ids[0]}`)) await open(adding, `/products/${ids[0]}`);
      await addInTurns(tabs, 25, 8);
      for (const id of ids) before.set(id, (before.get(id) ?? 0) + 8);
      const lines = async () => new Map(await storedLines(watching));
      await expect.poll(lines).toEqual(before);
      const sum = [...before.values()].reduce((total, quantity) => total + quantity, 0);
      await expect(watching.getByText(`${sum} items in your cart.`)).toBeVisible();
      for (const tab of tabs.slice(1)) await tab.close();
    });
});
