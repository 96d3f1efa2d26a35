import type { Page } from 'playwright/test';
import { member, seedUser } from './support/accounts.ts';
import { hold, twoFrames } from './support/observe.ts';
import { settleFont } from './support/shifts.ts';
import {
  cartText,
  codeOf,
  mainLink,
  open,
  quantityOf,
  scrollTo,
  scrollYOf,
  waitUntilHydrated,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('Back and a reload restore the scroll position after a list is read', {
  tag: '@RTE-3',
}, async ({ context, page }) => {
  const entries = Array.from({ length: 100 }, (_, place) => ({
    kind: 'session',
    text: `Logged in for the ${place}th time.`,
    at: Date.UTC(2026, 10, 2, 12, place),
  }));
  await seedUser(context, member, { activity_1: JSON.stringify(entries) });
  const last = page.getByText('Logged in for the 99th time.');
  await open(page, '/activity');
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

test('a reload keeps the scroll position near the end of a cart while it is read', {
  tag: ['@RTE-3', '@CRT-4'],
}, async ({ context, page }) => {
  const cart = cartText([1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1]);
  await seedUser(context, member, { cart_1: cart });
  await page.setViewportSize({ width: 360, height: 740 });
  const isRead = () => expect(quantityOf(page, 'Portfolio Generator')).toBeAttached();
  await open(page, '/cart');
  await isRead();
  await settleFont(page);
  // Not at the very end, because the page may be a line shorter before the font loads.
  const y = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - 60);
  await scrollTo(page, y);
  const script = await hold(page, codeOf('adapters/account-repository.ts'));
  await page.reload();
  await waitUntilHydrated(page);
  await twoFrames(page);
  expect(await scrollYOf(page), 'while it is read').toBe(y);
  script.release();
  await isRead();
  await twoFrames(page);
  expect(await scrollYOf(page)).toBe(y);
});

test('a hash scrolls to its section on a member’s page', {
  tag: ['@RTE-3', '@NAV-7', '@FTR-1'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/profile#password');
  await expect(heading(page, 'Your profile')).toBeAttached();
  await expect
    .poll(async () => (await page.locator('#password').boundingBox())?.y ?? Number.NaN)
    .toBeLessThan(120);
});
