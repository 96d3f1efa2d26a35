import type { Page } from 'playwright/test';
import {
  accountButton,
  cartLink,
  guestLink,
  heading,
  member,
  submitLogin,
  userMenu,
} from './support/accounts.ts';
import { notice, open, readStored, seed, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('an unreadable session is moved aside and reported once; the visitor is a guest', {
  tag: ['@AUT-5', '@STO-2', '@NAV-7', '@A11-1'],
}, async ({ context, page, watch }) => {
  watch.expects(/console warning: What was stored under "user" could not be read/);
  const text = '{"__proto__":{"id":1,"email":"a@b.c","name":"A","role":"admin"}}';
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to restore session' });
  await seed(context, { user: text });
  await open(page, '/');
  await expect(alert).toBeVisible();
  await expect(guestLink(page)).toBeVisible();
  await expect.poll(() => readStored(page, 'user.unreadable')).toBe(text);
  await alert.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(guestLink(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('login and logout reach every tab, its open menu and members’ pages', {
  tag: ['@STO-4', '@AUT-1', '@MNU-3', '@NAV-3', '@DSH-3'],
}, async ({ context, page }) => {
  const tabs: Page[] = [];
  for (const path of ['/cart', '/register', '/login?next=/settings']) {
    const tab = path.startsWith('/login') ? page : await context.newPage();
    await open(tab, path);
    tabs.push(tab);
  }
  const [cart, registration] = tabs as [Page, Page];
  await submitLogin(page, member.email, member.password);
  await expect(page).toHaveURL('/settings');
  for (const tab of tabs) {
    await expect(accountButton(tab, member.name)).toBeVisible();
    await expect(cartLink(tab)).toHaveAccessibleName('Cart, 3 items');
    await expect(guestLink(tab)).toHaveCount(0);
  }
  await expect(cart).toHaveURL('/cart');
  await expect(cart.getByRole('heading', { name: 'Please Log In' })).toHaveCount(0);
  await expect(registration).toHaveURL('/dashboard');
  await expect(registration.getByText(`Welcome back, ${member.name}.`)).toBeVisible();

  await cart.bringToFront();
  await accountButton(cart).click();
  await expect(userMenu(cart)).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Log out in every tab' }).click();
  await expect(notice(page, 'You’re logged out.')).toBeVisible();
  for (const tab of tabs) {
    await expect(guestLink(tab)).toBeVisible();
    await expect(accountButton(tab)).toHaveCount(0);
    await expect(userMenu(tab)).toHaveCount(0);
  }
  await expect(cart).toHaveURL('/cart');
  await expect(cart.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  for (const tab of [page, registration]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(heading(tab)).toHaveText('Log in');
  }
  expect(await readStored(page, 'user')).toBeNull();
});
