import { samples } from '@loomwright/machine-testing';
import { accountButton, member, userText } from './support/accounts.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { openLate, settle, settleFont } from './support/shifts.ts';
import {
  cartText,
  codeOf,
  heightOf,
  open,
  replaceStorage,
  scrollTo,
  waitUntilHydrated,
} from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

const user = userText(member);
const arrivals = [
  ['/', 360, {}],
  ['/dashboard', 1280, { user }],
  ['/cart', 360, { user, cart_1: cartText([1, 2], [3, 99]) }],
  ['/products?category=ai-solutions', 1280, {}],
  ['/products/1', 360, { user }],
  ['/dashboard', 1280, {}],
  ['/login', 360, { user }],
  ['/admin-dashboard', 1280, { user }],
  ['/demo', 360, {}],
  ['/contact', 1280, {}],
  ['/no/such/page', 360, { user }],
] as const satisfies readonly (readonly [string, number, Record<string, string>])[];

test('late code, font and session shift nothing on a page', {
  tag: ['@RTE-5', '@NAV-7', '@DSH-2'],
}, async ({ page, watch }) => {
  test.slow();
  watch.expects(answered404);
  await recordShifts(page);
  for (const [path, width, stored] of samples(arrivals, 4))
    await test.step(`${path}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: heightOf(width) });
      await replaceStorage(page, stored);
      await openLate(page, path, async () => {
        if ('user' in stored) await expect(accountButton(page, member.name)).toBeVisible();
      });
      await settle(page);
      expect.soft(await shiftsOf(page)).toEqual([]);
    });
});

test('the layout-shift recorder detects a shift', { tag: '@RTE-5' }, async ({ page }) => {
  await recordShifts(page);
  await open(page, '/faq');
  await settleFont(page);
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr')));
  await page.evaluate(() => {
    const rule = document.querySelector<HTMLElement>('hr');
    if (rule) rule.style.height = '200px';
  });
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
});

test('without a stored cart, the cart page is complete before hydration', { tag: '@CRT-4' }, async ({
  page,
}) => {
  const script = await hold(page, codeOf('main.tsx'));
  await page.goto('/cart', { waitUntil: 'commit' });
  const text = page.getByText('Your cart is empty');
  await expect(text).toBeVisible();
  await expect(page.getByText('Loading your cart…')).toBeHidden();
  await page.evaluate(() => document.querySelector('main section')?.setAttribute('data-early', ''));
  await twoFrames(page);
  script.release();
  await waitUntilHydrated(page);
  await expect(text).toBeVisible();
  await expect(page.locator('main section[data-early]')).toHaveCount(1);
});

test('a reload keeps the scroll position without the `scrollend` event', {
  tag: '@RTE-3',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onscrollend');
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await open(page, '/products');
  await scrollTo(page, 400);
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollY)).toBe(400);
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});
