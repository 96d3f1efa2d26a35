import type { Page } from 'playwright/test';
import { heading } from './support/accounts.ts';
import { hold } from './support/observe.ts';
import {
  codeOf,
  mainLink,
  notice,
  open,
  preferencesText,
  readStored,
  storedLines,
  waitUntilHydrated,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const openEarly = async (page: Page, path: string) => {
  const entry = await hold(page, codeOf('main.tsx'));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    entry.release();
    await waitUntilHydrated(page);
  };
};

test('a quantity and a press before hydration are added to the cart', { tag: '@PDP-3' }, async ({ page }) => {
  const arrive = await openEarly(page, '/products/2');
  await page.getByLabel('Quantity', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await arrive();
  await expect(notice(page, 'Added 5 × Predictive Analytics Suite to your cart.')).toBeVisible();
  await expect.poll(() => storedLines(page)).toEqual([[2, 5]]);
  expect(new URL(page.url()).search).toBe('');
});

test('a waiting list opened before hydration shows its form', { tag: '@WTL-1' }, async ({ page }) => {
  const arrive = await openEarly(page, '/products/3');
  await page.getByText('Tell me when it’s released').press('Enter');
  await arrive();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('search, sort order and theme chosen before hydration are kept', {
  tag: ['@PRD-5', '@THM-1'],
}, async ({ page }) => {
  const arrive = await openEarly(page, '/products');
  await page.getByRole('searchbox').fill('neural');
  await page.getByLabel('Sort by').selectOption('price-desc');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await arrive();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/products?q=neural&sort=price-desc');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => readStored(page, 'preferences')).toBe(preferencesText({ theme: 'dark' }));
});

/** Key presses with Caps Lock, in a Cyrillic layout, on Dvorak, and on a layout where `/` needs Shift. */
const searchKeys = [
  { key: 'K', code: 'KeyK', ctrlKey: true },
  { key: 'л', code: 'KeyK', ctrlKey: true },
  { key: 'k', code: 'KeyV', ctrlKey: true },
  { key: '/', code: 'Digit7', shiftKey: true },
] as const;

test('the search keys work in every layout before hydration, and after it', {
  tag: ['@SCH-1', '@BRW-2'],
}, async ({ page }) => {
  const search = page.getByRole('combobox', { name: 'Search this site' });
  const arrive = await openEarly(page, '/about');
  const areLeft = await page.evaluate(
    (keys) =>
      keys.map((key) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
        ),
      ),
    searchKeys,
  );
  expect(areLeft).toEqual([false, false, false, false]);
  await arrive();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
});

test('offline, a link shows the site’s own error page with a retry', {
  tag: '@RTE-6',
}, async ({ context, page, watch }) => {
  watch.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|Unable to preload/);
  await open(page, '/');
  await context.setOffline(true);
  await mainLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Contact');
});
