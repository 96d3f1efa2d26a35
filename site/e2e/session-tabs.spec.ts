import type { Page } from 'playwright/test';
import {
  accountButton,
  admin,
  cartLink,
  guestLink,
  heading,
  logIn,
  logOut,
  logOutButton,
  member,
  seedUser,
  userMenu,
} from './support/accounts.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('[STO-4] [AUT-1] signing in in one signs in all, wherever they are', async ({ context, page }) => {
  const paths = ['/', '/cart', '/register', '/login?next=/cart'];
  const tabs: Page[] = [];
  for (const path of paths) {
    const tab = await context.newPage();
    await open(tab, path);
    tabs.push(tab);
  }
  await logIn(page, member);
  for (const tab of tabs) {
    await expect(accountButton(tab, member.name)).toBeVisible();
    await expect(cartLink(tab)).toHaveAccessibleName('Cart, 3 items');
    await expect(guestLink(tab)).toHaveCount(0);
  }
  const [home, cart, registration, login] = tabs as [Page, Page, Page, Page];
  await expect(home).toHaveURL('/');
  await expect(cart.getByRole('heading', { name: 'Please Log In' })).toHaveCount(0);
  await expect(registration).toHaveURL('/dashboard');
  await expect(login).toHaveURL('/cart');
});

test('[STO-4] [MNU-3] [DSH-3] logging out in one logs out all within a second, menus and members’ pages included', async ({
  context,
  page,
}) => {
  await seedUser(context, member);
  const [dashboard, withMenu] = [await context.newPage(), await context.newPage()];
  await open(dashboard, '/dashboard');
  await open(withMenu, '/products');
  await accountButton(withMenu).click();
  await expect(userMenu(withMenu)).toBeVisible();
  for (const tab of [dashboard, withMenu]) {
    await expect(accountButton(tab, member.name)).toBeVisible();
    await tab.evaluate((name) => {
      const gone = { at: 0 };
      Object.assign(window, { gone });
      new MutationObserver(() => {
        const isGone = !document.body.innerHTML.includes(name) && !document.querySelector('#user-menu');
        if (isGone && gone.at === 0) gone.at = Date.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    }, member.name);
  }
  await open(page, '/');
  await accountButton(page).click();
  const pressedAt = await logOutButton(page).evaluate((button: HTMLElement) => {
    button.click();
    return Date.now();
  });
  for (const tab of [dashboard, withMenu, page]) {
    await expect(accountButton(tab)).toHaveCount(0);
    await expect(userMenu(tab)).toHaveCount(0);
    await expect(guestLink(tab)).toBeVisible();
  }
  await expect(dashboard).toHaveURL(/\/login/);
  await expect(heading(dashboard)).toHaveText('Log in');
  await expect(withMenu).toHaveURL('/products');
  for (const tab of [dashboard, withMenu]) {
    const goneAt = await tab.evaluate(() => (window as unknown as { gone: { at: number } }).gone.at);
    expect(goneAt).toBeGreaterThan(0);
    expect(goneAt - pressedAt).toBeLessThan(1000);
  }
});

test('[STO-4] [AUT-1] another person who signs in in one tab is who all show', async ({ context, page }) => {
  await seedUser(context, member);
  const other = await context.newPage();
  await open(other, '/dashboard');
  await expect(other.getByText(`Welcome back, ${member.name}.`)).toBeVisible();
  await open(page, '/');
  await logOut(page);
  await logIn(page, admin);
  await expect(accountButton(other, admin.name)).toBeVisible();
  await expect(other.getByText(member.name)).toHaveCount(0);
});
