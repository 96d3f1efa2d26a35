import { products } from '@loomwright/catalogue';
import type { Page } from 'playwright/test';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, productName } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const nothingFound = (page: Page) => page.getByRole('heading', { name: 'No products found' });

test('typing replaces the history entry; a filter or sort order adds one', {
  tag: ['@PRD-2', '@PRD-5'],
}, async ({ page }) => {
  const historyLength = () => page.evaluate(() => window.history.length);
  await open(page, '/products');
  const before = await historyLength();
  await search(page).pressSequentially('neural api');
  await expect(page).toHaveURL('/products?q=neural+api');
  await expect(search(page)).toBeFocused();
  expect(await historyLength()).toBe(before);
  await page.getByRole('button', { name: 'AI Solutions' }).dblclick();
  await expect(page).toHaveURL('/products?category=ai-solutions&q=neural+api');
  expect(await historyLength()).toBe(before + 1);
  await page.getByLabel('Sort by').selectOption('Price, lowest first');
  await expect(page).toHaveURL('/products?category=ai-solutions&q=neural+api&sort=price-asc');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/products?q=neural+api');
  await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
});

test('typing in the middle of a text keeps the caret, and announces the count', {
  tag: ['@PRD-2', '@PRD-5'],
}, async ({ page }) => {
  await recordAnnouncements(page);
  await open(page, '/products');
  await search(page).pressSequentially('nral');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('eu');
  await expect(search(page)).toHaveValue('neural');
  await expect(page).toHaveURL('/products?q=neural');
  await expect.poll(async () => (await takeAnnouncements(page)).at(-1)).toBe('1 product');
});

test('a press anywhere on a card opens its product', { tag: '@PRD-4' }, async ({ page }) => {
  await open(page, '/products?sort=name');
  const card = page.getByRole('article').nth(1);
  const name = await card.getByRole('heading').textContent();
  await card.click({ position: { x: 30, y: 30 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test('without results one button clears filter and search, and Back restores them', {
  tag: ['@PRD-3', '@PRD-5'],
}, async ({ page }) => {
  await open(page, '/products?category=data-solutions&q=zzzz&sort=price-desc');
  await expect(nothingFound(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters and search' }).click();
  await expect(page.getByRole('article')).toHaveCount(products.length);
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL('/products?sort=price-desc');
  await page.goBack();
  await expect(nothingFound(page)).toBeVisible();
});

test('a comparison starts at a card and grows by keyboard, with its heading focused', {
  tag: ['@CMP-1', '@A11-1'],
}, async ({ page }) => {
  const compared = page.getByRole('columnheader');
  const title = page.getByRole('heading', { level: 1 });
  await open(page, '/products');
  await page.getByRole('article').nth(1).getByRole('link', { name: 'Compare' }).click();
  await expect(title).toHaveText('Compare products');
  await expect(page).toHaveURL('/products/compare?ids=2');
  for (const id of [1, 6]) {
    await page
      .getByRole('region')
      .getByRole('link', { name: productName(id) })
      .press('Enter');
    await expect(compared.filter({ hasText: productName(id) })).toBeVisible();
    await expect(title).toBeFocused();
  }
  await page.getByRole('link', { name: `Remove ${productName(2)} from the comparison` }).click();
  await expect(compared.filter({ hasText: productName(2) })).toHaveCount(0);
  await expect(page).toHaveURL('/products/compare?ids=1,6');
});
