import type { Page } from 'playwright/test';
import {
  accountButton,
  cartLink,
  logOutButton,
  member,
  recordSights,
  type Sight,
  seedUser,
  seenInBar,
  sightsOf,
  userMenu,
  userText,
} from './support/accounts.ts';
import { hold, twoFrames } from './support/observe.ts';
import { cartText, open, readStored, restock, waitUntilAlive } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

const bar = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
// A frame may be drawn before the document has arrived as far as its heading.
const firstWhole = (sights: readonly Sight[]) => sights.find(({ heading }) => heading !== '');
const noCart = { cart_1: '[]' };

/** Every kind of document there is, and whether guests may stay there. */
const documents = [
  '/',
  '/products',
  '/products/1',
  '/products/999',
  '/cart',
  '/login',
  '/register',
  '/dashboard',
  '/admin-dashboard',
  '/no/such/page',
];

test.describe('the cart link', () => {
  const cases = [
    ['empty', '[]', 'Cart, empty', ''],
    ['with one item', cartText([3, 1]), 'Cart, 1 item', '1'],
    ['with 3 items', cartText([1, 2], [3, 1]), 'Cart, 3 items', '3'],
    ['with 99 items', cartText([1, 99]), 'Cart, 99 items', '99'],
    ['with 198 items', cartText([1, 99], [2, 99]), 'Cart, 198 items', '99+'],
    // What is no longer sold is not counted (CRT-8).
    ['with items that are gone', cartText([77, 5], [2, 1]), 'Cart, 1 item', '1'],
  ] as const;
  test('[NAV-5] [NAV-4] says how many items there are, in words and in its badge', async ({ page }) => {
    for (const [kind, cart, name, badge] of cases)
      await test.step(kind, async () => {
        await restock(page, { user: userText(member), cart_1: cart });
        await open(page, '/');
        await expect(cartLink(page), kind).toHaveAccessibleName(name);
        await expect(cartLink(page)).toHaveAttribute('href', '/cart');
        const seen = cartLink(page).locator('[aria-hidden="true"]').filter({ hasText: /\d/ });
        if (badge === '') await expect(seen, kind).toHaveCount(0);
        else await expect(seen, kind).toHaveText(badge);
      });
  });

  test('[NAV-5] counts along, on every page and in every tab', async ({ context, page }) => {
    await seedUser(context, member, noCart);
    const other = await context.newPage();
    await open(other, '/cart');
    await open(page, '/products/2');
    await page.getByLabel('Quantity', { exact: true }).fill('98');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 98 items');
    await expect(cartLink(other)).toHaveAccessibleName('Cart, 98 items');
    await cartLink(page).click();
    await expect(page).toHaveURL('/cart');
    await expect(cartLink(page)).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Remove Predictive Analytics Suite' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, empty');
    await expect(cartLink(other)).toHaveAccessibleName('Cart, empty');
  });
});

test.describe('the user menu', () => {
  test('[NAV-4] [NAV-6] shows who it is and leads to four pages and out', async ({ context, page }) => {
    await seedUser(context, member);
    await open(page, '/products');
    await expect(accountButton(page, member.name)).toHaveText('M');
    await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'false');
    await accountButton(page).click();
    await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(userMenu(page)).toContainText(`${member.name}${member.email}User`);
    const links = await userMenu(page)
      .getByRole('link')
      .evaluateAll((elements) => elements.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Dashboard', '/dashboard'],
      ['Profile', '/profile'],
      ['My Orders', '/orders'],
      ['Settings', '/settings'],
    ]);
    await expect(logOutButton(page)).toBeVisible();
    await userMenu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(userMenu(page)).toHaveCount(0);
  });

  test('[NAV-6] [A11-1] the longest name and e-mail an account can have fit a phone 320 px wide', async ({
    context,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await seedUser(context, member, { cart_1: cartText([1, 99], [2, 99]) });
    await open(page, '/');
    await accountButton(page).click();
    // The list is stored from the first registration on.
    const account = { id: 1, email: `${'e'.repeat(240)}@l.example`, name: 'W'.repeat(200), role: 'user' };
    await page.evaluate(
      (text) => localStorage.setItem('users', text),
      JSON.stringify({ nextId: 3, accounts: [{ ...account, passwordHash: 'x' }] }),
    );
    for (const path of ['/', '/dashboard']) {
      await open(page, path);
      await accountButton(page, account.name).click();
      await expect(userMenu(page).getByText(account.name)).toBeVisible();
      const widths = () =>
        page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          panel: document.querySelector('#user-menu')?.scrollWidth ?? 0,
        }));
      const { page: pageWidth, panel: panelWidth } = await widths();
      expect(pageWidth).toBe(320);
      expect(panelWidth).toBeLessThanOrEqual(320);
      const box = await userMenu(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      const barBox = await bar(page).boundingBox();
      for (const control of [accountButton(page), cartLink(page), menuButton(page)]) {
        const place = await control.boundingBox();
        expect((place?.x ?? 400) + (place?.width ?? 0)).toBeLessThanOrEqual(320);
        expect(place?.height).toBeLessThanOrEqual(barBox?.height ?? 0);
      }
    }
  });
});

test.describe('from the very first frame', () => {
  for (const some of [documents.slice(0, 5), documents.slice(5)]) {
    test(`[NAV-7] a returning member never sees Login at ${some.join(', ')}, however late the session is`, async ({
      context,
      page,
      watch,
    }) => {
      watch.expects(answered404);
      await seedUser(context, member);
      await recordSights(page);
      for (const path of some)
        await test.step(path, async () => {
          const script = await hold(page, /\/assets\/main-/);
          const session = await hold(page, /\/assets\/account-book-/);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.getByRole('contentinfo')).toBeAttached();
          await twoFrames(page);
          script.release();
          await waitUntilAlive(page);
          await twoFrames(page);
          session.release();
          await expect(accountButton(page, member.name)).toBeVisible();
          await twoFrames(page);
          const sights = await sightsOf(page);
          expect(sights.length, path).toBeGreaterThan(4);
          const seen = seenInBar(sights);
          expect.soft(seen, path).toContain('Products');
          expect.soft(seen, path).toContain(`Account menu of ${member.name}`);
          expect
            .soft(
              seen.filter((name) => /^(?:Login|Get Started)$/.test(name)),
              path,
            )
            .toEqual([]);
        });
    });

    test(`[NAV-7] [NAV-3] a guest never sees what is for members at ${some.join(', ')}`, async ({
      page,
      watch,
    }) => {
      watch.expects(answered404);
      await recordSights(page);
      for (const path of some)
        await test.step(path, async () => {
          await open(page, path);
          const login = bar(page).getByRole('link', { name: 'Login', exact: true });
          await expect(login).toHaveAttribute('href', '/login');
          await expect(bar(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
            'href',
            '/register',
          );
          // Whoever may not stay is led on first: to a page whose code is still on its way.
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await twoFrames(page);
          const sights = await sightsOf(page);
          expect.soft(firstWhole(sights)?.bar, path).toContain('Login');
          const forMembers = seenInBar(sights).filter((name) => /^(?:Cart|Account menu)/.test(name));
          expect.soft(forMembers, path).toEqual([]);
          // Here the recorder sees a form, which it must not where somebody is signed in.
          if (path === '/login') expect(sights.flatMap(({ controls }) => controls)).toContain('email');
        });
    });
  }

  test('[NAV-7] what is stored and no user is nobody to the first frame', async ({ page, watch }) => {
    watch.expects(/console warning: What was stored under "user" could not be read/);
    await recordSights(page);
    for (const text of ['{', 'null', '{"id":0}', '{"id":"1"}', '[]', '"x"', '{"id":1.5}']) {
      await restock(page, { user: text });
      await open(page, '/');
      expect.soft(firstWhole(await sightsOf(page))?.bar, text).toContain('Login');
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('[MNU-1] a member’s panel has the cart with its count and neither Login nor Get Started', async ({
    context,
    page,
  }) => {
    await seedUser(context, member);
    await open(page, '/products');
    await menuButton(page).click();
    await expect(panel(page).getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
    await expect(panel(page).getByText('3', { exact: true })).toBeVisible();
    for (const name of ['Login', 'Get Started'])
      await expect(panel(page).getByRole('link', { name })).toHaveCount(0);
    await expect(panel(page).getByRole('link')).toHaveCount(6);
    await panel(page).getByRole('link', { name: /^Cart/ }).click();
    await expect(page).toHaveURL('/cart');
    await expect(panel(page)).toBeHidden();
  });

  test('[MNU-3] [MNU-2] of panel and user menu at most one is open', async ({ context, page }) => {
    await seedUser(context, member);
    await open(page, '/products');
    await accountButton(page).click();
    await expect(userMenu(page)).toBeVisible();
    await menuButton(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(userMenu(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await accountButton(page).click();
    await expect(userMenu(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(userMenu(page)).toHaveCount(0);
    await expect(accountButton(page)).toBeFocused();
  });

  test('[MNU-1] the panel changes with a session that ends in another tab', async ({ context, page }) => {
    await seedUser(context, member);
    const other = await context.newPage();
    await open(other, '/');
    await open(page, '/products');
    await menuButton(page).click();
    await other.evaluate(() => localStorage.removeItem('user'));
    await expect(panel(page).getByRole('link', { name: 'Login', exact: true })).toBeVisible();
    await expect(panel(page).getByRole('link', { name: /^Cart/ })).toHaveCount(0);
    expect(await readStored(page, 'user')).toBeNull();
  });
});
