import { accountButton, member, seedUser, userMenu, userText } from './support/accounts.ts';
import { lost } from './support/lose.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { openLate, settle } from './support/shifts.ts';
import {
  cartText,
  heightOf,
  open,
  openFrozen,
  pages,
  quantityOf,
  restock,
  scrollTo,
  seed,
  waitUntilAlive,
  widths,
  wordPages,
} from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';
import { memberPages } from './support/states.ts';

/** A few addresses a test: what the workers share between them. */
const inParts = <T>(all: readonly T[], size = 9) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

// Pages a guest sees are looked at in `page-states.spec.ts`. Words are the same for everyone, and where there is room, who
// it is moves nothing but the bar.
const queries = ['/products?category=ai-solutions', '/products?q=nothing+like+it'];
const privatePaths = memberPages.map(({ path }) => path);
const otherPaths = pages
  .map(({ path }) => path)
  .filter((path) => !wordPages.some((entry) => entry.path === path));
const visits = [
  { who: 'a guest', user: undefined, width: widths[0], paths: [...queries, ...privatePaths] },
  { who: 'a guest', user: undefined, width: widths[1], paths: queries },
  {
    who: 'a returning member',
    user: member,
    width: widths[0],
    paths: [...otherPaths, ...queries, ...privatePaths],
  },
] as const;

for (const { paths, user, who, width } of visits)
  test.describe(`nothing moves by itself, ${width} px wide`, () => {
    test.use({ viewport: { width, height: heightOf(width) } });
    for (const some of inParts(paths))
      test(`[RTE-5] [NAV-7] for ${who}: ${some.join(', ')}`, async ({ context, page, watch }) => {
        watch.expects(answered404);
        if (user) await seedUser(context, user);
        await recordShifts(page);
        for (const path of some)
          await test.step(path, async () => {
            await openLate(page, path, async () => {
              if (user) await expect(accountButton(page, user.name)).toBeVisible();
            });
            if (user && path === '/dashboard')
              await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeEnabled();
            await settle(page);
            expect.soft(await shiftsOf(page), path).toEqual([]);
          });
      });
  });

for (const width of widths)
  for (const { user, who } of [
    { who: 'a guest', user: undefined },
    { who: 'a returning member', user: member },
  ] as const)
    test(`[CRT-4] an empty and a filled cart of ${who} move nothing, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: heightOf(width) });
      await recordShifts(page);
      for (const [name, cart] of [
        ['an empty cart', '[]'],
        ['a filled cart', cartText([1, 2], [3, 1], [5, 1], [6, 9])],
      ] as const)
        await test.step(name, async () => {
          // From elsewhere: who loads the same address again is brought to where they were.
          await restock(page, user ? { user: userText(user), cart_1: cart } : { cart });
          const script = await hold(page, /\/assets\/main-/);
          await page.goto('/cart', { waitUntil: 'commit' });
          await expect(page.getByText('Loading your cart…')).toBeVisible();
          await twoFrames(page);
          script.release();
          await waitUntilAlive(page);
          if (user) await expect(accountButton(page, user.name)).toBeVisible();
          else await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
          await expect(page.getByText('Loading your cart…')).toHaveCount(0);
          await settle(page);
          expect.soft(await shiftsOf(page), name).toEqual([]);
        });
    });

test('[DSH-2] notifications that arrive move nothing, narrow or wide, in our font and where it came too late', async ({
  context,
  page,
  watch,
}) => {
  test.slow();
  watch.expects(lost);
  await seedUser(context, member);
  let isFontGone = true;
  await page.route(/\.woff2$/, (route) => (isFontGone ? route.abort() : route.continue()));
  for (const [visit, width] of [320, 360, 640, 1024, 1280, 320].entries())
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: heightOf(width) });
      // A font that is late is not used at all: the one in its place is wider.
      isFontGone = visit < 5;
      if (visit === 0) await openFrozen(page, '/products');
      else {
        // They arrive once a browser.
        await page.evaluate(() => localStorage.removeItem('notifications_1'));
        await page.clock.resume();
        await open(page, '/products');
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      }
      await page.evaluate(() => document.fonts.ready);
      await accountButton(page).click();
      await userMenu(page).getByRole('link', { name: 'Dashboard' }).click();
      const below = page.getByRole('heading', { name: 'Quick links' });
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
      await below.scrollIntoViewIfNeeded();
      await expect(page.getByText('Loading notifications…')).toBeAttached();
      const place = await below.boundingBox();
      await page.clock.runFor(500);
      await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeEnabled();
      expect(await below.boundingBox(), `${width} px`).toEqual(place);
    });
});

test('[RTE-5] the recorder notices a shift', async ({ page }) => {
  await recordShifts(page);
  await open(page, '/');
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr')));
  await page.evaluate(() => {
    const rule = document.querySelector<HTMLElement>('hr');
    if (rule) rule.style.height = '200px';
  });
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
});

test.describe('a reload in every state', () => {
  test('[RTE-5] [PRD-5] of the catalogue keeps filter, search and order', async ({ page }) => {
    await open(page, '/products');
    await page.getByRole('button', { name: 'AI Solutions' }).click();
    await page.getByRole('searchbox').fill('a');
    await page.getByLabel('Sort by').selectOption('price-desc');
    const before = await page.getByRole('main').textContent();
    await page.reload();
    await waitUntilAlive(page);
    await expect(page.getByRole('main')).toHaveText(before ?? '');
    await expect(page.getByRole('searchbox')).toHaveValue('a');
    await expect(page.getByLabel('Sort by')).toHaveValue('price-desc');
    await page.goBack();
    await expect(page.getByLabel('Sort by')).toHaveValue('featured');
  });

  test('[PDP-1] [PDP-3] of a product, while loading and after adding', async ({ page }) => {
    await open(page, '/products');
    await page.getByRole('link', { name: 'Neural Network API' }).click();
    await page.reload();
    await waitUntilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neural Network API');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('7');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.reload();
    await waitUntilAlive(page);
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    await open(page, '/cart');
    await expect(quantityOf(page, 'Neural Network API')).toHaveValue('7');
  });

  test('[CRT-9] of the cart with a removed line and a cleared cart: neither can be undone', async ({
    context,
    page,
  }) => {
    await seed(context, { cart: cartText([1, 2], [3, 1]) });
    await open(page, '/cart');
    await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).click();
    await page.reload();
    await waitUntilAlive(page);
    await expect(quantityOf(page, 'Neural Network API')).toBeVisible();
    await expect(page.getByText('was removed')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear cart' }).click();
    await page.reload();
    await waitUntilAlive(page);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  test('[MNU-2] [TOP-1] [NFD-1] with the menu open, far down, and on an unknown page', async ({
    page,
    watch,
  }) => {
    watch.expects(answered404);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.reload();
    await waitUntilAlive(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await scrollTo(page, 900);
    await page.reload();
    await waitUntilAlive(page);
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
    await open(page, '/no/such/page');
    await page.reload();
    await waitUntilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });
});
