import type { Page } from 'playwright/test';
import {
  accountButton,
  fillRegistration,
  logOut,
  member,
  newcomer,
  registerButton,
  submitLogin,
  userText,
} from './support/accounts.ts';
import { open, readStored, restock, seed } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const garbage = '{"failures":-1,"nextId":"x","id":[]}';
const expectMoved = async (page: Page, key: string, complaints: readonly string[], times = 1) => {
  await expect.poll(() => readStored(page, `${key}.unreadable`)).toBe(garbage);
  expect(await readStored(page, key)).not.toBe(garbage);
  expect(complaints.length, key).toBe(times);
};

test('[STO-2] what a member has and nobody can read is moved away, said once, and its page works', async ({
  page,
  watch,
}) => {
  for (const [place, [key, path, name]] of (
    [
      ['cart_1', '/cart', 'Your cart'],
      ['notifications_1', '/dashboard', 'Dashboard'],
      ['quotes_1', '/orders', 'My Orders'],
      ['activity_1', '/activity', 'Your activity'],
    ] as const
  ).entries())
    await test.step(`${key} at ${path}`, async () => {
      watch.expects(new RegExp(`console warning: What was stored under "${key}" could not be read`));
      await restock(page, { user: userText(member), [key]: garbage });
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(accountButton(page, member.name)).toBeVisible();
      await expectMoved(page, key, watch.complaints, place + 1);
    });
});

test('[STO-2] [LGN-4] a lockout that is none is moved away, said once, and logging in works', async ({
  context,
  page,
  watch,
}) => {
  watch.expects(/console warning: What was stored under "login_lockout" could not be read/);
  await seed(context, { login_lockout: garbage });
  await open(page, '/login');
  await submitLogin(page, member.email, member.password);
  await expect(page).toHaveURL('/dashboard', { timeout: 15_000 });
  await expectMoved(page, 'login_lockout', watch.complaints);
});

test('[STO-2] [AUT-8] a list of accounts that is none is moved away, said once: no sample comes back, new ones can be made', async ({
  context,
  page,
  watch,
}) => {
  watch.expects(/console warning: What was stored under "users" could not be read/);
  await seed(context, { users: garbage });
  await open(page, '/login');
  await submitLogin(page, member.email, member.password);
  await expect(page.getByText('Remaining attempts: 2')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await fillRegistration(page, newcomer);
  await registerButton(page).click();
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await expect(accountButton(page, newcomer.name)).toBeVisible();
  await expectMoved(page, 'users', watch.complaints);
});

test('[STO-1] [STO-5] nothing but the listed keys is stored in a member’s visit, from registering to a notification read', async ({
  page,
}) => {
  await open(page, '/products/2');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await open(page, '/register');
  await fillRegistration(page, newcomer);
  await registerButton(page).click();
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await logOut(page);
  await open(page, '/login');
  await submitLogin(page, newcomer.email, 'no such word');
  await expect(page.getByText('Remaining attempts: 2')).toBeVisible({ timeout: 15_000 });
  await submitLogin(page, newcomer.email, newcomer.password);
  await expect(page).toHaveURL('/dashboard', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  const keys = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
  const wanted = ['activity_3', 'cart', 'cart_3', 'login_lockout', 'notifications_3', 'user', 'users'];
  await expect.poll(keys).toEqual([...wanted, 'splash_seen'].toSorted());
  const { email, name } = newcomer;
  expect(JSON.parse((await readStored(page, 'user')) ?? '')).toEqual({ id: 3, email, name, role: 'user' });
  const { accounts, nextId } = JSON.parse((await readStored(page, 'users')) ?? '');
  expect(nextId).toBe(4);
  for (const account of accounts)
    expect(Object.keys(account).toSorted()).toEqual(['email', 'id', 'name', 'passwordHash', 'role']);
  expect(await page.context().cookies()).toEqual([]);
});
