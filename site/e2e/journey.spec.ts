import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { heightOf, notice, open, quantityOf, storedLines, waitUntilAlive, widths } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: heightOf(width) } });

    test('[PRD-2] [PDP-3] [CRT-9] [STO-4] [PPL-2] browse, filter, search, choose, add, reload, remove, clear and undo', async ({
      context,
      page,
    }) => {
      await open(page, '/');
      if (width === 360) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Products', exact: true }).filter({ visible: true }).click();
      await expect(page).toHaveURL('/products');

      await page.getByRole('button', { name: 'AI Solutions' }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.getByRole('searchbox').fill('neural');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page).toHaveURL('/products?category=ai-solutions&q=neural');
      await page.getByRole('link', { name: 'Neural Network API' }).click();

      await page.getByLabel('Quantity', { exact: true }).fill('3');
      await page.getByRole('button', { name: 'Increase: Quantity' }).click();
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
      await expect(notice(page, 'Added 4 × Neural Network API to your cart.')).toBeVisible();
      await page.reload();
      await waitUntilAlive(page);
      expect(await storedLines(page)).toEqual([[3, 4]]);

      const other = await context.newPage();
      await open(other, '/cart');
      await expect(quantityOf(other, 'Neural Network API')).toHaveValue('4');
      await page.goBack();
      await page.getByRole('button', { name: 'All' }).click();
      await page.getByRole('searchbox').fill('');
      await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(other.getByRole('listitem').filter({ hasText: 'AI Chatbot Integration' })).toBeVisible();
      await expect(other.getByText('$189.95', { exact: true })).toBeVisible();

      await open(page, '/cart');
      await page.getByRole('button', { name: 'Remove Neural Network API' }).click();
      await expect(page.getByText('Neural Network API was removed.')).toBeVisible();
      await expect(other.getByText('Neural Network API')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo removing Neural Network API' }).click();
      await expect(quantityOf(page, 'Neural Network API')).toHaveValue('4');
      await page.getByRole('button', { name: 'Clear cart' }).click();
      await expect(other.getByText('Your cart is empty')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(other.getByText('$189.95', { exact: true })).toBeVisible();
      await expect
        .poll(() => storedLines(page))
        .toEqual([
          [3, 4],
          [1, 1],
        ]);
    });
  });
}

test('[A11-1] [CRT-9] [RTE-3] the same with the keyboard alone: focus is always seen', async ({ page }) => {
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await expectVisibleFocus(page, `after ${key}`);
  };
  await open(page, '/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 1);
  await tabTo(page, page.getByLabel('Main').getByRole('link', { name: 'Products' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Data Solutions' }));
  await press('Space');
  await expect(page.getByRole('article')).toHaveCount(2);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('nothing like it');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Clear filters and search' }));
  await press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Workflow Automation Studio' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Workflow Automation Studio' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Increase: Quantity' }));
  await press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }));
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeFocused();
  await expect.poll(() => storedLines(page)).toEqual([[4, 2]]);

  await open(page, '/cart');
  await tabTo(page, page.getByRole('button', { name: 'Increase: Quantity of Workflow' }));
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Remove Workflow Automation Studio' }));
  await press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Undo removing' }));
  await press('Space');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Workflow Automation Studio' }),
  ).toBeFocused();
  await expect.poll(() => storedLines(page)).toEqual([[4, 3]]);
});
