import { MAX_FAILURES } from '@loomwright/login/limits';
import type { Page } from 'playwright/test';
import {
  accountButton,
  field,
  fillRegistration,
  loginButton,
  newcomer,
  registerButton,
  storedAccounts,
  storedLockout,
} from './support/accounts.ts';
import { hold } from './support/observe.ts';
import { codeOf, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const password = 'canary-early-7f3a';

const openEarly = async (page: Page, path: string) => {
  const { release } = await hold(page, codeOf('main.tsx'));
  await page.goto(path, { waitUntil: 'commit' });
  const traffic: string[] = [];
  page.on('request', (request) =>
    traffic.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  const expectNotSent = async () => {
    expect(traffic.filter((entry) => !entry.startsWith('GET '))).toEqual([]);
    expect(traffic.filter((entry) => entry.includes('canary') || /\?.*=/.test(entry))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('canary');
  };
  return { release, expectNotSent };
};

test('a login submitted repeatedly before hydration is sent once, by script', {
  tag: ['@FRM-3', '@FRM-4', '@STO-5'],
}, async ({ page }) => {
  const { expectNotSent, release } = await openEarly(page, '/login');
  await field(page, 'Email').fill('unknown@example.com');
  await field(page, 'Password').fill(password);
  await page.keyboard.press('Enter');
  await loginButton(page).dblclick();
  release();
  await expect(page.getByText(`Remaining attempts: ${MAX_FAILURES - 1}`)).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('unknown@example.com');
  expect((await storedLockout(page))?.failures).toBe(1);
  await expectNotSent();
});

test('a registration filled in before hydration keeps its values, and is sent once', {
  tag: ['@FRM-3', '@FRM-4', '@LGN-6', '@REG-2'],
}, async ({ page }) => {
  const { expectNotSent, release } = await openEarly(page, '/register');
  await fillRegistration(page, { ...newcomer, password });
  await page.getByRole('button', { name: 'Show password' }).click();
  release();
  await waitUntilHydrated(page);
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await expect(field(page, 'Name')).toHaveValue(newcomer.name);
  await expect(field(page, 'I agree to the Terms')).toBeChecked();
  await registerButton(page).dblclick();
  await expect(page).toHaveURL('/');
  await expect(accountButton(page, newcomer.name)).toBeVisible();
  expect((await storedAccounts(page)).accounts.map(({ id }) => id)).toEqual([1, 2, 3]);
  await expectNotSent();
});
