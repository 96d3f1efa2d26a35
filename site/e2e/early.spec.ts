import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { heading } from './support/accounts.ts';
import { hold } from './support/observe.ts';
import {
  cartText,
  mainLink,
  notice,
  open,
  openBlank,
  preferencesText,
  readStored,
  scrollTo,
  scrollYOf,
  seed,
  storedLines,
  waitUntilHydrated,
  widths,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** Opens a page whose code is held back; returns how to let it come. */
const openEarly = async (page: Page, path: string) => {
  const entry = await hold(page, /\/assets\/main-/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    entry.release();
    await waitUntilHydrated(page);
    await entry.stop();
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

test('filter, sort order, search and theme chosen before hydration are kept', {
  tag: ['@PRD-5', '@THM-1'],
}, async ({ page }) => {
  let arrive = await openEarly(page, '/products');
  await page.getByRole('button', { name: 'Data Solutions' }).click();
  await arrive();
  await expect(page).toHaveURL('/products?category=data-solutions');

  arrive = await openEarly(page, '/products?category=ai-solutions');
  // Hidden until the category is shown, but a browser may restore it.
  await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
    select.value = 'price-desc';
  });
  await arrive();
  await expect(page).toHaveURL('/products?category=ai-solutions&sort=price-desc');

  arrive = await openEarly(page, '/products');
  await page.getByRole('searchbox').fill('neural');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await arrive();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/products?q=neural');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => readStored(page, 'preferences')).toBe(preferencesText({ theme: 'dark' }));
});

test('a theme ends when another tab clears the storage', { tag: ['@THM-1', '@STO-4'] }, async ({
  context,
  page,
}) => {
  await open(page, '/about');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => readStored(page, 'preferences')).not.toBeNull();
  const other = await context.newPage();
  await openBlank(other);
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
});

test('what is typed into a chart’s search before hydration is found', { tag: '@LAB-1' }, async ({ page }) => {
  test.skip(!has('lab'), 'the lab is left out');
  const arrive = await openEarly(page, '/statecharts/lock');
  await page.getByLabel('Find', { exact: true }).fill('locked');
  await arrive();
  await expect(page.locator('[data-found][data-state="locked"]').first()).toBeAttached();
  await expect(page.getByLabel('Find', { exact: true })).toHaveValue('locked');
});

const search = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

interface Key {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
}

/** Presses a key as a layout names it; whether the browser is left to act on it. */
const isLeft = (page: Page, init: Key, selector = 'body') =>
  page.evaluate(
    ([named, target]) => {
      const event = new KeyboardEvent('keydown', { ...named, bubbles: true, cancelable: true });
      return document.querySelector(target)?.dispatchEvent(event);
    },
    [init, selector] as const,
  );

/** Keys that open the search: Caps Lock, a Cyrillic layout, Dvorak; `/` has no modifier. */
const searchKeys: readonly Key[] = [
  { key: 'K', code: 'KeyK', ctrlKey: true },
  { key: 'л', code: 'KeyK', ctrlKey: true },
  { key: 'k', code: 'KeyV', ctrlKey: true },
  { key: '/', code: 'Digit7', shiftKey: true },
];

for (const width of widths)
  test(`the keys of the search open it before and after hydration, ${width} px wide`, {
    tag: ['@SCH-1', '@BRW-2'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const arrive = await openEarly(page, '/about');
    // The browser does nothing of its own on any of them.
    for (const key of searchKeys) expect(await isLeft(page, key), key.key).toBe(false);
    await arrive();
    await expect(search(page)).toBeFocused();
    for (const key of searchKeys) {
      await page.keyboard.press('Escape');
      await expect(search(page)).toHaveCount(0);
      expect(await isLeft(page, key), key.key).toBe(false);
      await expect(search(page)).toBeFocused();
    }
  });

test('a slash before hydration is left to a field, and to who has switched the key off', {
  tag: ['@BRW-2', '@SCH-1'],
}, async ({ context, page }) => {
  let arrive = await openEarly(page, '/products');
  expect(await isLeft(page, { key: '/' }, 'input[type="search"]')).toBe(true);
  await arrive();
  await seed(context, { preferences: preferencesText({ searchKey: 'off' }) });
  arrive = await openEarly(page, '/about');
  expect(await isLeft(page, { key: '/' })).toBe(true);
  await arrive();
});

test('a link updates the canonical address, and Forward restores the place', {
  tag: ['@SEO-1', '@RTE-3'],
}, async ({ page }) => {
  await open(page, '/');
  await mainLink(page, 'Products').click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/products$/);
  await expect(heading(page)).toHaveText('Products');
  await scrollTo(page, 400);
  await page.goBack();
  await expect(heading(page)).toContainText('Intelligent');
  await mainLink(page, 'Home').focus();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'FAQ' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText(/^Frequently/);
  await page.goBack();
  await expect(heading(page)).toContainText('Intelligent');
  await page.goForward();
  await expect(heading(page)).toHaveText(/^Frequently/);
  expect(await scrollYOf(page)).toBe(0);
});

test('without a network a link leads to the site’s own error page, which tries again', {
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

test('a removed product in a cart has no link, picture or quantity, and fits 320 px', {
  tag: '@CRT-8',
}, async ({ context, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const [line] = JSON.parse(cartText([77, 2])) as [Record<string, unknown>];
  const gone = { ...line, name: 'W'.repeat(200), image: 'https://elsewhere.example/x.png' };
  await seed(context, { cart: JSON.stringify([gone]) });
  await open(page, '/cart');
  const row = page.locator('[data-line="77"]');
  await expect(row).toContainText('No longer available');
  await expect(row.getByRole('link').or(row.getByRole('textbox'))).toHaveCount(0);
  await expect(page.getByText('in your cart. Log in')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('idle work waits for hydration, however soon the page is idle', {
  tag: ['@RTE-5', '@SEO-1'],
}, async ({ context, page }) => {
  // Idle at once: what it started has added to the page while React was still comparing it with the document.
  await page.addInitScript(() => {
    const idle: boolean[] = [];
    let isAlive = false;
    addEventListener('site-hydrated', () => {
      isAlive = true;
    });
    window.requestIdleCallback = (work) => {
      idle.push(isAlive);
      return Number(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 })));
    };
    Object.assign(window, { idle });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await open(page, '/demo');
  const idle = () => page.evaluate(() => (window as unknown as { idle: readonly boolean[] }).idle);
  await expect.poll(async () => (await idle()).length).toBeGreaterThan(0);
  expect(await idle()).not.toContain(false);
});
