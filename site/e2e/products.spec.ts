import type { Page } from 'playwright/test';
import { recordAnnouncements, takeSaid } from './support/observe.ts';
import { open, openFrozen, productNames } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const namesOf = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const historyLength = (page: Page) => page.evaluate(() => window.history.length);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });

test('[PRD-1] six products with their prices, one of them free and live', async ({ page }) => {
  await open(page, '/products');
  expect(await namesOf(page)).toEqual(productNames);
  const cards = page.getByRole('article');
  for (const [place, price] of ['$29.99', '$49.99', '$39.99', '$24.99', '$34.99', 'Free'].entries()) {
    await expect(cards.nth(place).getByText(price, { exact: true })).toBeVisible();
    await expect(cards.nth(place).getByText(place === 5 ? 'Live' : 'Coming soon')).toBeVisible();
  }
});

test('[PRD-2] filters, search without case and accents, and both combined', async ({ page }) => {
  await open(page, '/products');
  const filters = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(filters).toHaveText(['All', 'AI Solutions', 'Data Solutions', 'Business Solutions']);
  await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Business Solutions' }).click();
  await expect.poll(() => namesOf(page)).toEqual([productNames[3], productNames[5]]);
  await expect(filters.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await search(page).fill('PÖRTFÓLIO');
  await expect.poll(() => namesOf(page)).toEqual(['Portfolio Generator']);
  await page.getByRole('button', { name: 'All' }).click();
  await search(page).fill('hands over to a person');
  await expect.poll(() => namesOf(page)).toEqual([productNames[0]]);
});

test('[PRD-3] nothing found says so, and one button clears filter and search', async ({ page }) => {
  await open(page, '/products?category=data-solutions&q=portfolio&sort=name');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search term')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters and search' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL('/products?sort=name');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
});

test('[PRD-4] every card leads to its page, wherever it is pressed', async ({ page }) => {
  await open(page, '/products');
  for (const [place, name] of productNames.entries())
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/products/${place + 1}`);
  await page
    .getByRole('article')
    .nth(1)
    .click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL('/products/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productNames[1]);
});

test('[PRD-5] typing replaces the address, a filter is an entry of its own', async ({ page }) => {
  await open(page, '/products');
  const before = await historyLength(page);
  await search(page).pressSequentially('neural api');
  await expect(page).toHaveURL('/products?q=neural+api');
  await expect(search(page)).toBeFocused();
  expect(await historyLength(page)).toBe(before);
  await page.getByRole('button', { name: 'AI Solutions' }).dblclick();
  await expect(page).toHaveURL('/products?category=ai-solutions&q=neural+api');
  expect(await historyLength(page)).toBe(before + 1);
  await page.getByLabel('Sort by').selectOption('Price, lowest first');
  await expect(page).toHaveURL('/products?category=ai-solutions&q=neural+api&sort=price-asc');
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('featured');
  await page.goBack();
  await expect(page).toHaveURL('/products?q=neural+api');
  await expect(search(page)).toHaveValue('neural api');
  await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
});

test('[PRD-5] typing in the middle of the words keeps the cursor there', async ({ page }) => {
  await open(page, '/products');
  await search(page).pressSequentially('nral');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('eu');
  await expect(search(page)).toHaveValue('neural');
  await expect(page).toHaveURL('/products?q=neural');
});

test('[PRD-5] an address with a query shows its results and sorts them', async ({ page }) => {
  await open(page, '/products?sort=price-desc&category=ai-solutions');
  await expect.poll(() => namesOf(page)).toEqual(['Neural Network API', 'AI Chatbot Integration']);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-desc');
  await expect(page.getByText('2 products', { exact: true })).toBeVisible();
});

test('[PRD-5] hostile values fall back to the default', async ({ page }) => {
  for (const query of [
    'category=%3Cscript%3Ealert(1)%3C/script%3E&sort=__proto__',
    'category=constructor&sort=constructor&q=',
    'category=&q=&sort=',
    'category=ai-solutions%00&sort=name%00',
    'utm_source=letter&x[]=1&%ff=%fe',
    '?&&==&category',
  ]) {
    await open(page, `/products?${query}`);
    await expect(page.getByRole('article'), query).toHaveCount(6);
    await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('Sort by')).toHaveValue('featured');
    await expect.poll(() => namesOf(page)).toEqual(productNames);
  }
});

test('[PRD-5] hostile search texts are texts', async ({ page }) => {
  await open(page, `/products?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(search(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await open(page, `/products?q=${'a'.repeat(5000)}`);
  await expect(search(page)).toHaveValue('a'.repeat(100));
  await open(page, '/products?q=%ED%A0%80%ff%00');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await search(page).fill('(.*+[\\');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
});

test('[PRD-5] the number of results is said once typing has settled', async ({ page }) => {
  await recordAnnouncements(page);
  await openFrozen(page, '/products');
  await takeSaid(page);
  await search(page).pressSequentially('neural');
  await page.clock.runFor(399);
  expect(await takeSaid(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await takeSaid(page)).toEqual(['1 product']);
  await search(page).fill('nothing like it');
  await page.clock.runFor(400);
  expect(await takeSaid(page)).toEqual(['No products found']);
});
