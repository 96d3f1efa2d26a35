import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { hold } from './support/observe.ts';
import {
  cartText,
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
} from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

const holdEntry = (page: Page) => hold(page, /\/assets\/main-/);

test('text, choices, keys and presses before hydration count; a theme chosen this way ends when another tab clears storage', {
  tag: ['@PDP-3', '@PRD-5', '@SCH-1', '@THM-1', '@STO-4', '@LAB-1'],
}, async ({ context, page }) => {
  await test.step('a product: the typed quantity is added', async () => {
    const entry = await holdEntry(page);
    await page.goto('/products/2', { waitUntil: 'commit' });
    await page.getByLabel('Quantity', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    entry.release();
    await expect(notice(page, 'Added 5 × Predictive Analytics Suite to your cart.')).toBeVisible();
    await expect.poll(() => storedLines(page)).toEqual([[2, 5]]);
    expect(new URL(page.url()).search).toBe('');
    await entry.stop();
  });

  await test.step('the catalogue: a filter', async () => {
    const entry = await holdEntry(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Data Solutions' }).click();
    entry.release();
    await expect(page).toHaveURL('/products?category=data-solutions');
    await entry.stop();
  });

  await test.step('the catalogue: an order, beside the category of the address', async () => {
    const entry = await holdEntry(page);
    await page.goto('/products?category=ai-solutions', { waitUntil: 'commit' });
    // Hidden until the category is shown, but a browser may restore it.
    await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
      select.value = 'price-desc';
    });
    entry.release();
    await expect(page).toHaveURL('/products?category=ai-solutions&sort=price-desc');
    await entry.stop();
  });

  for (const width of [1280, 360])
    await test.step(`the key of the search, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const entry = await holdEntry(page);
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.keyboard.press('Control+k');
      entry.release();
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      await entry.stop();
    });

  await test.step('a chart: what to find in it', async () => {
    if (!has('lab')) return;
    const entry = await holdEntry(page);
    await page.goto('/statecharts/lock', { waitUntil: 'commit' });
    await page.getByLabel('Find', { exact: true }).fill('locked');
    entry.release();
    await expect(page.locator('[data-found][data-state="locked"]').first()).toBeAttached();
    await expect(page.getByLabel('Find', { exact: true })).toHaveValue('locked');
    await entry.stop();
  });

  await test.step('the catalogue: a search and a theme', async () => {
    const entry = await holdEntry(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('neural');
    await page.getByRole('radio', { name: 'Dark' }).check();
    entry.release();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL('/products?q=neural');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => readStored(page, 'preferences')).toBe(preferencesText({ theme: 'dark' }));
    await entry.stop();
  });

  await test.step('cleared in another tab', async () => {
    const other = await context.newPage();
    // Any address of the origin works.
    await openBlank(other);
    await other.evaluate(() => localStorage.clear());
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  });
});

/** Keys that open the search, by how layouts name them; `/` has no modifier. */
const searchKeys = [
  { name: 'Caps Lock', key: 'K', code: 'KeyK', ctrlKey: true },
  { name: 'a Cyrillic layout', key: 'л', code: 'KeyK', ctrlKey: true },
  { name: 'Dvorak', key: 'k', code: 'KeyV', ctrlKey: true },
  { name: 'the slash', key: '/', code: 'Digit7', shiftKey: true },
] as const;
for (const { name, ...init } of searchKeys)
  test(`pressed before and after hydration with ${name}, the search’s key is the site’s`, {
    tag: ['@SCH-1', '@BRW-2'],
  }, async ({ page }) => {
    const press = () =>
      page.evaluate(
        (named) =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { ...named, bubbles: true, cancelable: true }),
          ),
        init,
      );
    const search = page.getByRole('combobox', { name: 'Search this site' });
    const entry = await holdEntry(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser does nothing of its own on it.
    expect(await press()).toBe(false);
    entry.release();
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    expect(await press()).toBe(false);
    await expect(search).toBeFocused();
  });

test('a slash before hydration is left to fields, and to those who switched it off', {
  tag: ['@BRW-2', '@SCH-1'],
}, async ({ context, page }) => {
  const isLeft = (selector: string) =>
    page.evaluate((name) => {
      const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
      return document.querySelector(name)?.dispatchEvent(event);
    }, selector);
  const entry = await holdEntry(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await isLeft('input[type="search"]')).toBe(true);
  await seed(context, {
    preferences: preferencesText({ searchKey: 'off' }),
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isLeft('body')).toBe(true);
  entry.release();
});

test('client navigation updates the canonical address, Forward restores each page’s own scroll position, and offline the site’s own error page retries', {
  tag: ['@SEO-1', '@RTE-3', '@RTE-6'],
}, async ({ context, page, watch }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/');

  await test.step('the canonical address', async () => {
    await bar.getByRole('link', { name: 'Products' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/products$/);
    await expect(heading).toHaveText('Products');
  });

  await test.step('Forward', async () => {
    await scrollTo(page, 400);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(heading).toContainText('Intelligent');
    await bar.getByRole('link', { name: 'Home' }).focus();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Blog' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(heading).toHaveText('Blog');
    await page.goBack();
    await expect(heading).toContainText('Intelligent');
    await page.goForward();
    await expect(heading).toHaveText('Blog');
    expect(await scrollYOf(page)).toBe(0);
  });

  await test.step('offline', async () => {
    watch.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
    await context.setOffline(true);
    await bar.getByRole('link', { name: 'Contact' }).click();
    await expect(heading).toHaveText('This page could not be loaded');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('Contact');
  });
});

test('a removed product in a cart has no link, picture or quantity, and fits a narrow screen; Go Back leads home where the history is empty', {
  tag: ['@CRT-8', '@NFD-1'],
}, async ({ context, page, watch }) => {
  await test.step('a product', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const [line] = JSON.parse(cartText([77, 2])) as [Record<string, unknown>];
    const gone = { ...line, name: 'W'.repeat(200), image: 'https://elsewhere.example/x.png' };
    await seed(context, { cart: JSON.stringify([gone]) });
    await open(page, '/cart');
    const row = page.locator('[data-line="77"]');
    await expect(row).toContainText('No longer available');
    await expect(row.getByRole('link')).toHaveCount(0);
    await expect(row.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByText('in your cart. Log in')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await test.step('an address', async () => {
    watch.expects(answered404);
    // A test's tab begins on a blank page, which is a page to go back to; a tab opened by a page does not.
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/nope', '_blank', 'noopener'));
    const tab = await opened;
    await tab.waitForURL('/nope');
    await waitUntilHydrated(tab);
    expect(await tab.evaluate(() => window.history.length)).toBe(1);
    await tab.getByRole('button', { name: 'Go Back' }).click();
    await expect(tab).toHaveURL('/');
  });
});

test('what starts when the page is idle waits until the page is alive, however soon it is idle', {
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
