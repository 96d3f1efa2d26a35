import { FIRST_LOCK_MS, MAX_FAILURES } from '@loomwright/login/limits';
import { field, loginButton, member, problemBox, submitLogin } from './support/accounts.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, seed, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('the last allowed failure locks the form in every tab for the full time', {
  tag: ['@LGN-3', '@LGN-4', '@STO-4', '@A11-1'],
}, async ({ context, page }) => {
  await context.clock.install({ time: Date.parse('2026-05-06T10:00:00Z') });
  await recordAnnouncements(page);
  const failures = { failures: MAX_FAILURES - 1, locks: 0, lockedUntil: null };
  await seed(context, { login_lockout: JSON.stringify(failures) });
  const other = await context.newPage();
  await open(other, '/login');
  await field(other, 'Email').fill(member.email);
  await open(page, '/login');
  await submitLogin(page, member.email, 'not-on-the-loom');
  const tabs = [page, other];

  for (const tab of tabs) {
    await expect(tab.getByText('Too many login attempts. Please try again later.')).toBeVisible();
    await expect(problemBox(tab).getByText(/^Try again in \d+:\d\d$/)).toBeVisible();
    await expect(loginButton(tab)).toHaveAttribute('aria-disabled', 'true');
    await expect(field(tab, 'Email')).toHaveValue(member.email);
  }
  await expect(problemBox(page)).toBeFocused();
  await expect
    .poll(() => takeAnnouncements(page))
    .toContainEqual(expect.stringMatching(/^The form is locked/));
  await page.reload();
  await waitUntilHydrated(page);
  await expect(loginButton(page)).toHaveAttribute('aria-disabled', 'true');

  await context.clock.fastForward(FIRST_LOCK_MS + 1000);
  for (const tab of tabs) {
    await expect(tab.getByText('You can log in again.').filter({ visible: true }).first()).toBeVisible();
    await expect(loginButton(tab)).toHaveAttribute('aria-disabled', 'false');
  }
  await expect.poll(() => takeAnnouncements(page)).toContain('You can log in again.');
});
