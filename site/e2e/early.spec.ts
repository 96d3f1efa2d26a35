import type { Page } from 'playwright/test';
import { hold } from './support/observe.ts';
import {
  cartText,
  notice,
  open,
  readStored,
  scrollTo,
  scrollYOf,
  seed,
  storedLines,
  waitUntilAlive,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const holdEntry = (page: Page) => hold(page, /\/assets\/main-/);

test('[PDP-3] a press of Add to Cart before the page is alive counts, with the quantity typed', async ({
  page,
}) => {
  const entry = await holdEntry(page);
  await page.goto('/products/2', { waitUntil: 'commit' });
  await page.getByLabel('Quantity', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await entry.release();
  await expect(notice(page, 'Added 5 × Predictive Analytics Suite to your cart.')).toBeVisible();
  await expect.poll(() => storedLines(page)).toEqual([[2, 5]]);
  expect(new URL(page.url()).search).toBe('');
});

test('[PRD-5] what is typed, chosen and pressed before the catalogue is alive counts', async ({ page }) => {
  const entry = await holdEntry(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('neural');
  await entry.release();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/products?q=neural');

  const again = await holdEntry(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Data Solutions' }).click();
  await again.release();
  await expect(page).toHaveURL('/products?category=data-solutions');
});

test('[THM-1] a theme chosen before the page is alive is kept', async ({ page }) => {
  const entry = await holdEntry(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Dark' }).check();
  await entry.release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(() => readStored(page, 'preferences'))
    .toBe('{"theme":"dark","background":"on","embeds":"ask"}');
});

test('[THM-1] [STO-4] preferences cleared in another tab are cleared here', async ({ context, page }) => {
  await open(page, '/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect
    .poll(() => readStored(page, 'preferences'))
    .toBe('{"theme":"dark","background":"on","embeds":"ask"}');
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
});

test('[RTE-6] without a network a page that is not here yet is an error page of ours, and Try again works', async ({
  context,
  page,
  watch,
}) => {
  watch.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  await open(page, '/');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
});

test('[NFD-1] Go Back leads home where there is nothing to go back to', async ({ context, watch }) => {
  const page = await context.newPage();
  watch.expects(/404/);
  await page.goto('/nope');
  await waitUntilAlive(page);
  const length = await page.evaluate(() => window.history.length);
  await page.getByRole('button', { name: 'Go Back' }).click();
  // A tab of a test begins on a blank page, which is something to go back to.
  if (length === 1) await expect(page).toHaveURL('/');
  else await expect(page).toHaveURL('about:blank');
});

test('[RTE-3] Forward does not scroll a page to where another one was', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  await scrollTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Intelligent');
  await bar.getByRole('link', { name: 'Home' }).focus();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Blog' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(await scrollYOf(page)).toBe(0);
});

test('[CRT-8] a product that is gone has no link, no picture and no quantity, and fits a narrow screen', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const [line] = JSON.parse(cartText([77, 2])) as [Record<string, unknown>];
  const gone = { ...line, name: 'W'.repeat(200), image: 'https://elsewhere.example/x.png' };
  await seed(context, { cart: JSON.stringify([gone]) });
  await open(page, '/cart');
  const row = page.locator('[data-line="77"]');
  await expect(row).toContainText('No longer available');
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(row.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('items wait')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('[SEO-1] the canonical address follows client navigation', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/products$/);
});
