import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import {
  accountButton,
  cartLink,
  controlsInBar,
  logOutButton,
  member,
  recordSights,
  type Sight,
  seedUser,
  sightsOf,
  userMenu,
  userText,
} from './support/accounts.ts';
import { hold, twoFrames } from './support/observe.ts';
import { cartText, open, quantityOf, readStored, replaceStorage, waitUntilHydrated } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

const bar = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
// A frame may be drawn before the document's heading has arrived.
const firstWhole = (sights: readonly Sight[]) => sights.find(({ heading }) => heading !== '');

/** Every kind of document; the first few differ most. */
const documents = [
  '/',
  '/login',
  '/dashboard',
  '/no/such/page',
  '/products/1',
  '/cart',
  '/register',
  '/admin-dashboard',
  '/products',
  '/products/999',
];

/** Stored texts that are not a user. */
const invalidUsers = ['{"id":"1"}', '{', 'null', '{"id":0}', '[]', '"x"', '{"id":1.5}'];

/** The open user menu and the bar's controls fit in a window 320 px wide. */
const expectToFit = async (page: Page, name: string) => {
  await expect(userMenu(page).getByText(name)).toBeVisible();
  const { page: pageWidth, panel: panelWidth } = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    panel: document.querySelector('#user-menu')?.scrollWidth ?? 0,
  }));
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
};

test('the cart link shows the number of items in its name and its badge, in every tab and in the menu of a phone', {
  tag: ['@NAV-5', '@NAV-4', '@MNU-1', '@MNU-2', '@MNU-3'],
}, async ({ context, page }) => {
  // A product that is no longer sold is not counted (CRT-8).
  await seedUser(context, member, { cart_1: cartText([77, 5], [1, 99], [2, 99]) });
  const other = await context.newPage();
  await open(other, '/products/3');
  await open(page, '/products');
  const expectCount = async (name: string, badge: string) => {
    for (const tab of [page, other]) {
      await expect(cartLink(tab)).toHaveAccessibleName(name);
      const seen = cartLink(tab).locator('[aria-hidden="true"]').filter({ hasText: /\d/ });
      if (badge === '') await expect(seen, name).toHaveCount(0);
      else await expect(seen, name).toHaveText(badge);
    }
  };

  await test.step('it counts down, on the cart page too', async () => {
    await expectCount('Cart, 198 items', '99+');
    const [badge, icon] = await Promise.all(
      [cartLink(page).getByText('99+'), cartLink(page).locator('svg')].map((one) => one.boundingBox()),
    );
    // The wide badge leaves the left half of the icon free.
    expect((badge?.x ?? 0) - (icon?.x ?? 0)).toBeGreaterThanOrEqual((icon?.width ?? 0) / 2);
    await cartLink(page).click();
    await expect(page).toHaveURL('/cart');
    await expect(cartLink(page)).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).click();
    await expectCount('Cart, 99 items', '99');
    for (const [quantity, name] of [
      ['3', 'Cart, 3 items'],
      ['1', 'Cart, 1 item'],
    ] as const) {
      await quantityOf(page, 'Predictive Analytics Suite').fill(quantity);
      await quantityOf(page, 'Predictive Analytics Suite').press('Enter');
      await expectCount(name, quantity);
    }
    await page.getByRole('button', { name: 'Remove Predictive Analytics Suite' }).click();
    await expectCount('Cart, empty', '');
  });

  await test.step('it counts up', async () => {
    await other.bringToFront();
    await other.getByLabel('Quantity', { exact: true }).fill('98');
    await other.getByRole('button', { name: 'Add to Cart' }).click();
    await expectCount('Cart, 98 items', '98');
  });

  await test.step('on a phone the menu has it, and neither Login nor Get Started; opening it closes the user menu', async () => {
    await other.setViewportSize({ width: 360, height: 740 });
    await accountButton(other).click();
    await expect(userMenu(other)).toBeVisible();
    await menuButton(other).click();
    await expect(panel(other)).toBeVisible();
    await expect(userMenu(other)).toHaveCount(0);
    await expect(panel(other).getByText('98', { exact: true })).toBeVisible();
    for (const name of ['Login', 'Get Started'])
      await expect(panel(other).getByRole('link', { name })).toHaveCount(0);
    await expect(panel(other).getByRole('link').nth(5)).toHaveAttribute('href', '/cart');
    const cart = panel(other).getByRole('link', { name: 'Cart, 98 items' });
    await expect(cart).toHaveAttribute('href', '/cart');
    await cart.click();
    await expect(other).toHaveURL('/cart');
    await expect(panel(other)).toBeHidden();
  });

  await test.step('the menu changes when the session ends in another tab', async () => {
    await menuButton(other).click();
    await expect(panel(other).getByRole('link', { name: /^Cart/ })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('user'));
    await expect(panel(other).getByRole('link', { name: 'Login', exact: true })).toBeVisible();
    await expect(panel(other).getByRole('link', { name: /^Cart/ })).toHaveCount(0);
    expect(await readStored(other, 'user')).toBeNull();
  });
});

test('the user menu shows name and email, links four pages and logs out; the longest name and email fit a phone 320 px wide', {
  tag: ['@NAV-4', '@NAV-6', '@A11-1'],
}, async ({ context, page }) => {
  await test.step('name, email and links', async () => {
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

  await test.step('the longest name and email', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    // As the first registration stores it.
    const account = { id: 1, email: `${'e'.repeat(240)}@l.example`, name: 'W'.repeat(200), role: 'user' };
    await replaceStorage(page, {
      user: userText(member),
      users: JSON.stringify({ nextId: 3, accounts: [{ ...account, passwordHash: 'x' }] }),
      cart_1: cartText([1, 99], [2, 99]),
    });
    await open(page, '/');
    await accountButton(page, account.name).click();
    await expectToFit(page, account.name);
    await userMenu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await accountButton(page, account.name).click();
    await expectToFit(page, account.name);
  });
});

test.describe('from the very first frame', () => {
  // The pre-paint script is the same in all of them, and has tests of its own.
  const some = samples(documents, 5);
  test('a returning member never sees Login, however late the session is restored', {
    tag: '@NAV-7',
  }, async ({ context, page, watch }) => {
    watch.expects(answered404);
    await seedUser(context, member);
    await recordSights(page);
    for (const path of some)
      await test.step(path, async () => {
        const script = await hold(page, /\/assets\/main-/);
        const session = await hold(page, /\/assets\/account-repository-/);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await twoFrames(page);
        script.release();
        await waitUntilHydrated(page);
        await twoFrames(page);
        session.release();
        await expect(accountButton(page, member.name)).toBeVisible();
        await twoFrames(page);
        const sights = await sightsOf(page);
        expect(sights.length, path).toBeGreaterThan(4);
        const seen = controlsInBar(sights);
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

  test('a guest never sees members’ controls; an invalid stored user counts as a guest', {
    tag: ['@NAV-7', '@NAV-3'],
  }, async ({ page, watch }) => {
    watch.expects(answered404);
    watch.expects(/console warning: What was stored under "user" could not be read/);
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
        // A member on a guests' page is redirected first, to a page whose code is still loading.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await twoFrames(page);
        const sights = await sightsOf(page);
        expect.soft(firstWhole(sights)?.bar, path).toContain('Login');
        const forMembers = controlsInBar(sights).filter((name) => /^(?:Cart|Account menu)/.test(name));
        expect.soft(forMembers, path).toEqual([]);
        // Proves that the recorder sees a form, which it must not for a signed-in user.
        if (path === '/login') expect(sights.flatMap(({ controls }) => controls)).toContain('email');
      });
    for (const text of samples(invalidUsers))
      await test.step(`a stored user ${text}`, async () => {
        await replaceStorage(page, { user: text });
        await open(page, '/');
        expect.soft(firstWhole(await sightsOf(page))?.bar, text).toContain('Login');
      });
  });
});
