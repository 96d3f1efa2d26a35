import { MAX_FAILURES } from '@loomwright/login/limits';
import {
  accountButton,
  field,
  heading,
  logOut,
  member,
  seedUser,
  storedLockout,
  submitLogin,
} from './support/accounts.ts';
import { findViolations } from './support/axe.ts';
import { retainedData, typeIn, watchLeaks } from './support/leaks.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const password = 'heddle-and-reed';

test('a recovery code is shown once, and sets a new password during a lockout', {
  tag: ['@AUT-8', '@LGN-4', '@STO-5', '@AUT-4', '@FRM-3'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  const expectNoLeak = await watchLeaks(context, password);
  await open(page, '/settings');
  const main = page.getByRole('main');
  await field(page, 'Current password').fill(member.password);
  await field(page, 'Current password').press('Enter');
  // A key press must not dismiss the code.
  await page.keyboard.press('x');
  const shown = main.getByText(/^[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}$/);
  await expect(shown).toBeVisible();
  const code = (await shown.textContent()) ?? '';
  expect((await retainedData(page)).split(code).length).toBe(2);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(shown).toHaveCount(0);
  await expect(main.getByText('Your account has a recovery code.')).toBeVisible();
  const secrets = [code, code.replaceAll('-', ''), code.slice(0, 11)];
  await expectNoLeak(...secrets);

  await logOut(page);
  await page.evaluate(
    (text) => localStorage.setItem('login_lockout', text),
    JSON.stringify({ failures: MAX_FAILURES, locks: 1000, lockedUntil: Date.now() + 400_000 }),
  );
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The previous page also has an Email field, and stays until the next one’s code has loaded.
  await expect(heading(page)).toHaveText('Forgot your password?');
  await field(page, 'Email').fill(` ${member.email.toUpperCase()} `);
  await typeIn(page, 'Recovery code', code.toLowerCase().replaceAll('-', ' '));
  await typeIn(page, 'New password', password);
  await typeIn(page, 'Confirm new password', password);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was set' })).toBeVisible();
  await expect(accountButton(page)).toHaveCount(0);
  await expect.poll(async () => (await storedLockout(page))?.lockedUntil).toBe(null);
  await expectNoLeak(...secrets);
  await main.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(heading(page)).toHaveText('Log in');
  await submitLogin(page, member.email, password);
  await expect(page).toHaveURL('/dashboard');
});
