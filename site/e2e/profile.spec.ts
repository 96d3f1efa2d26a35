import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { accountButton, expectError, field, member, problemLinks, seedUser } from './support/accounts.ts';
import { notice, open, readStored } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const fileAt = (path: string) => fileURLToPath(new URL(`../dist/public/${path}`, import.meta.url));
const pictureIn = (page: Page) => accountButton(page).locator('img');
const chooser = (page: Page) => page.getByRole('main').locator('input[type="file"]');
test('a new name and picture are shown in every tab at once, and kept', {
  tag: ['@AUT-8', '@NAV-6', '@STO-4', '@FRM-3'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  const other = await context.newPage();
  await open(other, '/products');
  await open(page, '/profile');
  const tabs = [page, other];
  await field(page, 'Name').fill('  Mira Weaver ');
  await field(page, 'Name').press('Enter');
  await expect(notice(page, 'Your name was saved.')).toBeVisible();
  for (const tab of tabs) await expect(accountButton(tab, 'Mira Weaver')).toBeVisible();

  await chooser(page).setInputFiles(fileAt('icon-512.png'));
  for (const tab of tabs) await expect(pictureIn(tab)).toHaveJSProperty('naturalWidth', 256);
  const { accounts } = JSON.parse((await readStored(page, 'users')) ?? '');
  expect(accounts[0].profileImage.length).toBeLessThanOrEqual(60_000);
  await page.getByRole('button', { name: 'Remove picture' }).press('Enter');
  for (const tab of tabs) await expect(pictureIn(tab)).toHaveCount(0);
  await expect(chooser(page)).toBeFocused();
});

test('changing the password requires the current one', { tag: ['@AUT-8', '@FRM-3', '@FRM-4'] }, async ({
  context,
  page,
}) => {
  await seedUser(context, member);
  await open(page, '/profile');
  const labels = ['Current password', 'New password', 'Confirm new password'] as const;
  for (const label of labels) await field(page, label).fill('heddle-and-reed');
  await field(page, 'Current password').fill('not this one');
  const submit = page.getByRole('button', { name: /^Change password|^Changing/ });
  await submit.dblclick();
  await expect(problemLinks(page)).toHaveText(['This is not your current password']);
  await expectError(page, 'Current password', 'This is not your current password');
  await field(page, 'Current password').fill(member.password);
  await submit.click();
  await expect(notice(page, 'Your password was changed.')).toBeVisible();
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
});
