import { products } from '@loomwright/catalogue';
import type { Page } from 'playwright/test';
import {
  accountButton,
  field,
  guestLink,
  loginButton,
  member,
  seedUser,
  storedLockout,
  submitLogin,
} from './support/accounts.ts';
import { failRequests, isLazyScript, lost } from './support/fail-requests.ts';
import { expectVisibleFocus } from './support/keyboard.ts';
import { open, seed } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const restoreFailed = (page: Page) => page.getByRole('alert').getByText('Failed to restore session');
const loginFailed = (page: Page) => page.getByRole('main').getByText('Failed to login. Please try again.');

test.beforeEach(({ watch }) => watch.expects(lost));

test('a session whose code fails to load is reported, and restored by the next load', {
  tag: ['@RTE-6', '@AUT-5'],
}, async ({ context, page }) => {
  let isFailing = true;
  await seedUser(context, member);
  await failRequests(page, await isLazyScript(page, '/products'), () => isFailing);
  await open(page, '/products');
  await expect(restoreFailed(page)).toBeVisible();
  await expect(guestLink(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(products.length);
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(restoreFailed(page)).toHaveCount(0);
  await expectVisibleFocus(page, 'after dismissing');
  isFailing = false;
  await page.reload();
  await expect(accountButton(page, member.name)).toBeVisible();
  await expect(restoreFailed(page)).toHaveCount(0);
});

test('a login whose code fails to load loses no text and no attempt', {
  tag: ['@RTE-6', '@AUT-7', '@LGN-2'],
}, async ({ context, page }) => {
  const failures = { failures: 1, locks: 0, lockedUntil: null };
  await seed(context, { login_lockout: JSON.stringify(failures) });
  await open(page, '/login');
  // The first focus loads the account code, and the browser is offline by then.
  await context.setOffline(true);
  await submitLogin(page, member.email, member.password);
  await expect(loginFailed(page)).toBeVisible();
  await expect(page.getByText('Remaining attempts')).toHaveCount(0);
  await expect(field(page, 'Password')).toHaveValue(member.password);
  await expect.poll(() => storedLockout(page)).toEqual(failures);
  await context.setOffline(false);
  await loginButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(accountButton(page, member.name)).toBeVisible();
});
