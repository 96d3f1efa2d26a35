import { MAX_FAILURES } from '@loomwright/login/limits';
import type { Page } from 'playwright/test';
import {
  accountButton,
  expectError,
  field,
  heading,
  logOut,
  member,
  problemBox,
  problemLinks,
  seedUser,
  storedLockout,
  submitLogin,
  userMenu,
} from './support/accounts.ts';
import { findViolations } from './support/axe.ts';
import { open, readStored } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const setButton = (page: Page) => page.getByRole('button', { name: 'Set new password' });

/** A mismatch has the same message, whether or not the account exists. */
const expectNoMatch = async (page: Page) => {
  await field(page, 'Recovery code').fill('ABCDE-FGH1J-KMN0P-QRSTV-WXYZ2');
  await field(page, 'New password').fill('heddle-and-reed');
  await field(page, 'Confirm new password').fill('heddle-and-reed');
  for (const email of ['unknown@loomwright.example', member.email]) {
    await field(page, 'Email').fill(email);
    await setButton(page).click();
    await expect(problemBox(page)).toContainText(
      'The email and the recovery code do not match an account in this browser.',
    );
    await expect(problemBox(page)).toBeFocused();
    await expect(field(page, 'New password')).toHaveValue('heddle-and-reed');
  }
};

test('a recovery code is shown once, sets a new password during a lockout, and works once; another code does nothing', {
  tag: ['@AUT-8', '@LGN-4', '@STO-5', '@AUT-4', '@FRM-3'],
}, async ({ context, page }) => {
  test.slow();
  await seedUser(context, member);
  await open(page, '/settings');
  const main = page.getByRole('main');
  let code = '';
  await test.step('creating a code needs the password', async () => {
    await expect(main.getByText('Your account has no recovery code yet.')).toBeVisible();
    await field(page, 'Current password').fill('not this one');
    await page.getByRole('button', { name: 'Create a recovery code' }).click();
    await expect(problemLinks(page)).toHaveText(['This is not your current password']);
    await field(page, 'Current password').fill(member.password);
    await field(page, 'Current password').press('Enter');
    // A key that is still pressed must not cost the code.
    await page.keyboard.press('x');
    const shown = main.getByText(/^[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}$/);
    await expect(shown).toBeVisible();
    code = (await shown.textContent()) ?? '';
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'I’ve saved it' }).click();
    await expect(shown).toHaveCount(0);
    await expect(main.getByText('Your account has a recovery code.')).toBeVisible();
    expect(await page.content()).not.toContain(code);
    await page.reload();
    await expect(main.getByText('Your account has a recovery code.')).toBeVisible();
    expect(await page.content()).not.toContain(code);
    expect(await readStored(page, 'users')).not.toContain(code.replaceAll('-', ''));
  });

  await test.step('a locked login links to the form', async () => {
    await logOut(page);
    const lockedUntil = Date.now() + 400_000;
    await page.evaluate(
      (text) => localStorage.setItem('login_lockout', text),
      JSON.stringify({ failures: MAX_FAILURES, locks: 1000, lockedUntil }),
    );
    await open(page, '/login');
    await expect(page.getByText('Too many login attempts.')).toBeVisible();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The previous page, which has a field of the same name, stays until this page's code is loaded.
    await expect(heading(page)).toHaveText('Forgot your password?');
    await expect(page.getByText('no email can be sent')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/support');
  });

  await test.step('errors are shown at their fields', async () => {
    await setButton(page).click();
    await expect(problemLinks(page)).toHaveText([
      'Email is required',
      'Recovery code is required',
      'Password is required',
      'Please confirm your password',
    ]);
    await field(page, 'Recovery code').fill('ABCDE');
    await field(page, 'Recovery code').press('Tab');
    await expectError(page, 'Recovery code', 'A recovery code has 25 letters and digits, in 5 groups of 5');
    expect(await findViolations(page)).toEqual([]);
    await expectNoMatch(page);
  });

  await test.step('the code sets a new password, ends the lockout, and works once', async () => {
    await field(page, 'Email').fill(` ${member.email.toUpperCase()} `);
    await field(page, 'Recovery code').fill(code.toLowerCase().replaceAll('-', ' '));
    await setButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your password was set' })).toBeVisible();
    await expect(accountButton(page)).toHaveCount(0);
    await expect.poll(async () => (await storedLockout(page))?.lockedUntil).toBe(null);
    await main.getByRole('link', { name: 'Log in', exact: true }).click();
    await submitLogin(page, member.email, 'heddle-and-reed');
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page)).toHaveText('Dashboard');
    await accountButton(page).click();
    await userMenu(page).getByRole('link', { name: 'Settings' }).click();
    await expect(main.getByText('Your account has no recovery code yet.')).toBeVisible();
  });
});
