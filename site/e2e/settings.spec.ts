import { company } from '@loomwright/content';
import type { Page } from 'playwright/test';
import { accountButton, heading, member, seedUser } from './support/accounts.ts';
import { findViolations } from './support/axe.ts';
import { storedDraft } from './support/forms.ts';
import { hold, recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { downloadBy } from './support/portfolio.ts';
import { cartText, open, preferencesText, readStored } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('main').getByRole('group', { name: group }).getByRole('radio', { name });
const rowOf = (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(key, { exact: true }) });

test('preferences are stored, and apply to every tab', {
  tag: ['@THM-1', '@EMB-1', '@STO-4'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  const other = await context.newPage();
  await open(other, '/settings');
  await open(page, '/settings');
  await choice(page, 'Theme', 'Dark').check();
  await choice(page, 'Background', 'Off').check();
  await choice(page, 'Third-party content', 'Load at once').check();
  const wanted = preferencesText({ theme: 'dark', background: 'off', embeds: 'load' });
  await expect.poll(() => readStored(page, 'preferences')).toBe(wanted);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-background', 'off');
  await expect(choice(other, 'Third-party content', 'Load at once')).toBeChecked();
});

test('stored data is listed, and exported without hashes and other accounts', { tag: '@AUT-8' }, async ({
  context,
  page,
}) => {
  const hash = (whose: string) => ({ role: 'user', passwordHash: `hash-of-${whose}` });
  await seedUser(context, member, {
    cart_1: cartText([1, 2]),
    cart_2: cartText([4, 9]),
    users: JSON.stringify({
      nextId: 9,
      accounts: [
        { id: 1, email: member.email, name: member.name, ...hash('mine') },
        { id: 8, email: 'other@else.example', name: 'Else', ...hash('else') },
      ],
    }),
  });
  await open(page, '/settings');
  await page.getByText('Details: every key').click();
  await expect(rowOf(page, 'cart_1')).toContainText(/bytes/);
  const { name, text } = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Export as JSON' }).click(),
  );
  expect(name).toMatch(new RegExp(`^${company.prefix}-data-\\d{4}-\\d{2}-\\d{2}\\.json$`));
  const { account, stored } = JSON.parse(text);
  expect(account).toMatchObject({ id: 1, email: member.email, name: member.name });
  expect(stored.cart_1).toMatchObject([{ id: 1, quantity: 2 }]);
  expect(text).not.toMatch(/hash-of|other@else|cart_2/);
});

test('deleting an account by typing a word sends every tab home and erases its records', {
  tag: ['@AUT-8', '@AUT-3', '@STO-4'],
}, async ({ context, page }) => {
  await seedUser(context, member, {
    cart: '[]',
    cart_1: cartText([1, 2]),
    cart_2: cartText([4, 9]),
    quotes_1: '[]',
    activity_1: '[]',
    notifications_1: '[1]',
    'quotes_1.unreadable': '{',
  });
  await recordAnnouncements(context);
  const other = await context.newPage();
  await open(other, '/dashboard');
  await open(page, '/settings');
  for (const tab of [page, other])
    await tab.evaluate(
      (text) => sessionStorage.setItem('draft_contact', text),
      JSON.stringify({ owner: 1, values: { message: 'Mine' } }),
    );
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const word = dialog.getByLabel('Type DELETE to confirm');
  // Delays the code of the home page. Until it loads, nothing may redirect to the login.
  const code = await hold(page, /\.js$/);
  await word.fill('delete');
  await word.press('Enter');
  await expect(page).toHaveURL('/');
  await expect.poll(code.isRequested).toBe(true);
  code.release();
  await expect(heading(page)).toHaveText(/AI Solutions/);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect.poll(() => takeAnnouncements(tab)).toContain('Your account was deleted.');
    await expect(accountButton(tab)).toHaveCount(0);
    await expect.poll(() => storedDraft(tab, 'contact')).toBeNull();
  }
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['cart', 'cart_2', 'users']);
});
