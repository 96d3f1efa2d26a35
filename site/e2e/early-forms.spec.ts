import type { Page } from 'playwright/test';
import {
  accountButton,
  field,
  fillRegistration,
  loginButton,
  member,
  newcomer,
  registerButton,
  storedAccounts,
  storedLockout,
} from './support/accounts.ts';
import { hold } from './support/observe.ts';
import { restock, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const holdEntry = (page: Page) => hold(page, /\/assets\/main-/);
const password = 'canary-early-7f3a';

/** Everything that leaves the page, and every address it has, from here on. */
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

const ways = [
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['a press of the button', (page: Page) => loginButton(page).click()],
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
] as const;
test('[FRM-3] [FRM-4] [STO-5] what is sent before the page is alive counts once when it is, and the browser sends nothing itself', async ({
  page,
}) => {
  test.slow();
  for (const [way, send] of ways)
    await test.step(way, async () => {
      await restock(page);
      const entry = await holdEntry(page);
      await page.goto('/login', { waitUntil: 'commit' });
      const traffic = await recordTraffic(page);
      await field(page, 'Email').fill('nobody@example.com');
      await field(page, 'Password').fill(password);
      await send(page);
      await expect(loginButton(page)).toHaveText('Login');
      entry.release();
      await expect(page.getByText('Remaining attempts: 2'), way).toBeVisible({ timeout: 15_000 });
      await expect(field(page, 'Email')).toHaveValue('nobody@example.com');
      expect((await storedLockout(page))?.failures, way).toBe(1);
      await expectNotSent(page, traffic);
      expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('canary');
      page.removeAllListeners('request');
      page.removeAllListeners('framenavigated');
    });
});

test('[FRM-4] a form sent in the very moment the page begins to listen is not sent by the browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('site-listens', () =>
      document.querySelector<HTMLFormElement>('main form')?.requestSubmit(),
    );
  });
  const entry = await holdEntry(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const traffic = await recordTraffic(page);
  await field(page, 'Email').fill('nobody@example.com');
  await field(page, 'Password').fill(password);
  entry.release();
  await expect(page.getByText('Remaining attempts: 2')).toBeVisible({ timeout: 15_000 });
  await expectNotSent(page, traffic);
});

test('[LGN-5] [FRM-3] the right password and Enter lead to where the person was going', async ({ page }) => {
  const entry = await holdEntry(page);
  await page.goto('/login?next=%2Fcart', { waitUntil: 'commit' });
  await field(page, 'Email').fill(member.email);
  await field(page, 'Password').fill(member.password);
  await page.keyboard.press('Enter');
  entry.release();
  await expect(page).toHaveURL('/cart', { timeout: 15_000 });
  await expect(accountButton(page, member.name)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

test('[FRM-3] [LGN-6] what is typed, ticked and shown in a registration stays, and Enter makes one account', async ({
  page,
}) => {
  const entry = await holdEntry(page);
  await page.goto('/register', { waitUntil: 'commit' });
  const traffic = await recordTraffic(page);
  await fillRegistration(page, { ...newcomer, password });
  await page.getByRole('button', { name: 'Show password' }).click();
  entry.release();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await waitUntilAlive(page);
  await expect(field(page, 'Name')).toHaveValue(newcomer.name);
  await expect(field(page, 'Email')).toHaveValue(newcomer.email);
  await expect(field(page, 'Password')).toHaveValue(password);
  await expect(field(page, 'Confirm password')).toHaveValue(password);
  await expect(field(page, 'I agree to the Terms')).toBeChecked();

  const again = await holdEntry(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await fillRegistration(page, { ...newcomer, password });
  await registerButton(page).dblclick();
  again.release();
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await expect(accountButton(page, newcomer.name)).toBeVisible();
  expect((await storedAccounts(page)).accounts.map(({ id }) => id)).toEqual([1, 2, 3]);
  await expectNotSent(page, traffic);
});
