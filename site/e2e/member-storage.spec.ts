import { MAX_FAILURES } from '@loomwright/login/limits';
import type { Page } from 'playwright/test';
import {
  accountButton,
  fillRegistration,
  guestLink,
  heading,
  logOut,
  member,
  newcomer,
  registerButton,
  seedUser,
  submitLogin,
  userMenu,
} from './support/accounts.ts';
import { open, readStored, replaceStorage } from './support/site.ts';
import { expect, test, type Watch } from './support/site-test.ts';

const garbage = '{"failures":-1,"nextId":"x","id":[]}';
/** The unreadable text is kept in a second key, a valid record replaces it, and one warning names it. */
const expectQuarantined = async (page: Page, { matching }: Watch, key: string) => {
  await expect.poll(() => readStored(page, `${key}.unreadable`)).toBe(garbage);
  expect(await readStored(page, key)).not.toBe(garbage);
  expect(matching(new RegExp(`"${key}"`)).length, key).toBe(1);
};

test('unreadable records of a member, of the lockout and of the accounts are moved, reported once, and every page works', {
  tag: ['@STO-2', '@LGN-4', '@AUT-8'],
}, async ({ context, page, watch }) => {
  watch.expects(/console warning: What was stored under "(?:\w+_1|login_lockout|users)" could not be read/);
  const keys = ['cart_1', 'notifications_1', 'quotes_1', 'activity_1'];
  await seedUser(context, member, Object.fromEntries(keys.map((key) => [key, garbage])));
  await open(page, '/cart');
  await expect(accountButton(page, member.name)).toBeVisible();
  await expect(heading(page)).toHaveText('Your cart');
  await expectQuarantined(page, watch, 'cart_1');
  const openFromMenu = async (name: string) => {
    await accountButton(page).click();
    await userMenu(page).getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
  };
  await openFromMenu('My Orders');
  await expectQuarantined(page, watch, 'quotes_1');
  await openFromMenu('Dashboard');
  await expect(page.getByText('4 unread', { exact: true })).toBeVisible();
  await expectQuarantined(page, watch, 'notifications_1');
  await page.getByRole('link', { name: 'See all activity' }).click();
  await expect(heading(page)).toHaveText('Your activity');
  await expectQuarantined(page, watch, 'activity_1');
  expect(watch.problems.length).toBe(keys.length);

  await test.step('no attempt counts, no sample account returns, and new accounts can be made', async () => {
    await replaceStorage(page, { users: garbage, login_lockout: garbage });
    await open(page, '/login');
    await submitLogin(page, member.email, member.password);
    await expect(page.getByText(`Remaining attempts: ${MAX_FAILURES - 1}`)).toBeVisible();
    await expectQuarantined(page, watch, 'login_lockout');
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await fillRegistration(page, newcomer);
    await registerButton(page).click();
    await expect(page).toHaveURL('/');
    await expect(accountButton(page, newcomer.name)).toBeVisible();
    await expectQuarantined(page, watch, 'users');
    expect(watch.problems.length).toBe(keys.length + 2);
  });
});

test('a member’s visit stores only the listed keys, from the registration to a notification marked read', {
  tag: ['@STO-1', '@STO-5'],
}, async ({ page }) => {
  await open(page, '/products/2');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await fillRegistration(page, newcomer);
  await registerButton(page).click();
  await expect(page).toHaveURL('/');
  await logOut(page);
  await guestLink(page).click();
  await submitLogin(page, newcomer.email, 'no such word');
  await expect(page.getByText(`Remaining attempts: ${MAX_FAILURES - 1}`)).toBeVisible();
  await submitLogin(page, newcomer.email, newcomer.password);
  await expect(page).toHaveURL('/dashboard');
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
