import type { Page } from 'playwright/test';
import {
  accountButton,
  admin,
  cartLink,
  guestLink,
  heading,
  logOutButton,
  member,
  submitLogin,
  userMenu,
} from './support/accounts.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** When the browser reported a logout to a tab, and when the member's name and menu were gone there, in milliseconds. */
interface LogoutTimes {
  reportedAt: number;
  goneAt: number;
}
const recordLogout = (tab: Page) =>
  tab.evaluate((name) => {
    const times: LogoutTimes = { reportedAt: 0, goneAt: 0 };
    Object.assign(window, { times });
    window.addEventListener('storage', ({ key, timeStamp }) => {
      if (key === 'user') times.reportedAt ||= timeStamp;
    });
    new MutationObserver(() => {
      const isGone = !document.body.innerHTML.includes(name) && !document.querySelector('#user-menu');
      if (isGone) times.goneAt ||= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, member.name);

test('logging in in one tab logs in every tab; logging out logs out every tab within a second, menus and members’ pages included', {
  tag: ['@STO-4', '@AUT-1', '@MNU-3', '@DSH-3'],
}, async ({ context, page }) => {
  test.slow();
  const tabs: Page[] = [];
  for (const path of ['/cart', '/register', '/login?next=/cart']) {
    const tab = await context.newPage();
    await open(tab, path);
    tabs.push(tab);
  }
  const [cart, registration, login] = tabs as [Page, Page, Page];
  await open(page, '/login');

  await test.step('logging in', async () => {
    await submitLogin(page, member.email, member.password);
    await expect(page).toHaveURL('/dashboard');
    for (const tab of tabs) {
      await expect(accountButton(tab, member.name)).toBeVisible();
      await expect(cartLink(tab)).toHaveAccessibleName('Cart, 3 items');
      await expect(guestLink(tab)).toHaveCount(0);
    }
    await expect(cart).toHaveURL('/cart');
    await expect(cart.getByRole('heading', { name: 'Please Log In' })).toHaveCount(0);
    await expect(registration).toHaveURL('/dashboard');
    await expect(login).toHaveURL('/cart');
  });

  await test.step('logging out', async () => {
    await expect(registration.getByText(`Welcome back, ${member.name}.`)).toBeVisible();
    await cart.bringToFront();
    await accountButton(cart).click();
    await expect(userMenu(cart)).toBeVisible();
    for (const tab of [registration, cart]) await recordLogout(tab);
    await page.bringToFront();
    await accountButton(page).click();
    await logOutButton(page).click();
    for (const tab of [...tabs, page]) {
      await expect(accountButton(tab)).toHaveCount(0);
      await expect(userMenu(tab)).toHaveCount(0);
      await expect(guestLink(tab)).toBeVisible();
    }
    for (const tab of [registration, page]) {
      await expect(tab).toHaveURL(/\/login/);
      await expect(heading(tab)).toHaveText('Log in');
    }
    await expect(cart).toHaveURL('/cart');
    for (const tab of [registration, cart]) {
      const times = await tab.evaluate(() => (window as unknown as { times: LogoutTimes }).times);
      expect(Math.min(times.reportedAt, times.goneAt)).toBeGreaterThan(0);
      expect(times.goneAt - times.reportedAt).toBeLessThan(1000);
    }
  });

  await test.step('another member logs in', async () => {
    await submitLogin(page, admin.email, admin.password);
    for (const tab of [page, ...tabs]) {
      await expect(accountButton(tab, admin.name)).toBeVisible();
      await expect(tab.getByText(member.name)).toHaveCount(0);
    }
  });
});
