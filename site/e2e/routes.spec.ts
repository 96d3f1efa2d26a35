import { products } from '@loomwright/catalogue';
import { company } from '@loomwright/content';
import type { Page } from 'playwright/test';
import { hold, recordAnnouncements, takeAnnouncements, twoFrames } from './support/observe.ts';
import {
  codeOf,
  mainLink,
  open,
  openWithStoppedClock,
  scrollTo,
  scrollYOf,
  waitUntilHydrated,
} from './support/site.ts';
import { expect, test, withMotion } from './support/site-test.ts';

test.use(withMotion);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a link sets title, focus and scroll position, and is announced once', {
  tag: ['@RTE-3', '@PDP-1', '@SEO-1'],
}, async ({ page }) => {
  await recordAnnouncements(page);
  await openWithStoppedClock(page, '/');
  /** Advances in steps, because a timer that an effect starts may fire one step late. */
  const pass = async () => {
    for (const ms of [100, 300, 1000, 2000]) await page.clock.runFor(ms);
  };

  await test.step('a page that is shown at once', async () => {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await takeAnnouncements(page);
    await mainLink(page, 'Products').click();
    await expect(heading(page, 'Products')).toBeFocused();
    await expect(page).toHaveTitle(`Products · ${company.name}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/products$/);
    expect(await scrollYOf(page)).toBe(0);
    await pass();
    expect(await takeAnnouncements(page)).toEqual([`Products · ${company.name}`]);
  });

  await test.step('a page that loads first', async () => {
    await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
    await expect(page.getByText('Loading the product…')).toBeVisible();
    await expect(page).toHaveTitle(`AI Chatbot Integration · ${company.name}`);
    await pass();
    await expect(heading(page, 'AI Chatbot Integration')).toBeFocused();
    expect(await takeAnnouncements(page)).toContain(`AI Chatbot Integration · ${company.name}`);
  });
});

test('Back, Forward and a reload restore title and scroll position', {
  tag: '@RTE-3',
}, async ({ page }) => {
  await open(page, '/products');
  const link = page.getByRole('link', { name: 'Customer Insight Platform' });
  await link.scrollIntoViewIfNeeded();
  const place = await scrollYOf(page);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await expect(heading(page, 'Customer Insight Platform')).toBeFocused();
  await scrollTo(page, 120);
  await page.goBack();
  await expect.poll(() => scrollYOf(page)).toBe(place);
  await expect(page).toHaveTitle(`Products · ${company.name}`);
  await page.goForward();
  await expect.poll(() => scrollYOf(page)).toBe(120);
  await expect(page).toHaveTitle(`Customer Insight Platform · ${company.name}`);

  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(() => scrollYOf(page)).toBe(120);
  await open(page, '/cart');
  await page.goBack();
  await waitUntilHydrated(page);
  await expect.poll(() => scrollYOf(page)).toBe(120);
});

test('a page stays until the next one’s code has loaded, and the latest link wins', {
  tag: '@RTE-3',
}, async ({ page }) => {
  const code = await hold(page, codeOf('pages/products/products-page.tsx'));
  await open(page, '/');
  await mainLink(page, 'Products').click();
  await expect(page).toHaveURL('/products');
  await expect(heading(page, 'Intelligent AI')).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await mainLink(page, 'Contact').click();
  await expect(heading(page, 'Contact')).toBeFocused();
  code.release();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await twoFrames(page);
  await expect(heading(page, 'Contact')).toBeFocused();
  await expect(page).toHaveURL('/contact');
});

test('a link opened in a new tab leaves the page unchanged', { tag: '@RTE-3' }, async ({ context, page }) => {
  await open(page, '/contact');
  const opened = context.waitForEvent('page');
  await mainLink(page, 'Products').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/products');
  await expect(page).toHaveURL('/contact');
  await expect(heading(page, 'Contact')).toBeVisible();
});

test('the skip link is first and leads to the content', { tag: '@A11-1' }, async ({ page }) => {
  await open(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a change of the query alone keeps scroll position and focus, also by Back', {
  tag: '@RTE-3',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/products');
  const filter = page.getByRole('button', { name: 'AI Solutions' });
  const place = Math.round((await filter.boundingBox())?.y ?? 0) - 300;
  await scrollTo(page, place);
  await filter.click();
  await expect(page.getByRole('article')).toHaveCount(
    products.filter(({ category }) => category === 'AI Solutions').length,
  );
  await expect(filter).toBeFocused();
  expect(await scrollYOf(page)).toBe(place);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(products.length);
  expect(await scrollYOf(page)).toBe(place);
  await expect(filter).toBeFocused();
});

test('hovering over a link preloads its page', { tag: '@RTE-4' }, async ({ page }) => {
  const code = await hold(page, codeOf('pages/products/products-page.tsx'));
  await open(page, '/');
  expect(code.isRequested()).toBe(false);
  // Retried, because the page watches its links only once it is idle.
  await expect(async () => {
    await page.mouse.move(0, 400);
    await mainLink(page, 'Products').hover();
    expect(code.isRequested()).toBe(true);
  }).toPass();
  code.release();
});
