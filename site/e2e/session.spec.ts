import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import {
  accountButton,
  cartLink,
  guestLink,
  heading,
  member,
  recordSights,
  sightsOf,
  submitLogin,
  userMenu,
} from './support/accounts.ts';
import { notice, open, readStored, replaceStorage, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** Stored sessions that are none; the tests of the accounts have more. */
const unreadable = [
  '{"__proto__":{"id":1,"email":"a@b.c","name":"A","role":"admin"}}',
  '{"id":1',
  '{"id":0,"email":"a@b.c","name":"A","role":"admin"}',
  '[1]',
  '"x"',
  '{"id":1.5}',
  'null',
];

test('an unreadable session is moved and reported once; the visitor is a guest', {
  tag: ['@AUT-5', '@STO-2', '@NAV-7', '@A11-1'],
}, async ({ page, watch }) => {
  watch.expects(/console warning: What was stored under "user" could not be read/);
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to restore session' });
  await recordSights(page);
  for (const text of samples(unreadable, 1))
    await test.step(text, async () => {
      const reported = watch.matching(/stored under "user"/).length;
      await replaceStorage(page, { user: text });
      await open(page, '/');
      await expect(alert).toBeVisible();
      // A frame may be drawn before the document's heading has arrived.
      const first = (await sightsOf(page)).find(({ heading: title }) => title !== '');
      expect(first?.bar).toContain('Login');
      await expect.poll(() => readStored(page, 'user.unreadable')).toBe(text);
      await alert.getByRole('button', { name: 'Dismiss' }).press('Enter');
      await expect(alert).toHaveCount(0);
      await expect(page.locator('#content')).toBeFocused();
      await page.reload();
      await waitUntilHydrated(page);
      await expect(guestLink(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(watch.matching(/stored under "user"/).length).toBe(reported + 1);
    });
});

test('a login and a logout reach every tab, its open menu and members’ pages included', {
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
