import { has } from '../build/configuration.ts';
import {
  accountButton,
  fillRegistration,
  member,
  newcomer,
  registerButton,
  submitLogin,
} from './support/accounts.ts';
import { blockStorage } from './support/block-storage.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('where a browser blocks storage, and with it locks and channels, accounts and the lab work from memory', {
  tag: ['@STO-3', '@AUT-1', '@REG-2', '@LAB-2'],
}, async ({ page, watch }) => {
  watch.expects(/console warning: Could not (?:read|save) "[\w.]+": storage is blocked/);
  watch.expects(/console warning: The carts could not be put in order: storage is blocked/);
  await page.addInitScript(blockStorage);

  await test.step('a member logs in', async () => {
    await open(page, '/login');
    await submitLogin(page, member.email, member.password);
    await expect(accountButton(page, member.name)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a new account is made', async () => {
    await open(page, '/register');
    await fillRegistration(page, newcomer);
    await registerButton(page).click();
    await expect(accountButton(page, newcomer.name)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('the page goes on listening: the theme changes', async () => {
    await page.getByRole('radio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the lab finds no other tab, and says so', async () => {
    if (!has('lab')) return;
    await open(page, '/statecharts?live');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByRole('button', { name: 'Find other tabs' }).click();
    await expect(page.getByText(/^No other tab of this browser/)).toBeVisible();
  });
});
