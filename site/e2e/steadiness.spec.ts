import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { accountButton, member, seedUser, userMenu, userText } from './support/accounts.ts';
import { lost } from './support/lose.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { openLate, settle } from './support/shifts.ts';
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

// `page-states.spec.ts` covers pages for guests, `routes.spec.ts` those for members.
const queries = ['/products?category=ai-solutions', '/products?q=nothing+like+it'];
const [narrow, wide] = widths;
// Guests see one waiting page, then the login; members see more in the bar, and a login that redirects.
const forGuests = samples(memberPages.map(({ path }) => path));
const forMembers = samples(
  [
    '/',
    '/products?category=ai-solutions',
    '/products/1',
    '/login',
    '/tools/portfolio-generator',
    '/admin-dashboard',
    '/products',
    '/products?q=nothing+like+it',
    '/cart',
    '/register',
    '/products/6',
    '/products/999',
    '/no/such/page',
  ],
  6,
);

/** Opens each address with late scripts, font and session, and scrolls to its end. */
const expectStill = async (page: Page, width: number, paths: readonly string[], name?: string) => {
  await page.setViewportSize({ width, height: heightOf(width) });
  for (const path of paths)
    await test.step(`${path}, ${width} px wide`, async () => {
      await openLate(page, path, async () => {
        if (name) await expect(accountButton(page, name)).toBeVisible();
      });
      await settle(page);
      expect.soft(await shiftsOf(page), path).toEqual([]);
    });
};

test('a guest sees no layout shift; the recorder detects one', { tag: ['@RTE-5', '@NAV-7'] }, async ({
  page,
}) => {
  test.slow();
  await recordShifts(page);
  await expectStill(page, narrow, [...queries, ...forGuests]);
  await expectStill(page, wide, [...queries, ...forGuests]);
  await test.step('the recorder detects a shift', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr')));
    await page.evaluate(() => {
      const rule = document.querySelector<HTMLElement>('hr');
      if (rule) rule.style.height = '200px';
    });
    await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
  });
});

test('a returning member sees no layout shift', { tag: ['@RTE-5', '@NAV-7'] }, async ({
  context,
  page,
  watch,
}) => {
  test.slow();
  watch.expects(answered404);
  await seedUser(context, member);
  await recordShifts(page);
  await expectStill(page, narrow, forMembers, member.name);
});

const filled = cartText([1, 2], [3, 1], [5, 1], [6, 9]);
const carts = [
  [narrow, undefined, filled],
  [wide, member, filled],
  [narrow, member, '[]'],
  [wide, undefined, '[]'],
  [narrow, member, filled],
  [wide, undefined, filled],
  [narrow, undefined, '[]'],
  [wide, member, '[]'],
] as const;
test('an empty and a filled cart shift nothing, a guest’s or a member’s, narrow or wide', {
  tag: '@CRT-4',
}, async ({ page }) => {
  test.slow();
  await recordShifts(page);
  for (const [width, user, cart] of samples(carts, 4))
    await test.step(`${user?.name ?? 'a guest'}, ${cart === '[]' ? 'empty' : 'filled'}, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: heightOf(width) });
      // From another address: reloading the same one would restore the scroll position.
      await replaceStorage(page, user ? { user: userText(user), cart_1: cart } : { cart });
      const script = await hold(page, /\/assets\/main-/);
      await page.goto('/cart', { waitUntil: 'commit' });
      await expect(page.getByText('Loading your cart…')).toBeVisible();
      await twoFrames(page);
      script.release();
      await waitUntilHydrated(page);
      if (user) await expect(accountButton(page, user.name)).toBeVisible();
      else await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
      await expect(page.getByText('Loading your cart…')).toHaveCount(0);
      await settle(page);
      expect.soft(await shiftsOf(page)).toEqual([]);
      await script.stop();
    });
});

test('where this browser keeps no cart, the page of a guest’s is whole before the site’s code, and nothing shifts', {
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

test('arriving notifications shift nothing, narrow or wide, in the site’s font and in the fallback', {
  tag: '@DSH-2',
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

test('a reload keeps filter, search and sort order, a product and a cart, and drops undo', {
  tag: ['@RTE-5', '@PRD-5', '@PDP-1', '@PDP-3', '@CRT-9'],
}, async ({ context, page }) => {
  const reload = async () => {
    await page.reload();
    await waitUntilHydrated(page);
  };
  const h1 = page.getByRole('heading', { level: 1 });
  await seed(context, { cart: cartText([1, 2]) });
  await open(page, '/products');

  await test.step('of the catalogue', async () => {
    await page.getByRole('button', { name: 'AI Solutions' }).click();
    await page.getByRole('searchbox').fill('a');
    await page.getByLabel('Sort by').selectOption('price-desc');
    const before = await page.getByRole('main').textContent();
    await reload();
    await expect(page.getByRole('main')).toHaveText(before ?? '');
    await expect(page.getByRole('searchbox')).toHaveValue('a');
    await expect(page.getByLabel('Sort by')).toHaveValue('price-desc');
    await page.goBack();
    await expect(page.getByLabel('Sort by')).toHaveValue('featured');
  });

  await test.step('of a product, while loading and after adding', async () => {
    await page.getByRole('link', { name: 'Neural Network API' }).click();
    await reload();
    await expect(h1).toHaveText('Neural Network API');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('7');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await reload();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  });

  await test.step('of the cart with a removed line, and cleared', async () => {
    await open(page, '/cart');
    await expect(quantityOf(page, 'Neural Network API')).toHaveValue('7');
    await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).click();
    await reload();
    await expect(quantityOf(page, 'Neural Network API')).toBeVisible();
    await expect(page.getByText('was removed')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear cart' }).click();
    await reload();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });
});

test('a reload closes an open menu, and keeps the scroll position on an unknown page', {
  tag: ['@MNU-2', '@TOP-1', '@NFD-1'],
}, async ({ page, watch }) => {
  watch.expects(answered404);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await scrollTo(page, 900);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  // No link of the site leads there: an address change as the browser would make it.
  await page.evaluate(() => {
    window.history.pushState(window.history.state, '', '/no/such/page');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('a reload keeps the scroll position where the browser does not report the end of scrolling', {
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
