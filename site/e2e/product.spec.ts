import type { Page } from 'playwright/test';
import { notice, open, openFrozen, productNames, storedLines } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity', exact: true });
const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('[PDP-1] by a link: loading for 300 ms, then the product', async ({ page }) => {
  await openFrozen(page, '/products');
  await page.getByRole('link', { name: productNames[0] }).click();
  await expect(page.getByText('Loading the product…')).toBeVisible();
  await page.clock.runFor(299);
  await expect(page.getByText('Loading the product…')).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(title(page)).toHaveText(productNames[0]);
  await expect(page.getByText('Loading the product…')).toHaveCount(0);
});

test('[PDP-1] as a document, and by Back, the product is there at once', async ({ page }) => {
  await openFrozen(page, '/products/2');
  await expect(title(page)).toHaveText(productNames[1]);
  await page.getByLabel('Main').getByRole('link', { name: 'Home' }).click();
  await expect(title(page)).toHaveText(/^Intelligent/);
  await page.goBack();
  await expect(title(page)).toHaveText(productNames[1]);
});

test('[PDP-1] an unknown product is not found and leads back', async ({ page, watch }) => {
  watch.expects(answered404);
  for (const id of ['0', '7', '-1', '1.0', '01', 'unknown', 'x%20y', '__proto__']) {
    await open(page, `/products/${id}`);
    await expect(title(page), id).toHaveText('Product not found');
    await expect(page.getByText("The product you're looking for doesn't exist")).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('[PDP-1] an unknown product by a link is loading, then not found, and takes focus', async ({ page }) => {
  await openFrozen(page, '/products');
  await page.evaluate(() => window.history.pushState({ index: 1 }, '', '/products/999'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await expect(title(page)).toHaveText('Product not found');
  await expect(title(page)).toBeFocused();
});

test('[PDP-2] breadcrumb, category, price, description, features and sales', async ({ page }) => {
  await open(page, '/products/1');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Products', productNames[0]]);
  await expect(crumbs.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products');
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText(productNames[0]);
  const main = page.getByRole('main');
  await expect(main.getByText('AI Solutions', { exact: true })).toBeVisible();
  await expect(main.getByText('$29.99', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Description' }).getByRole('listitem')).toHaveCount(4);
  await expect(main.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact');
  await open(page, '/products/6');
  await expect(main.getByText('Free', { exact: true })).toBeVisible();
});

test('[PDP-2] the quantity is a number from 1 to 99 once its field is left', async ({ page }) => {
  await open(page, '/products/1');
  for (const [typed, meant] of [
    ['0', '1'],
    ['-3', '1'],
    ['100', '99'],
    ['999999999', '99'],
    ['abc', '1'],
    ['', '1'],
    ['  7 ', '7'],
    ['2.7', '2'],
    ['1e1', '10'],
    ['٣', '1'],
  ] as const) {
    await quantity(page).fill(typed);
    await quantity(page).blur();
    await expect(quantity(page), `"${typed}"`).toHaveValue(meant);
  }
});

test('[PDP-2] the steps end at 1 and 99', async ({ page }) => {
  await open(page, '/products/1');
  const [less, more] = [
    page.getByRole('button', { name: 'Decrease: Quantity' }),
    page.getByRole('button', { name: 'Increase: Quantity' }),
  ];
  await expect(less).toBeDisabled();
  await more.dblclick();
  await expect(quantity(page)).toHaveValue('3');
  await less.click();
  await expect(quantity(page)).toHaveValue('2');
  await quantity(page).fill('98');
  await more.click();
  await expect(quantity(page)).toHaveValue('99');
  await expect(more).toBeDisabled();
});

test('[PDP-2] [A11-1] stepping to an end with the keyboard keeps the focus', async ({ page }) => {
  await open(page, '/products/1');
  for (const [name, from, key, to] of [
    ['Decrease: Quantity', '2', 'Space', '1'],
    ['Increase: Quantity', '98', 'Enter', '99'],
  ] as const) {
    await quantity(page).fill(from);
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press(key);
    await expect(quantity(page)).toHaveValue(to);
    expect(await page.evaluate(() => document.activeElement?.localName), name).not.toBe('body');
  }
});

test('[PDP-3] adds one, or the chosen quantity, and says so for 2000 ms', async ({ page }) => {
  await openFrozen(page, '/products/1');
  await add(page).click();
  const added = page.getByRole('button', { name: 'Added to Cart!' });
  await expect(added).toBeVisible();
  await page.clock.runFor(1999);
  await expect(added).toBeVisible();
  await page.clock.runFor(1);
  await expect(add(page)).toBeVisible();
  await quantity(page).fill('5');
  await quantity(page).press('Enter');
  await expect(added).toBeVisible();
  await page.clock.runFor(100);
  await expect.poll(() => storedLines(page)).toEqual([[1, 6]]);
});

test('[PDP-3] [CRT-1] a double click adds twice and restarts the time', async ({ page }) => {
  await openFrozen(page, '/products/4');
  await add(page).dblclick();
  await page.clock.runFor(1500);
  await page.getByRole('button', { name: 'Added to Cart!' }).click();
  await page.clock.runFor(1999);
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(add(page)).toBeEnabled();
  await expect.poll(() => storedLines(page)).toEqual([[4, 3]]);
});

test('[PDP-3] a quantity still being typed is the one that is added', async ({ page }) => {
  await open(page, '/products/3');
  await quantity(page).fill('500');
  await add(page).click();
  await expect(notice(page, 'Added 99 × Neural Network API to your cart.')).toBeVisible();
  await expect.poll(() => storedLines(page)).toEqual([[3, 99]]);
  // By now it may have stopped saying so.
  await page.getByRole('button', { name: /^Add(?:ed)? to Cart/ }).click();
  await expect(notice(page, /already holds 99 × Neural Network API/)).toBeVisible();
});

test('[PDP-4] a live product launches its tool, a coming one says why it cannot be bought', async ({
  page,
}) => {
  await open(page, '/products/6');
  const offer = page.getByRole('region', { name: 'Try or Buy' });
  await expect(offer.getByRole('link', { name: 'Launch Tool' })).toHaveAttribute(
    'href',
    '/tools/portfolio-generator',
  );
  await expect(offer.getByRole('button')).toHaveCount(0);
  for (const id of [1, 2, 3, 4, 5]) {
    await open(page, `/products/${id}`);
    const buy = offer.getByRole('button', { name: /buy/i });
    await expect(buy).toBeDisabled();
    await expect(buy).toHaveAccessibleDescription(/is not released yet/);
    await expect(add(page)).toBeEnabled();
  }
});
