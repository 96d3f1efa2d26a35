import { type Browser, type BrowserContext, chromium, type Page } from 'playwright/test';
import { heading, member, recordSights, type Sight, seedUser, sightsOf } from './support/accounts.ts';
import { twoFrames } from './support/observe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// Playwright turns the back-forward cache off: these tests have a browser of their own with it on.
let browser: Browser;
let context: BrowserContext;

test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
test.afterAll(() => browser.close());
test.beforeEach(async ({ baseURL, viewport }) => {
  context = await browser.newContext({ ...(baseURL && { baseURL }), viewport });
  // How the page was shown last: from the cache or anew.
  await context.addInitScript(() => {
    const shown = { persisted: false, framesBefore: 0 };
    Object.assign(window, { shown });
    window.addEventListener('pageshow', ({ persisted }) => {
      shown.persisted = persisted;
      shown.framesBefore = (window as unknown as { sights: readonly unknown[] }).sights.length;
    });
  });
  await recordSights(context);
});
test.afterEach(() => context.close());

/** No turn is being taken at a record: a page that holds a lock is not kept. */
const settle = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0), {
      message: 'locks are free',
    })
    .toBe(0);

/** Goes to another document, and back once `meanwhile` is done; skips where the browser did not keep the page. */
const leaveAndComeBack = async (page: Page, meanwhile: () => Promise<void>): Promise<readonly Sight[]> => {
  await settle(page);
  await page.goto('/robots.txt');
  await meanwhile();
  await page.evaluate(() => window.history.back());
  await expect.poll(() => page.evaluate(() => 'shown' in window).catch(() => false)).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('h1')?.textContent ?? '').catch(() => ''))
    .not.toBe('');
  await twoFrames(page);
  const { persisted, framesBefore } = await page.evaluate(
    () => (window as unknown as { shown: { persisted: boolean; framesBefore: number } }).shown,
  );
  test.skip(!persisted, 'this browser did not keep the page: there is nothing to come back to');
  await twoFrames(page);
  return (await sightsOf(page)).slice(framesBefore);
};

test('[AUT-1] [NAV-7] [DSH-3] a dashboard in the back-forward cache shows nothing of whoever logged out meanwhile', async () => {
  await seedUser(context, member);
  const page = await context.newPage();
  const other = await context.newPage();
  await open(other, '/products');
  await open(page, '/dashboard');
  await expect(page.getByText(`Welcome back, ${member.name}.`)).toBeVisible();
  await expect(page.getByText('4 unread', { exact: true })).toBeVisible();
  const sights = await leaveAndComeBack(page, async () => {
    await other.getByRole('button', { name: /^Account menu/ }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  });
  await expect(page).toHaveURL(/\/login(?:\?|$)/);
  await expect(heading(page)).toHaveText('Log in');
  expect(sights.length).toBeGreaterThan(1);
  const leaks = sights.filter(
    ({ text, bar, heading: title }) =>
      `${text} ${bar.join(' ')}`.includes(member.name) ||
      text.includes('weekly automation report') ||
      title.includes('Dashboard'),
  );
  expect(leaks).toEqual([]);
  expect(await page.content()).not.toContain(member.name);
});

test('[AUT-1] [NAV-7] whoever is still signed in finds the page as it was', async () => {
  await seedUser(context, member);
  const page = await context.newPage();
  await open(page, '/dashboard');
  await expect(page.getByText(`Welcome back, ${member.name}.`)).toBeVisible();
  await leaveAndComeBack(page, async () => {});
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(`Welcome back, ${member.name}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Account menu of ${member.name}` })).toBeVisible();
});

test('[LGN-6] [LGN-5] a login form in the back-forward cache hides its password, and gives way when somebody signed in meanwhile', async () => {
  const page = await context.newPage();
  await open(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('shown-on-the-screen');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  const sights = await leaveAndComeBack(page, async () => {});
  expect(sights.length).toBeGreaterThan(1);
  await expect(password).toHaveAttribute('type', 'password');
  await leaveAndComeBack(page, () => seedUser(context, member));
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toHaveText('Dashboard');
});
