import { samples } from '@loomwright/machine-testing';
import {
  accountButton,
  cartLink,
  controlsInBar,
  guestLink,
  heading,
  member,
  recordSights,
  type Sight,
  seedUser,
  sightsOf,
  userMenu,
  userText,
} from './support/accounts.ts';
import { expectFit } from './support/axe.ts';
import { isLate } from './support/lose.ts';
import { hold, twoFrames } from './support/observe.ts';
import { cartText, open, quantityOf, seed, waitUntilHydrated } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

// A frame may be drawn before the document's heading has arrived.
const firstWhole = (sights: readonly Sight[]) => sights.find(({ heading: title }) => title !== '');

/** Every kind of document; the first two differ most. */
const documents = [
  '/dashboard',
  '/login',
  '/',
  '/no/such/page',
  '/products/1',
  '/cart',
  '/register',
  '/admin-dashboard',
  '/products',
  '/products/999',
];

test('the cart link counts in its name and badge, in every tab', {
  tag: ['@NAV-5', '@NAV-4'],
}, async ({ context, page }) => {
  // A product that is no longer sold is not counted (CRT-8).
  await seedUser(context, member, { cart_1: cartText([77, 5], [1, 99], [2, 99]) });
  const other = await context.newPage();
  await open(other, '/products/3');
  await open(page, '/cart');
  const expectCount = async (name: string, badge: string) => {
    for (const tab of [page, other]) {
      await expect(cartLink(tab)).toHaveAccessibleName(name);
      const seen = cartLink(tab).locator('[aria-hidden="true"]').filter({ hasText: /\d/ });
      await expect(seen, name).toHaveText(badge === '' ? [] : [badge]);
    }
  };
  await expectCount('Cart, 198 items', '99+');
  await expect(cartLink(page)).toHaveAttribute('aria-current', 'page');
  const [badge, icon] = await Promise.all(
    [cartLink(page).getByText('99+'), cartLink(page).locator('svg')].map((one) => one.boundingBox()),
  );
  // The wide badge leaves the left half of the icon free.
  expect((badge?.x ?? 0) - (icon?.x ?? 0)).toBeGreaterThanOrEqual((icon?.width ?? 0) / 2);
  await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).click();
  await expectCount('Cart, 99 items', '99');
  await quantityOf(page, 'Predictive Analytics Suite').fill('1');
  await quantityOf(page, 'Predictive Analytics Suite').press('Enter');
  await expectCount('Cart, 1 item', '1');
  await page.getByRole('button', { name: 'Remove Predictive Analytics Suite' }).click();
  await expectCount('Cart, empty', '');
  await other.bringToFront();
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expectCount('Cart, 1 item', '1');
});

test('the longest name and email fit a phone', {
  tag: ['@NAV-6', '@AUT-8', '@A11-1'],
}, async ({ context, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  // As a registration stores it.
  const account = { id: 1, email: `${'e'.repeat(240)}@l.example`, name: 'W'.repeat(200), role: 'user' };
  await seed(context, {
    user: userText(member),
    users: JSON.stringify({ nextId: 3, accounts: [{ ...account, passwordHash: 'x' }] }),
    cart_1: cartText([1, 99], [2, 99]),
  });
  for (const path of ['/profile', '/dashboard', '/settings']) {
    await open(page, path);
    await accountButton(page, account.name).click();
    await expect(userMenu(page).getByText(account.email)).toBeVisible();
    await expectFit(page, 320);
    for (const part of [userMenu(page), accountButton(page), cartLink(page)]) {
      const { x = -1, width = 0 } = (await part.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText(account.email)).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test.describe('from the first frame', { tag: '@NAV-7' }, () => {
  const expectNotSeen = (sights: readonly Sight[], pattern: RegExp) =>
    expect(controlsInBar(sights).filter((name) => pattern.test(name))).toEqual([]);

  test('a returning member never sees Login, however late the session is restored', async ({
    context,
    page,
    watch,
  }) => {
    watch.expects(answered404);
    await seedUser(context, member);
    await recordSights(page);
    for (const path of samples(documents, 1))
      await test.step(path, async () => {
        const late = await isLate(page, path);
        const session = await hold(page, late);
        const script = await hold(page, (url) => url.pathname.endsWith('.js') && !late(url));
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
        expect(sights.length).toBeGreaterThan(4);
        expect(controlsInBar(sights)).toContain(`Account menu of ${member.name}`);
        expectNotSeen(sights, /^(?:Login|Get Started)$/);
        for (const held of [script, session]) await held.stop();
      });
  });

  test('a guest never sees members’ controls', { tag: '@NAV-3' }, async ({ page, watch }) => {
    watch.expects(answered404);
    await recordSights(page);
    for (const path of samples(documents)) {
      await open(page, path);
      await expect(guestLink(page)).toHaveAttribute('href', '/login');
      // A guest on a member's page is redirected first, to a page whose code is still loading.
      await expect(heading(page)).toBeVisible();
      await twoFrames(page);
      const sights = await sightsOf(page);
      expect(firstWhole(sights)?.bar).toContain('Login');
      expectNotSeen(sights, /^(?:Cart|Account menu)/);
      // Proves that the recorder sees a form, which it must not for a signed-in user.
      if (path === '/login') expect(sights.flatMap(({ controls }) => controls)).toContain('email');
    }
  });
});
