import { products } from '@loomwright/catalogue';
import type { Page } from 'playwright/test';
import {
  accountButton,
  field,
  loginButton,
  member,
  seedUser,
  storedLockout,
  submitLogin,
} from './support/accounts.ts';
import { expectVisibleFocus } from './support/keyboard.ts';
import { lose, lost } from './support/lose.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const chunk = {
  login: /\/assets\/login-page/,
  session: /\/assets\/account-repository/,
  hasher: /\/assets\/password-hasher/,
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mainLink = (page: Page, name: string) =>
  page.getByLabel('Main').getByRole('link', { name, exact: true });
const restoreFailed = (page: Page) => page.getByRole('alert').getByText('Failed to restore session');

test.beforeEach(({ watch }) => watch.expects(lost));

test('without the session’s code a page for everyone works and reports the error, and the next load restores the session; a page for members leads to the login, and back once the code loads', {
  tag: ['@RTE-6', '@AUT-5', '@DSH-3'],
}, async ({ context, page }) => {
  let isGone = true;
  await seedUser(context, member);
  await lose(page, chunk.session, () => isGone);

  await test.step('a page for everyone', async () => {
    await open(page, '/products');
    await expect(restoreFailed(page)).toBeVisible();
    await expect(mainLink(page, 'Login')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(products.length);
    await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
    await expect(heading(page)).toHaveText('AI Chatbot Integration');
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(restoreFailed(page)).toHaveCount(0);
    await expectVisibleFocus(page, 'after dismissing');
  });

  await test.step('the next load restores the session', async () => {
    isGone = false;
    await page.reload();
    await expect(accountButton(page, member.name)).toBeVisible();
    await expect(restoreFailed(page)).toHaveCount(0);
  });

  await test.step('a page for members', async () => {
    isGone = true;
    await open(page, '/dashboard');
    await expect(heading(page)).toHaveText('Log in');
    await expect(page).toHaveURL('/login?next=%2Fdashboard');
    await expect(restoreFailed(page)).toBeVisible();
    await submitLogin(page, member.email, member.password);
    await expect(page.getByRole('main').getByText('Failed to login. Please try again.')).toBeVisible();
    await expect(page.getByText('Remaining attempts')).toHaveCount(0);
    isGone = false;
    await loginButton(page).click();
    await expect(heading(page)).toHaveText('Dashboard');
    await expect(accountButton(page, member.name)).toBeVisible();
  });
});

test('without the code of the login page an error page retries; without the code of the hasher the form shows an error, and loses no text and no attempt', {
  tag: ['@RTE-6', '@AUT-7', '@LGN-2'],
}, async ({ page }) => {
  const gone = new Set<RegExp>([chunk.login]);
  for (const pattern of [chunk.login, chunk.hasher]) await lose(page, pattern, () => gone.has(pattern));

  for (const [path, way] of [
    ['/products', () => mainLink(page, 'Login').click()],
    ['/dashboard', () => Promise.resolve()],
  ] as const)
    await test.step(`the login page, on the way from ${path}`, async () => {
      gone.add(chunk.login);
      await page.goto(path);
      if (path === '/products') await waitUntilHydrated(page);
      await way();
      await expect(heading(page)).toHaveText('This page could not be loaded');
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      gone.delete(chunk.login);
      // The code that the form loads when it is shown fails from before.
      gone.add(chunk.hasher);
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(heading(page)).toHaveText('Log in');
    });

  await test.step('without the code of the hasher', async () => {
    await submitLogin(page, member.email, member.password);
    await expect(page.getByRole('main').getByText('Failed to login. Please try again.')).toBeVisible();
    await expect(field(page, 'Password')).toHaveValue(member.password);
    await expect.poll(async () => (await storedLockout(page))?.failures ?? 0).toBe(0);
    gone.delete(chunk.hasher);
  });

  await test.step('all code loads', async () => {
    await loginButton(page).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('without the entry the login form stays, and the browser does not submit it; offline it shows an error, and works once the network returns', {
  tag: ['@RTE-6', '@STO-5'],
}, async ({ context, page }) => {
  await test.step('without the entry', async () => {
    await page.route(/\/assets\/main-/, (route) => route.abort());
    await page.goto('/login');
    const submitted: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) submitted.push(`${request.method()} ${request.url()}`);
    });
    await submitLogin(page, member.email, member.password);
    await field(page, 'Password').press('Enter');
    await expect(field(page, 'Password')).toHaveValue(member.password);
    // Answered after whatever the form would have sent.
    await page.evaluate(() => fetch('/favicon.svg').then((response) => response.text()));
    expect(submitted).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    await page.unrouteAll();
  });

  await test.step('offline', async () => {
    // The code of accounts and of the hasher comes with the first focus.
    await open(page, '/login');
    await context.setOffline(true);
    await submitLogin(page, member.email, member.password);
    await expect(page.getByRole('main').getByText('Failed to login. Please try again.')).toBeVisible();
    await context.setOffline(false);
    await loginButton(page).click();
    await expect(heading(page)).toHaveText('Dashboard');
  });
});
