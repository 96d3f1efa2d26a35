import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import {
  accountButton,
  admin,
  cartLink,
  guestLink,
  heading,
  logOut,
  logOutButton,
  member,
  newcomer,
  seedUser,
  userMenu,
  userText,
} from './support/accounts.ts';
import { notice, open, readStored, replaceStorage, seed, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// The hash of a password that no test types.
const passwordHash =
  '$pbkdf2-sha256$i=600000$l81BsTV9DUuiYnpYfFSlQg$MuHaM9/vG+vKz1ybZYxxH6BZj38gl4wsOCNcjYSS4yg';
const alertBox = (page: Page) => page.getByRole('alert').filter({ hasText: 'Dismiss' });

// The tests of the accounts cover other unreadable sessions.
const unreadable = [
  ['a prototype', '{"__proto__":{"id":1,"email":"a@b.c","name":"A","role":"admin"}}'],
  ['no JSON', '{"id":1'],
  ['an id that is a text', '{"id":"1","email":"a@b.c","name":"A","role":"admin"}'],
  ['an id below 1', '{"id":0,"email":"a@b.c","name":"A","role":"admin"}'],
  ['a list', '[1]'],
  ['null', 'null'],
] as const;

test('a restored session has the account’s data; without an account it ends; an unreadable session is moved and reported once', {
  tag: ['@AUT-5', '@STO-2'],
}, async ({ page, watch }) => {
  test.slow();
  watch.expects(/console warning: What was stored under "user" could not be read/);
  await test.step('a stored name, email or role that differs from the account is replaced by the account’s', async () => {
    const edited = { id: 1, email: 'boss@loomwright.example', name: 'Big Boss', role: 'admin' };
    await replaceStorage(page, { user: userText(edited) });
    await open(page, '/admin-dashboard');
    await expect(heading(page)).toHaveText('Admins only');
    await accountButton(page, member.name).click();
    await expect(userMenu(page)).toContainText(`${member.name}${member.email}User`);
  });
  await test.step('a session of an account that does not exist ends', async () => {
    await replaceStorage(page, { user: userText({ ...admin, id: 7 }) });
    await open(page, '/dashboard');
    await expect(page).toHaveURL('/login?next=%2Fdashboard');
    await expect(accountButton(page)).toHaveCount(0);
    expect(watch.problems).toEqual([]);
  });
  for (const [place, [kind, text]] of samples(unreadable).entries())
    await test.step(`${kind}: a message, and no session`, async () => {
      await replaceStorage(page, { user: text });
      await open(page, '/');
      await expect(alertBox(page), kind).toContainText('Failed to restore session');
      await expect(guestLink(page)).toBeVisible();
      await expect(accountButton(page)).toHaveCount(0);
      await expect.poll(() => readStored(page, 'user.unreadable')).toBe(text);
      await alertBox(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
      await expect(page.getByText('Failed to restore session')).toHaveCount(0);
      await expect(page.locator('#content')).toBeFocused();
      expect(watch.problems.length, kind).toBe(place + 1);
    });
  await test.step('it is not reported again', async () => {
    const reportedCount = watch.problems.length;
    await page.reload();
    await waitUntilHydrated(page);
    await expect(guestLink(page)).toBeVisible();
    await expect(page.getByText('Failed to restore session')).toHaveCount(0);
    expect(watch.problems.length).toBe(reportedCount);
  });
});

test('a session follows its account, picture and role included, and ends when the account is deleted', {
  tag: ['@AUT-5', '@STO-4', '@NAV-6'],
}, async ({ context, page, watch }) => {
  watch.expects(/status of 404|ERR_/);
  const sample = [member, admin].map(({ email, id, name, role }) => ({
    email,
    id,
    name,
    passwordHash,
    role,
  }));
  const own = { id: 3, name: 'éva Newcomer', email: newcomer.email, passwordHash };
  const listOf = (...more: readonly object[]) =>
    JSON.stringify({ nextId: 4, accounts: [...sample, ...more] });
  await seed(context, { users: listOf(own), user: userText({ ...own, role: 'user' }) });
  /** Stores a list as another tab of this browser. */
  const change = (list: string) => page.evaluate((text) => localStorage.setItem('users', text), list);
  const tab = await context.newPage();
  const picture = accountButton(tab).locator('img');

  await test.step('without a role it is a Member, with an initial for a picture', async () => {
    await open(tab, '/admin-dashboard');
    await expect(heading(tab)).toHaveText('Admins only');
    await expect(accountButton(tab)).toHaveText('É');
    await accountButton(tab).click();
    await expect(userMenu(tab)).toContainText('Member');
  });
  await test.step('its picture is shown, and the initial when that fails', async () => {
    await change(listOf({ ...own, profileImage: '/art/products/1.svg' }));
    await expect(picture).toHaveAttribute('src', '/art/products/1.svg');
    await expect(accountButton(tab)).toHaveText('');
    await change(listOf({ ...own, profileImage: '/no/such/picture.png' }));
    await expect(accountButton(tab)).toHaveText('É');
    await expect(picture).toHaveCount(0);
  });
  await test.step('an admin while the account is one', async () => {
    await change(listOf({ ...own, role: 'admin' }));
    await expect(heading(tab)).toHaveText('Admin Dashboard');
    await change(listOf(own));
    await expect(heading(tab)).toHaveText('Admins only');
  });
  await test.step('logged out once the account is deleted', async () => {
    await change(listOf());
    await expect(notice(tab, 'Your account was deleted.')).toBeVisible();
    await expect(tab).toHaveURL('/');
    await expect(accountButton(tab)).toHaveCount(0);
  });
});

test('a logout that storage refuses shows an error; one that succeeds closes the menu, ends the session, says so, and stays on a page for everyone', {
  tag: ['@AUT-1', '@AUT-6', '@MNU-3', '@NAV-3'],
}, async ({ context, page, watch }) => {
  watch.expects(/console warning: Logout failed/);
  await seedUser(context, member);
  await page.addInitScript(() => {
    const { removeItem } = Storage.prototype;
    const refusing = { isOn: true };
    Object.assign(window, { refusing });
    Storage.prototype.removeItem = function (key) {
      if (refusing.isOn && key === 'user') throw new DOMException('denied', 'SecurityError');
      removeItem.call(this, key);
    };
  });
  await open(page, '/dashboard');

  await test.step('refused: the member stays logged in', async () => {
    await accountButton(page).click();
    await logOutButton(page).click();
    await expect(alertBox(page)).toContainText('Failed to logout properly');
    await expect(accountButton(page, member.name)).toBeVisible();
    await expect(heading(page)).toHaveText('Dashboard');
    expect(await readStored(page, 'user')).toBe(userText(member));
    expect(watch.matching(/Logout failed/).length).toBe(1);
    await alertBox(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Failed to logout properly')).toHaveCount(0);
    await expect(accountButton(page, member.name)).toBeVisible();
  });

  await test.step('it succeeds', async () => {
    await page.evaluate(() => {
      (window as unknown as { refusing: { isOn: boolean } }).refusing.isOn = false;
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(heading(page)).toHaveText('Products');
    await accountButton(page).click();
    await expect(userMenu(page)).toBeVisible();
    await logOutButton(page).click();
    await expect(notice(page, 'You’re logged out.')).toBeVisible();
    await expect(userMenu(page)).toHaveCount(0);
    await expect(guestLink(page)).toBeVisible();
    await expect(cartLink(page)).toHaveCount(0);
    await expect(page).toHaveURL('/products');
    expect(await readStored(page, 'user')).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  });
});

test('with storage blocked from the start an account, a cart and a session are kept in memory, with one notice', {
  tag: ['@STO-3', '@AUT-1'],
}, async ({ page, watch }) => {
  watch.expects(/console warning: Could not (?:read|save) "[\w.]+": storage is blocked/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const storageNotice = page.getByText('This browser will not remember changes.');
  const go = async (name: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  };
  await open(page, '/');
  await go('Get Started');
  await expect(heading(page)).toHaveText('Create your account');
  for (const [label, text] of [
    ['Name', newcomer.name],
    ['Email', newcomer.email],
    ['Password', newcomer.password],
    ['Confirm password', newcomer.password],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('I agree to the Terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/');
  await expect(accountButton(page, newcomer.name)).toBeVisible();
  await expect(storageNotice).toHaveCount(1);
  await page.getByRole('button', { name: 'Understood' }).click();

  await go('Products');
  await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(notice(page, 'Added AI Chatbot Integration to your cart.')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await cartLink(page).click();
  await expect(page.getByRole('textbox', { name: 'Quantity of AI Chatbot Integration' })).toHaveValue('1');
  await logOut(page);
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page, newcomer.name)).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(storageNotice).toHaveCount(0);
});
