import type { Page } from 'playwright/test';
import { field } from './support/accounts.ts';
import { findViolations } from './support/axe.ts';
import { open, openWithStoppedClock, productName, storedLines } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity', exact: true });
const add = (page: Page) => page.getByRole('button', { name: /^Add(?:ed)? to Cart/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('Back shows a product at once, a link after a moment', { tag: '@PDP-1' }, async ({ page }) => {
  await openWithStoppedClock(page, '/products/2');
  await page.getByLabel('Main').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(title(page)).toHaveText('Products');
  await page.goBack();
  await expect(title(page)).toHaveText(productName(2));
  await page.goForward();
  await page.getByRole('link', { name: productName(1) }).click();
  await expect(page.getByText('Loading the product…')).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(title(page)).toHaveText(productName(1));
});

test('a double click adds twice, and a typed quantity is added', {
  tag: ['@PDP-3', '@CRT-1'],
}, async ({ page }) => {
  await open(page, '/products/3');
  await add(page).dblclick();
  await expect.poll(() => storedLines(page)).toEqual([[3, 2]]);
  await quantity(page).fill('5');
  await quantity(page).press('Enter');
  await expect.poll(() => storedLines(page)).toEqual([[3, 7]]);
});

test('once the card is out of view, a bar shows price and button', { tag: '@PDP-2' }, async ({ page }) => {
  await open(page, '/products/1');
  const bar = page.getByRole('region', { name: `Get ${productName(1)}` });
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Related products' }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('$29.99');
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => storedLines(page)).toEqual([[1, 1]]);
});

test.describe('while its document arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('on a narrow screen buying waits for the drawing above it', {
    tag: ['@RTE-5', '@PDP-2', '@deep'],
  }, async ({ page, request }) => {
    const html = await (await request.get('/products/1')).text();
    const body = html.slice(0, html.indexOf('</figcaption'));
    await page.route('/products/1', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/products/1');
    await expect(title(page)).toBeVisible();
    const buying = page.getByRole('heading', { name: 'Try or Buy', includeHidden: true });
    await expect(buying).toBeAttached();
    await expect(buying).toBeHidden();
  });
});

test('a waiting list opens by keyboard, accepts an address and offers another', {
  tag: ['@WTL-1', '@FRM-1', '@FRM-3'],
}, async ({ page }) => {
  const list = page.getByText('Tell me when it’s released');
  const region = page.getByRole('group').filter({ has: list });
  await open(page, '/products/3');
  await list.press('Enter');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Email').press('Enter');
  await expect(region.getByText('ada@example.com is on the list for Neural Network API.')).toBeVisible();
  await region.getByRole('button', { name: 'Add another address' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});
