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
  register,
  seedUser,
  storedAccounts,
  userMenu,
  userText,
} from './support/accounts.ts';
import { notice, open, readStored, restock, seed, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const alertBox = (page: Page) => page.getByRole('alert').filter({ hasText: 'Dismiss' });

test.describe('a session that is restored', () => {
  const kinds = [
    ['no JSON', '{"id":1'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['an id that is a text', '{"id":"1","email":"a@b.c","name":"A","role":"admin"}'],
    ['an id below 1', '{"id":0,"email":"a@b.c","name":"A","role":"admin"}'],
    ['a prototype', '{"__proto__":{"id":1,"email":"a@b.c","name":"A","role":"admin"}}'],
  ] as const;
  test('[AUT-5] [STO-2] from what is none: a message, nobody signed in, and what was stored moved away', async ({
    page,
    watch,
  }) => {
    test.slow();
    watch.expects(/console warning: What was stored under "user" could not be read/);
    for (const [place, [kind, text]] of kinds.entries())
      await test.step(kind, async () => {
        await restock(page, { user: text });
        await open(page, '/');
        await expect(alertBox(page), kind).toContainText('Failed to restore session');
        await expect(guestLink(page)).toBeVisible();
        await expect(accountButton(page)).toHaveCount(0);
        await expect.poll(() => readStored(page, 'user.unreadable')).toBe(text);
        await alertBox(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
        await expect(page.getByText('Failed to restore session')).toHaveCount(0);
        await expect(page.locator('#content')).toBeFocused();
        expect(watch.complaints.length, kind).toBe(place + 1);
        await page.reload();
        await waitUntilAlive(page);
        await expect(guestLink(page)).toBeVisible();
        await expect(page.getByText('Failed to restore session')).toHaveCount(0);
      });
  });

  test('[AUT-5] with another name, e-mail and role than the account has: the account counts', async ({
    context,
    page,
  }) => {
    await seed(context, {
      user: userText({ id: 1, email: 'boss@loomwright.example', name: 'Big Boss', role: 'admin' }),
    });
    await open(page, '/admin-dashboard');
    await expect(heading(page)).toHaveText('Admins only');
    await accountButton(page, member.name).click();
    await expect(userMenu(page)).toContainText(`${member.name}${member.email}User`);
  });

  test('[AUT-5] of an account that does not exist is none', async ({ context, page }) => {
    await seed(context, { user: userText({ ...admin, id: 7 }) });
    await open(page, '/dashboard');
    await expect(page).toHaveURL('/login?next=%2Fdashboard');
    await expect(accountButton(page)).toHaveCount(0);
  });

  test('[AUT-5] [STO-4] ends in every tab when its account goes, and changes with its account', async ({
    context,
    page,
  }) => {
    await register(page, newcomer);
    const other = await context.newPage();
    await open(other, '/dashboard');
    await expect(heading(other)).toHaveText('Dashboard');
    const list = await storedAccounts(page);
    const change = (accounts: readonly object[]) =>
      page.evaluate((text) => localStorage.setItem('users', text), JSON.stringify({ ...list, accounts }));
    await change(
      list.accounts.map((account) => (account.id === 3 ? { ...account, role: 'admin' } : account)),
    );
    await open(other, '/admin-dashboard');
    await expect(heading(other)).toHaveText('Admin Dashboard');
    await change(list.accounts);
    await expect(heading(other)).toHaveText('Admins only');
    await change(list.accounts.slice(0, 2));
    await expect(other).toHaveURL(/\/login/);
    await expect(accountButton(other)).toHaveCount(0);
  });

  test('[NAV-6] an account without a role is a Member, its picture is shown, and a letter where that fails', async ({
    page,
    watch,
  }) => {
    watch.expects(/status of 404|ERR_/);
    await register(page, { ...newcomer, name: 'éva Newcomer' });
    const list = await storedAccounts(page);
    const become = (profileImage: string) => {
      const accounts = list.accounts.map(({ role, ...account }) =>
        account.id === 3 ? { ...account, profileImage } : { ...account, role },
      );
      return page.evaluate(
        (text) => localStorage.setItem('users', text),
        JSON.stringify({ ...list, accounts }),
      );
    };
    const picture = accountButton(page).locator('img');
    await expect(accountButton(page)).toHaveText('É');
    await become('/art/products/1.svg');
    await page.reload();
    await waitUntilAlive(page);
    await expect(picture).toHaveAttribute('src', '/art/products/1.svg');
    await expect(accountButton(page)).toHaveText('');
    await accountButton(page).click();
    await expect(userMenu(page)).toContainText('Member');
    await become('/no/such/picture.png');
    await page.reload();
    await waitUntilAlive(page);
    await expect(accountButton(page)).toHaveText('É');
    await expect(picture).toHaveCount(0);
  });
});

test.describe('logging out', () => {
  test('[AUT-1] [MNU-3] [NAV-3] closes the menu, forgets the session, and stays on a page for everyone', async ({
    context,
    page,
  }) => {
    await seedUser(context, member);
    await open(page, '/products');
    await accountButton(page).click();
    await expect(userMenu(page)).toBeVisible();
    await logOutButton(page).click();
    await expect(userMenu(page)).toHaveCount(0);
    await expect(guestLink(page)).toBeVisible();
    await expect(cartLink(page)).toHaveCount(0);
    await expect(page).toHaveURL('/products');
    expect(await readStored(page, 'user')).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
    await page.reload();
    await waitUntilAlive(page);
    await expect(guestLink(page)).toBeVisible();
  });

  test('[AUT-6] that storage refuses: the person stays signed in and is told, until it works', async ({
    context,
    page,
    watch,
  }) => {
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

    await page.evaluate(() => {
      (window as unknown as { refusing: { isOn: boolean } }).refusing.isOn = false;
    });
    await logOut(page);
    await expect(page).toHaveURL('/login');
    expect(await readStored(page, 'user')).toBeNull();
  });
});

test('[STO-3] [AUT-1] with storage blocked from the start an account, a cart and a session live in memory, with one notice', async ({
  page,
  watch,
}) => {
  watch.expects(/console warning: Could not (?:read|save) "[\w.]+": storage is blocked/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const forgetful = page.getByText('This browser will not remember changes.');
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
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await expect(accountButton(page, newcomer.name)).toBeVisible();
  await expect(forgetful).toHaveCount(1);
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
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(accountButton(page, newcomer.name)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL('/dashboard');
  await expect(forgetful).toHaveCount(0);
});
