import { company } from '@loomwright/content';
import type { Page } from 'playwright/test';
import {
  accountButton,
  expectError,
  fillRegistration,
  guestLink,
  heading,
  member,
  newcomer,
  problemBox,
  registerButton,
  seedUser,
  storedAccounts,
  submitLogin,
} from './support/accounts.ts';
import { expectFit, findViolations } from './support/axe.ts';
import { storedDraft } from './support/forms.ts';
import { hold } from './support/observe.ts';
import { downloadBy } from './support/portfolio.ts';
import { cartText, notice, open, preferencesText, readStored } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('main').getByRole('group', { name: group }).getByRole('radio', { name });
const attribute = (page: Page, name: string) => page.locator('html').getAttribute(name);
const rowOf = (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(key, { exact: true }) });

test('preferences apply to every tab; stored data is listed and exported, without other accounts’; signing out everywhere logs out every tab', {
  tag: ['@THM-1', '@EMB-1', '@STO-4', '@AUT-8', '@AUT-1'],
}, async ({ context, page }) => {
  test.slow();
  const hash = (whose: string) => ({ role: 'user', passwordHash: `hash-of-${whose}` });
  await seedUser(context, member, {
    cart_1: cartText([1, 2]),
    cart_2: cartText([4, 9]),
    quotes_1: '[]',
    users: JSON.stringify({
      nextId: 9,
      accounts: [
        { id: 1, email: member.email, name: member.name, ...hash('mine') },
        { id: 8, email: 'somebody@else.example', name: 'Else', ...hash('else') },
      ],
    }),
  });
  const other = await context.newPage();
  await open(other, '/settings');
  await open(page, '/settings');

  await test.step('theme, background and embeds', async () => {
    await choice(page, 'Theme', 'Dark').check();
    await choice(page, 'Background', 'Off').check();
    await choice(page, 'Third-party content', 'Load at once').check();
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(tab.locator('html')).toHaveAttribute('data-background', 'off');
      await expect(choice(tab, 'Third-party content', 'Load at once')).toBeChecked();
    }
    const text = () => readStored(page, 'preferences');
    await expect.poll(text).toBe(preferencesText({ theme: 'dark', background: 'off', embeds: 'load' }));
    await page.reload();
    await expect(choice(page, 'Background', 'Off')).toBeChecked();
    expect([await attribute(page, 'data-theme'), await attribute(page, 'data-background')]).toEqual([
      'dark',
      'off',
    ]);
    await choice(page, 'Background', 'Off').press('ArrowLeft');
    await expect(choice(other, 'Background', 'Still')).toBeChecked();
    await expect(other.locator('html')).toHaveAttribute('data-background', 'paused');
    await choice(page, 'Background', 'Still').press('ArrowLeft');
    await expect(choice(other, 'Background', 'Moving')).toBeChecked();
    await expect(other.locator('html')).not.toHaveAttribute('data-background');
  });

  await test.step('the current stored data', async () => {
    await page.getByText('Details: every key').click();
    await expect(rowOf(page, 'cart_1')).toContainText(/bytes/);
    await expect(rowOf(page, 'login_lockout')).toContainText('nothing there');
    await page.evaluate(() => sessionStorage.setItem('draft_contact', '{"message":"Hello"}'));
    await expect(rowOf(page, 'draft_{form}')).toContainText('19 bytes');
  });

  await test.step('exported without hashes and other accounts', async () => {
    const { name, text } = await downloadBy(page, () =>
      page.getByRole('button', { name: 'Export as JSON' }).click(),
    );
    expect(name).toMatch(new RegExp(`^${company.prefix}-data-\\d{4}-\\d{2}-\\d{2}\\.json$`));
    const data = JSON.parse(text);
    expect(data.about).toContain('hashes');
    expect(data.account).toMatchObject({ id: 1, email: member.email, name: member.name });
    expect(data.stored.cart_1).toMatchObject([{ id: 1, quantity: 2 }]);
    expect(data.stored.quotes_1).toEqual([]);
    expect(data.thisTab.draft_contact).toEqual({ message: 'Hello' });
    expect(text).not.toMatch(/hash-of|somebody@else|cart_2/);
  });

  await test.step('signed out everywhere', async () => {
    await page.getByRole('button', { name: 'Log out in every tab' }).click();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/login/);
      await expect(guestLink(tab)).toBeVisible();
    }
  });
});

test('an account is deleted after typing a word, with all its records, in every tab', {
  tag: ['@AUT-8', '@AUT-3', '@STO-4'],
}, async ({ context, page }) => {
  test.slow();
  await seedUser(context, member, {
    cart: '[]',
    cart_1: cartText([1, 2]),
    cart_2: cartText([4, 9]),
    quotes_1: '[]',
    activity_1: '[]',
    notifications_1: '[1]',
    'quotes_1.unreadable': '{',
  });
  const other = await context.newPage();
  await open(other, '/dashboard');
  // The way home is as long as its code takes: meanwhile nothing leads to the login.
  const home = await hold(page, /\/assets\/home-page-/);
  await open(page, '/settings');
  for (const tab of [page, other])
    await tab.evaluate(
      (text) => sessionStorage.setItem('draft_contact', text),
      JSON.stringify({ owner: 1, values: { message: 'Mine' } }),
    );
  const ask = page.getByRole('button', { name: 'Delete my account' });
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await ask.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await ask.press('Enter');
  const word = dialog.getByLabel('Type DELETE to confirm');
  await word.fill('remove');
  await word.press('Enter');
  await expect(problemBox(page)).toBeFocused();
  await expectError(page, 'Type DELETE to confirm', 'Type DELETE to confirm');
  await word.fill('delete');
  await word.press('Enter');

  await expect(page).toHaveURL('/');
  await expect.poll(home.isRequested).toBe(true);
  await expect(notice(page, 'Your account was deleted.')).toBeVisible();
  home.release();
  await expect(heading(page)).toHaveText(/AI Solutions/);
  await expect(notice(page, 'Your account was deleted.')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(accountButton(tab)).toHaveCount(0);
    await expect(guestLink(tab)).toBeVisible();
  }
  const keysLeft = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(keysLeft).toEqual(['cart', 'cart_2', 'users']);
  for (const tab of [page, other]) await expect.poll(() => storedDraft(tab, 'contact')).toBeNull();
  expect(await storedAccounts(page)).toMatchObject({ nextId: 3, accounts: [{ id: 2 }] });
  // A deleted sample account does not return with the next document, nor does its cart.
  await open(page, '/login');
  await submitLogin(page, member.email, member.password);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  expect((await storedAccounts(page)).accounts.map(({ id }) => id)).toEqual([2]);
  expect((await keysLeft()).filter((key) => key.endsWith('_1'))).toEqual([]);
});

test('a long email address fits the pages of an account and the question before its deletion, 320 px wide', {
  tag: ['@A11-1', '@AUT-8'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/register');
  const email = `${'a'.repeat(40)}@${'consulting'.repeat(4)}.example`;
  await fillRegistration(page, { ...newcomer, email });
  await registerButton(page).click();
  await expect(page).toHaveURL('/');
  for (const path of ['/profile', '/settings', '/dashboard']) {
    await open(page, path);
    await expect(heading(page)).toBeVisible();
    await expectFit(page, 320);
  }
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText(email)).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
