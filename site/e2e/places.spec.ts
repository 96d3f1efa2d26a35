import { company } from '@loomwright/content';
import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { member, seedUser } from './support/accounts.ts';
import { hold, twoFrames } from './support/observe.ts';
import { settleFont } from './support/shifts.ts';
import {
  cartText,
  heightOf,
  isBuilt,
  mainLink,
  open,
  quantityOf,
  scrollTo,
  scrollYOf,
  waitUntilHydrated,
} from './support/site.ts';
import { expect, test, withMotion } from './support/site-test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a link to a section of the open page scrolls to it, after a query too', {
  tag: ['@RTE-3', '@FTR-1'],
}, async ({ page }) => {
  await open(page, '/services?utm_source=newsletter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI Chatbots & Assistants' }).click();
  await expect(page).toHaveURL('/services#chatbot');
  await expect(page.locator('#chatbot')).toBeInViewport();
  await expect(page.locator('#chatbot-title')).toBeInViewport();
});

test('Back from another document restores the place that a filter kept', {
  tag: ['@RTE-3', '@PRD-5'],
}, async ({ page }) => {
  await open(page, '/products');
  await scrollTo(page, 300);
  await page.getByRole('button', { name: 'AI Solutions' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const place = await scrollYOf(page);
  expect(place).toBeGreaterThan(100);
  await open(page, '/terms');
  await page.goBack();
  await waitUntilHydrated(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect.poll(() => scrollYOf(page)).toBe(place);
});

test('Back and a reload restore the place in a list that is read first', {
  tag: '@RTE-3',
}, async ({ context, page }) => {
  const at = Date.UTC(2026, 10, 2, 12);
  const entries = Array.from({ length: 100 }, (_, place) => ({
    kind: 'session',
    text: `Logged in for the ${place}th time.`,
    at: at + place * 60_000,
  }));
  const line = { id: 1, name: 'AI Chatbot Integration', price: 29.99, quantity: 1 };
  const requests = Array.from({ length: 30 }, (_, place) => ({
    id: place + 1,
    at: at + place * 60_000,
    lines: [line],
    totalCents: 2999,
    status: 'sent',
  }));
  await seedUser(context, member, {
    activity_1: JSON.stringify(entries),
    quotes_1: JSON.stringify(requests),
  });
  for (const [path, last] of [
    ['/activity', page.getByText('Logged in for the 99th time.')],
    ['/orders', page.getByRole('heading', { name: 'Quote request 1', exact: true })],
  ] as const)
    await test.step(path, async () => {
      await open(page, path);
      await expect(last).toBeAttached();
      await scrollTo(page, 1500);
      await mainLink(page, 'Contact').click();
      await expect(heading(page, 'Contact')).toBeFocused();
      await page.goBack();
      await expect(last).toBeAttached();
      await expect.poll(() => scrollYOf(page)).toBe(1500);
      await page.reload();
      await expect(last).toBeAttached();
      await twoFrames(page);
      expect(await scrollYOf(page)).toBe(1500);
    });
});

test('a reload keeps the place in a cart, however much of the page the cart makes', {
  tag: ['@RTE-3', '@CRT-4'],
}, async ({ context, page }) => {
  const cart = cartText([1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1]);
  await seedUser(context, member, { cart_1: cart });
  const isRead = () => expect(quantityOf(page, 'Portfolio Generator')).toBeAttached();
  for (const width of samples([360, 1280, 768], 1))
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: heightOf(width) });
      await open(page, '/cart');
      await isRead();
      await settleFont(page);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      // In the middle the footer of the waiting page is in view, near the end the waiting page is too short. Not at the very
      // end: until the font has come, the page may be a line shorter.
      for (const y of [Math.floor(end / 2), end - 60]) {
        await scrollTo(page, y);
        const script = await hold(page, /\/assets\/account-repository-/);
        await page.reload();
        await waitUntilHydrated(page);
        await twoFrames(page);
        expect(await scrollYOf(page), 'while it is read').toBe(y);
        script.release();
        await isRead();
        await twoFrames(page);
        expect(await scrollYOf(page)).toBe(y);
        await script.stop();
      }
    });
});

test('a reload keeps place and focus where a page shows more than its document', {
  tag: ['@RTE-3', '@deep'],
}, async ({ page }) => {
  for (const [path, shown] of [
    ['/products/compare?ids=1,2,3', page.getByRole('table')],
    ['/statecharts?live', page.getByRole('button', { name: 'Close' })],
    ['/statecharts/form?source', page.getByRole('region', { name: /^Source of/ })],
    ['/statecharts/form?simulate', page.getByRole('button', { name: 'Restart' })],
    ['/documentation?q=a', page.getByRole('main').getByText(/^The best \d+ of/)],
  ] as const)
    await test.step(path, async () => {
      if (!isBuilt(path)) return;
      await open(page, path);
      await expect(shown).toBeVisible();
      await scrollTo(page, 900);
      await page.reload();
      await waitUntilHydrated(page);
      await expect(shown).toBeAttached();
      await twoFrames(page);
      expect(await scrollYOf(page)).toBe(900);
      await expect(page.locator(':focus')).toHaveCount(0);
    });
});

test('an address of a section of a member’s page leads there', {
  tag: ['@RTE-3', '@NAV-7', '@FTR-1'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  await page.setViewportSize({ width: 360, height: 640 });
  const place = async () => Math.round((await page.locator('#password').boundingBox())?.y ?? Number.NaN);
  await open(page, '/profile#password');
  await expect(heading(page, 'Your profile')).toBeAttached();
  await expect.poll(place).toBeLessThan(120);
  // A font that comes late may move what is above the section.
  await settleFont(page);
  const y = await scrollYOf(page);
  // An address that was loaded, and left before anything was scrolled.
  await page.evaluate(() => history.replaceState(null, ''));
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(() => scrollYOf(page)).toBe(y);
});

test('Back restores its place whatever is scrolled while it waits for code', {
  tag: '@RTE-3',
}, async ({ page }) => {
  await open(page, '/terms');
  await scrollTo(page, 700);
  await mainLink(page, 'About').click();
  await expect(heading(page, 'About us')).toBeFocused();
  // The code of the page before is not loaded again.
  await page.reload();
  await waitUntilHydrated(page);
  const code = await hold(page, /\/assets\/terms-page-/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/terms');
  await scrollTo(page, 200);
  code.release();
  await expect(heading(page, 'Terms')).toBeFocused();
  await expect.poll(() => scrollYOf(page)).toBe(700);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the latest link wins also while the page before begins to fade in', {
    tag: '@RTE-3',
  }, async ({ page }) => {
    await open(page, '/');
    // Loads its page; the other one is not loaded yet, and has no transition.
    let isLoaded = false;
    page.on('requestfinished', (request) => {
      isLoaded ||= /\/products-page-.*\.js$/.test(request.url());
    });
    // Links are followed once the page is idle: until then the pointer comes in vain.
    await expect(async () => {
      await page.mouse.move(0, 400);
      await mainLink(page, 'Products').hover();
      expect(isLoaded).toBe(true);
    }).toPass();
    await twoFrames(page);
    await page.evaluate(() => {
      for (const path of ['/products', '/about'])
        document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    });
    await expect(page).toHaveURL('/about');
    await expect(heading(page, 'About us')).toBeFocused();
    await expect(page).toHaveTitle(`About us · ${company.name}`);
  });
});
