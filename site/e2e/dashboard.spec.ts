import type { Page } from 'playwright/test';
import {
  accountButton,
  admin,
  heading,
  logIn,
  member,
  recordSights,
  seedUser,
  sightsOf,
  submitLogin,
  userText,
} from './support/accounts.ts';
import { recordAnnouncements, takeSaid } from './support/observe.ts';
import { open, openFrozen, readStored, restock, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** What only administrators are to see of their page: any of its figures, titles and messages. */
const adminWords = [
  'Open quote requests',
  'Revenue by category',
  'Conversations by month',
  'Welcome back',
  'Notifications',
  '48,200',
  '38,500',
  '1,846',
];
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const items = (page: Page) => notifications(page).getByRole('listitem');
const markAll = (page: Page) => notifications(page).getByRole('button', { name: 'Mark all as read' });
const markOne = (page: Page, message: string) =>
  notifications(page).getByRole('button', { name: `Mark as read “${message}` });

test.describe('who may see it', () => {
  for (const [path, who] of [
    ['/dashboard', member],
    ['/admin-dashboard', admin],
  ] as const) {
    test(`[DSH-3] ${path} without a session leads to the login page, and from there back`, async ({
      page,
    }) => {
      await recordSights(page);
      await open(page, path);
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
      await expect(heading(page)).toHaveText('Log in');
      const shown = (await sightsOf(page)).map(({ heading: title }) => title);
      expect(shown.filter((title) => title.includes('Dashboard'))).toEqual([]);
      await submitLogin(page, who.email, who.password);
      await expect(page).toHaveURL(path, { timeout: 15_000 });
      await expect(heading(page)).toContainText('Dashboard');
    });
  }

  test('[DSH-3] a query and a hash come back too', async ({ page }) => {
    await open(page, '/dashboard?from=mail#notifications');
    await expect(page).toHaveURL('/login?next=%2Fdashboard%3Ffrom%3Dmail%23notifications');
    await submitLogin(page, member.email, member.password);
    await expect(page).toHaveURL('/dashboard?from=mail#notifications', { timeout: 15_000 });
  });

  test('[DSH-3] a member who logs in for /admin-dashboard goes to their own', async ({ page }) => {
    await logIn(page, member, '/login?next=/admin-dashboard');
    await expect(page).toHaveURL('/dashboard');
  });

  test('[DSH-3] [AUT-5] a member at /admin-dashboard gets “Admins only” in every frame, also with the role edited', async ({
    context,
    page,
  }) => {
    await seedUser(context, member);
    await recordSights(page);
    await open(page, '/admin-dashboard');
    await expect(heading(page)).toHaveText('Admins only');
    await page.evaluate((text) => localStorage.setItem('user', text), userText({ ...member, role: 'admin' }));
    await page.reload();
    await waitUntilAlive(page);
    await expect(heading(page)).toHaveText('Admins only');
    const html = await page.content();
    for (const words of adminWords) expect(html).not.toContain(words);
    expect((await sightsOf(page)).filter(({ heading: title }) => title.includes('Dashboard'))).toEqual([]);
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(heading(page)).toHaveText('Dashboard');
  });

  test('[DSH-3] an administrator may open both, and the documents hold nobody’s figures', async ({
    context,
    page,
  }) => {
    for (const path of ['/dashboard', '/admin-dashboard']) {
      const html = await (await page.request.get(path)).text();
      for (const words of [...adminWords, 'Automations run']) expect(html).not.toContain(words);
    }
    await seedUser(context, admin);
    await open(page, '/dashboard');
    await expect(heading(page)).toHaveText('Dashboard');
    await open(page, '/admin-dashboard');
    await expect(heading(page)).toHaveText('Admin Dashboard');
    const html = await page.content();
    for (const words of adminWords) expect(html).toContain(words);
  });
});

test.describe('what it shows', () => {
  const dashboards = [
    [member, '/dashboard', 'User'],
    [admin, '/admin-dashboard', 'Admin'],
    [admin, '/dashboard', 'User'],
  ] as const;
  test('[DSH-1] a badge, samples that say so, charts with the same numbers as tables', async ({ page }) => {
    for (const [who, path, badge] of dashboards)
      await test.step(`${who.role} at ${path}`, async () => {
        await restock(page, { user: userText(who) });
        await open(page, path);
        await expect(page.getByRole('main').getByText(badge, { exact: true })).toBeVisible();
        await expect(
          page.getByText('All figures, activity and notifications here are samples.'),
        ).toBeVisible();
        await expect(page.getByText(`Welcome back, ${who.name}.`)).toBeVisible();
        const charts = page.getByRole('figure');
        await expect(charts).toHaveCount(2);
        for (const chart of await charts.all()) {
          await expect(chart.getByRole('img')).toHaveAccessibleName(/\d/);
          const table = chart.getByRole('table');
          await expect(table).toBeHidden();
          await chart.getByText('Show as a table').click();
          await expect(table).toBeVisible();
          await expect(table).toHaveAccessibleName((await chart.getByRole('heading').textContent()) ?? '');
          expect(await table.getByRole('rowheader').count()).toBeGreaterThanOrEqual(3);
          for (const cell of await table.getByRole('cell').allTextContents()) expect(cell).toMatch(/\d/);
        }
      });
  });
});

test.describe('notifications', () => {
  test('[DSH-2] arrive after 500 ms, the latest first, unread, each with its time', async ({
    context,
    page,
  }) => {
    await seedUser(context, member);
    await openFrozen(page, '/products');
    await accountButton(page).click();
    await page.locator('#user-menu').getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page)).toHaveText('Dashboard');
    await expect(notifications(page).getByText('Loading notifications…')).toBeVisible();
    await page.clock.runFor(450);
    await expect(notifications(page).getByText('Loading notifications…')).toBeVisible();
    await expect(markAll(page)).toBeDisabled();
    await page.clock.runFor(100);
    await expect(items(page)).toHaveCount(4);
    await expect(notifications(page).getByText('4 unread')).toBeVisible();
    const times = await items(page)
      .locator('time')
      .evaluateAll((elements) =>
        elements.map((element) => Date.parse(element.getAttribute('datetime') ?? '')),
      );
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times.every((time) => time > 0)).toBe(true);
  });

  test('[DSH-2] [STO-4] [A11-1] are marked one by one and all; that is said, survives a reload, and another tab follows', async ({
    context,
    page,
  }) => {
    await seedUser(context, member);
    await recordAnnouncements(page);
    const other = await context.newPage();
    await open(other, '/dashboard');
    await expect(items(other)).toHaveCount(4);
    await open(page, '/dashboard');
    await expect(notifications(page).getByText('4 unread')).toBeVisible();
    await markOne(page, 'Your weekly automation').press('Enter');
    await expect(notifications(page).getByText('3 unread')).toBeVisible();
    await expect(markOne(page, 'The chatbot handed')).toBeFocused();
    await expect(markOne(page, 'Your weekly automation')).toHaveCount(0);
    await expect(notifications(other).getByText('3 unread')).toBeVisible();
    await expect.poll(() => takeSaid(page)).toContain('Notification marked as read, 3 unread');

    await page.reload();
    await waitUntilAlive(page);
    await expect(notifications(page).getByText('3 unread')).toBeVisible();
    await expect(items(page).first()).toContainText('Read');
    await markAll(other).click();
    await expect(notifications(other).getByText('All read')).toBeVisible();
    await expect(markAll(other)).toBeDisabled();
    await expect(notifications(page).getByText('All read')).toBeVisible();
    await page.reload();
    await waitUntilAlive(page);
    await expect(notifications(page).getByText('All read')).toBeVisible();
    expect(JSON.parse((await readStored(page, 'notifications_1')) ?? '[]')).toHaveLength(4);
  });

  test('[DSH-2] marked in the instant before leaving stay marked, and another account has its own', async ({
    context,
    page,
  }) => {
    await seedUser(context, admin);
    await open(page, '/admin-dashboard');
    await expect(notifications(page).getByText('4 unread')).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>('[data-unread] button')?.click();
      window.location.reload();
    });
    await loaded;
    await waitUntilAlive(page);
    await expect(notifications(page).getByText('3 unread')).toBeVisible();
    await page.evaluate((text) => localStorage.setItem('user', text), userText(member));
    await open(page, '/dashboard');
    await expect(notifications(page).getByText('4 unread')).toBeVisible();
  });
});
