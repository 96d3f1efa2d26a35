import { MAX_FAILURES } from '@loomwright/login/limits';
import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import {
  accountButton,
  field,
  fillRegistration,
  loginButton,
  logOut,
  newcomer,
  registerButton,
  storedAccounts,
  storedLockout,
} from './support/accounts.ts';
import { hold } from './support/observe.ts';
import { replaceStorage, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const holdEntry = (page: Page) => hold(page, /\/assets\/main-/);
const password = 'canary-early-7f3a';

/** Records every request and every address of the page from here on. */
const recordTraffic = async (page: Page) => {
  const traffic: string[] = [];
  page.on('request', (request) => {
    traffic.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  page.on('framenavigated', (frame) => traffic.push(`shown ${frame.url()}`));
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  return traffic;
};
const expectNotSent = async (page: Page, traffic: readonly string[]) => {
  expect(traffic.filter((entry) => !/^(?:GET|shown) /.test(entry))).toEqual([]);
  expect(traffic.filter((entry) => entry.includes('canary') || /\?.*=/.test(entry))).toEqual([]);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
};

// The last action is replayed: by key, by press, and by neither.
const ways = [
  [
    'Enter and three presses',
    async (page: Page) => {
      await page.keyboard.press('Enter');
      await loginButton(page).dblclick();
      await loginButton(page).click();
    },
  ],
  [
    'a form sent by a password manager',
    (page: Page) =>
      page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit()),
  ],
  ['a press of the button', (page: Page) => loginButton(page).click()],
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
] as const;
test('a form submitted before or during hydration is submitted once after it, and the browser itself sends nothing', {
  tag: ['@FRM-3', '@FRM-4', '@STO-5'],
}, async ({ page }) => {
  test.slow();
  const sendEarly = async (way: string, send: () => Promise<unknown>) => {
    await replaceStorage(page);
    const entry = await holdEntry(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const traffic = await recordTraffic(page);
    await field(page, 'Email').fill('unknown@example.com');
    await field(page, 'Password').fill(password);
    await send();
    await expect(loginButton(page)).toHaveText('Log in');
    entry.release();
    await expect(page.getByText(`Remaining attempts: ${MAX_FAILURES - 1}`), way).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue('unknown@example.com');
    expect((await storedLockout(page))?.failures, way).toBe(1);
    await expectNotSent(page, traffic);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('canary');
    page.removeAllListeners('request');
    page.removeAllListeners('framenavigated');
    await entry.stop();
  };
  for (const [way, send] of samples(ways)) await test.step(way, () => sendEarly(way, () => send(page)));

  await test.step('during hydration', async () => {
    await page.addInitScript(() => {
      window.addEventListener('site-hydrated', () =>
        document.querySelector<HTMLFormElement>('main form')?.requestSubmit(),
      );
    });
    await sendEarly('the moment', async () => {});
  });
});

test('a registration filled in before hydration keeps its values, and repeated submits make one account; an early login leads to the requested page', {
  tag: ['@FRM-3', '@LGN-5', '@LGN-6'],
}, async ({ page }) => {
  test.slow();
  await test.step('a registration filled in early', async () => {
    const entry = await holdEntry(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await fillRegistration(page, { ...newcomer, password });
    await page.getByRole('button', { name: 'Show password' }).click();
    entry.release();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await waitUntilHydrated(page);
    await expect(field(page, 'Name')).toHaveValue(newcomer.name);
    await expect(field(page, 'Email')).toHaveValue(newcomer.email);
    await expect(field(page, 'Password')).toHaveValue(password);
    await expect(field(page, 'Confirm password')).toHaveValue(password);
    await expect(field(page, 'I agree to the Terms')).toBeChecked();
    await entry.stop();
  });

  await test.step('a registration submitted early', async () => {
    const entry = await holdEntry(page);
    await page.goto('/register', { waitUntil: 'commit' });
    const traffic = await recordTraffic(page);
    await fillRegistration(page, { ...newcomer, password });
    await field(page, 'Password').press('Enter');
    await registerButton(page).dblclick();
    entry.release();
    await expect(page).toHaveURL('/');
    await expect(accountButton(page, newcomer.name)).toBeVisible();
    expect((await storedAccounts(page)).accounts.map(({ id }) => id)).toEqual([1, 2, 3]);
    await expectNotSent(page, traffic);
    await entry.stop();
  });

  await test.step('a login submitted early', async () => {
    await logOut(page);
    const entry = await holdEntry(page);
    await page.goto('/login?next=%2Fcart', { waitUntil: 'commit' });
    await field(page, 'Email').fill(newcomer.email);
    await field(page, 'Password').fill(password);
    await page.keyboard.press('Enter');
    entry.release();
    await expect(page).toHaveURL('/cart');
    await expect(accountButton(page, newcomer.name)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  });
});
