import {
  accountButton,
  cartLink,
  controlsInBar,
  guestLink,
  member,
  type PaintedFrame,
  paintsOf,
  recordPaints,
  seedUser,
} from './support/accounts.ts';
import { isLazyScript } from './support/fail-requests.ts';
import { hold, twoFrames } from './support/observe.ts';
import { cartText, open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('the cart link has the item count in its name and badge, in every tab', {
  tag: ['@NAV-5', '@NAV-4'],
}, async ({ context, page }) => {
  // Product 77 is no longer sold and is not counted (CRT-8).
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
  await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).click();
  await expectCount('Cart, 99 items', '99');
  await page.getByRole('button', { name: 'Remove Predictive Analytics Suite' }).click();
  await expectCount('Cart, empty', '');
});

test.describe('from the first frame', { tag: '@NAV-7' }, () => {
  const expectNotSeen = (sights: readonly PaintedFrame[], pattern: RegExp) =>
    expect(controlsInBar(sights).filter((name) => pattern.test(name))).toEqual([]);

  test('a returning member never sees Login, however late the session is restored', async ({
    context,
    page,
  }) => {
    await seedUser(context, member);
    await recordPaints(page);
    const late = await isLazyScript(page, '/dashboard');
    const session = await hold(page, late);
    const script = await hold(page, (url) => url.pathname.endsWith('.js') && !late(url));
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await twoFrames(page);
    script.release();
    await waitUntilHydrated(page);
    await twoFrames(page);
    session.release();
    await expect(accountButton(page, member.name)).toBeVisible();
    expectNotSeen(await paintsOf(page), /^(?:Login|Get Started)$/);
  });

  test('a guest never sees members’ controls', { tag: '@NAV-3' }, async ({ page }) => {
    await recordPaints(page);
    await open(page, '/');
    await expect(guestLink(page)).toHaveAttribute('href', '/login');
    await twoFrames(page);
    const sights = await paintsOf(page);
    expect(controlsInBar(sights)).toContain('Login');
    expectNotSeen(sights, /^(?:Cart|Account menu)/);
  });
});
