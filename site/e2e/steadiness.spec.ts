import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { accountButton, member, seedUser, userMenu } from './support/accounts.ts';
import { lost } from './support/lose.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { openLate, settle, settleFont } from './support/shifts.ts';
import {
  cartText,
  heightOf,
  open,
  openFrozen,
  quantityOf,
  replaceStorage,
  scrollTo,
  seed,
  waitUntilHydrated,
  widths,
} from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';
import { memberPages } from './support/states.ts';

const [narrow, wide] = widths;

// `page-states.spec.ts` has every page for whom it is, carts and queries. Here a member sees pages for guests, and a guest
// pages for members: one waiting page, then the login.
for (const [who, paths] of [
  ['a guest', memberPages.map(({ path }) => path)],
  ['a member', ['/', '/login', '/admin-dashboard', '/register', '/products/1', '/no/such/page']],
] as const)
  test(`${who} sees no layout shift where the session decides what is shown`, {
    tag: ['@RTE-5', '@NAV-7'],
  }, async ({ context, page, watch }) => {
    watch.expects(answered404);
    if (who === 'a member') await seedUser(context, member);
    await recordShifts(page);
    for (const [at, path] of samples(paths, 3).entries())
      await test.step(path, async () => {
        const width = at % 2 === 0 ? narrow : wide;
        await page.setViewportSize({ width, height: heightOf(width) });
        await openLate(page, path, async () => {
          if (who === 'a member') await expect(accountButton(page, member.name)).toBeVisible();
        });
        await settle(page);
        expect.soft(await shiftsOf(page), path).toEqual([]);
      });
  });

test('the recorder of layout shifts detects one', { tag: '@RTE-5' }, async ({ page }) => {
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

test('where no cart is stored, its page is whole before hydration, and nothing shifts', {
  tag: '@CRT-4',
}, async ({ page }) => {
  await recordShifts(page);
  for (const width of [narrow, wide])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: heightOf(width) });
      await replaceStorage(page, {});
      const script = await hold(page, /\/assets\/main-/);
      await page.goto('/cart', { waitUntil: 'commit' });
      const texts = ['Please Log In', 'Your cart is empty'].map((text) => page.getByText(text));
      for (const text of texts) await expect(text).toBeVisible();
      await expect(page.getByText('Loading your cart…')).toBeHidden();
      await page.evaluate(() => document.querySelector('main section')?.setAttribute('data-early', ''));
      await twoFrames(page);
      script.release();
      await waitUntilHydrated(page);
      await expect(page.getByText('Loading your cart…')).toHaveCount(0);
      for (const text of texts) await expect(text).toBeVisible();
      // The same elements: what was painted stays.
      await expect(page.locator('main section[data-early]')).toHaveCount(1);
      await settle(page);
      expect.soft(await shiftsOf(page)).toEqual([]);
      await script.stop();
    });
});

test('arriving notifications shift nothing at any width, in either font', {
  tag: ['@DSH-2', '@deep'],
}, async ({ context, page, watch }) => {
  test.slow();
  watch.expects(lost);
  await seedUser(context, member);
  const below = page.getByRole('heading', { name: 'Quick links' });
  /** The position of the content below them, at every width. */
  const measure = async () => {
    const places: (readonly [width: number, top: number])[] = [];
    for (const width of [320, 360, 640, 1024, 1280]) {
      await page.setViewportSize({ width, height: heightOf(width) });
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
      const top = await below.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      places.push([width, top]);
    }
    return places;
  };
  let isFontGone = true;
  await page.route(/\.woff2$/, (route) => (isFontGone ? route.abort() : route.continue()));
  await openFrozen(page, '/products');
  for (const font of ['the one in its place, which is wider', 'our font'])
    await test.step(font, async () => {
      if (font === 'our font') {
        isFontGone = false;
        // They are delivered once per browser.
        await page.evaluate(() => localStorage.removeItem('notifications_1'));
        await page.clock.resume();
        await open(page, '/products');
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      }
      await page.evaluate(() => document.fonts.ready);
      await accountButton(page).click();
      await userMenu(page).getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
      await expect(page.getByText('Loading notifications…')).toBeAttached();
      const places = await measure();
      await expect(page.getByText('Loading notifications…')).toBeAttached();
      await page.clock.runFor(500);
      await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeEnabled();
      expect(await measure()).toEqual(places);
    });
});

const reload = async (page: Page) => {
  await page.reload();
  await waitUntilHydrated(page);
};

test('a reload keeps filter, search and sort order of the catalogue', {
  tag: ['@RTE-5', '@PRD-5'],
}, async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('button', { name: 'AI Solutions' }).click();
  await page.getByRole('searchbox').fill('a');
  await page.getByLabel('Sort by').selectOption('price-desc');
  const before = await page.getByRole('main').textContent();
  await reload(page);
  await expect(page.getByRole('main')).toHaveText(before ?? '');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-desc');
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('featured');
});

test('a reload keeps a loading product and the cart, and drops quantity and undo', {
  tag: ['@PDP-1', '@PDP-3', '@CRT-9'],
}, async ({ context, page }) => {
  await seed(context, { cart: cartText([1, 2]) });
  await open(page, '/products');
  await page.getByRole('link', { name: 'Neural Network API' }).click();
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neural Network API');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('7');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await reload(page);
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).click();
  await reload(page);
  await expect(quantityOf(page, 'Neural Network API')).toHaveValue('7');
  await expect(page.getByText('was removed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await reload(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a reload closes an open menu', { tag: ['@MNU-2', '@TOP-1'] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await scrollTo(page, 900);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await reload(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
});

test('a reload keeps the scroll position without the event `scrollend`', {
  tag: ['@RTE-3', '@TOP-1'],
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
