import type { Page } from 'playwright/test';
import {
  accountButton,
  admin,
  heading,
  member,
  recordSights,
  seedUser,
  sightsOf,
  submitLogin,
  userMenu,
  userText,
} from './support/accounts.ts';
import { openAssistant } from './support/chat.ts';
import { hold, recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, openFrozen, readStored, replaceStorage, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** Texts for administrators only: figures, titles and messages. */
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

/** A badge, samples labelled as such, and charts with the same numbers as tables. */
const expectFigures = async (page: Page, who: typeof member | typeof admin, badge: 'User' | 'Admin') => {
  await expect(page.getByRole('main').getByText(badge, { exact: true })).toBeVisible();
  await expect(page.getByText('All figures, activity and notifications here are samples')).toBeVisible();
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
};

const expectNoDashboardSeen = async (page: Page) => {
  const shown = (await sightsOf(page)).map(({ heading: title }) => title);
  expect(shown.filter((title) => title.includes('Dashboard'))).toEqual([]);
};

test('without a session a dashboard leads to the login page and back, and only an administrator sees the administrators’ one', {
  tag: ['@DSH-3', '@AUT-5', '@DSH-1'],
}, async ({ page }) => {
  await recordSights(page);
  await test.step('documents contain no figures', async () => {
    for (const path of ['/dashboard', '/admin-dashboard']) {
      const html = await (await page.request.get(path)).text();
      for (const words of [...adminWords, 'Automations run']) expect(html).not.toContain(words);
    }
  });

  await test.step('a member who logs in at /admin-dashboard is led to /dashboard', async () => {
    await open(page, '/admin-dashboard');
    await expect(page).toHaveURL('/login?next=%2Fadmin-dashboard');
    await expect(heading(page)).toHaveText('Log in');
    await expectNoDashboardSeen(page);
    await submitLogin(page, member.email, member.password);
    await expect(page).toHaveURL('/dashboard');
    await expect(accountButton(page, member.name)).toBeVisible();
  });

  await test.step('a member at /admin-dashboard sees “Admins only” in every frame, even with an edited role', async () => {
    await open(page, '/admin-dashboard');
    await expect(heading(page)).toHaveText('Admins only');
    await expectNoDashboardSeen(page);
    await page.evaluate((text) => localStorage.setItem('user', text), userText({ ...member, role: 'admin' }));
    await page.reload();
    await waitUntilHydrated(page);
    await expect(heading(page)).toHaveText('Admins only');
    const html = await page.content();
    for (const words of adminWords) expect(html).not.toContain(words);
    await expectNoDashboardSeen(page);
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(heading(page)).toHaveText('Dashboard');
  });

  await test.step('query and hash are kept; an administrator may open both', async () => {
    await replaceStorage(page);
    await open(page, '/dashboard?from=mail#notifications');
    await expect(page).toHaveURL('/login?next=%2Fdashboard%3Ffrom%3Dmail%23notifications');
    await expectNoDashboardSeen(page);
    await submitLogin(page, admin.email, admin.password);
    await expect(page).toHaveURL('/dashboard?from=mail#notifications');
    await expect(heading(page)).toHaveText('Dashboard');
    await expectFigures(page, admin, 'User');
    const quickLinks = page.getByRole('navigation', { name: 'Quick links' });
    await quickLinks.getByRole('link', { name: 'Admin Dashboard' }).click();
    await expect(heading(page)).toHaveText('Admin Dashboard');
    await replaceStorage(page);
    await open(page, '/admin-dashboard');
    await expect(page).toHaveURL('/login?next=%2Fadmin-dashboard');
    await submitLogin(page, admin.email, admin.password);
    await expect(page).toHaveURL('/admin-dashboard');
    await expect(heading(page)).toHaveText('Admin Dashboard');
    await expectFigures(page, admin, 'Admin');
    const html = await page.content();
    for (const words of adminWords) expect(html).toContain(words);
  });
});

test('figures are shown at once, notifications after 500 ms, the latest first, unread, each with its time', {
  tag: ['@DSH-1', '@DSH-2'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  await openFrozen(page, '/products');
  await accountButton(page).click();
  await userMenu(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(notifications(page).getByText('Loading notifications…')).toBeVisible();
  await expectFigures(page, member, 'User');
  await page.clock.runFor(450);
  await expect(notifications(page).getByText('Loading notifications…')).toBeVisible();
  await expect(markAll(page)).toBeDisabled();
  await page.clock.runFor(100);
  await expect(items(page)).toHaveCount(4);
  await expect(notifications(page).getByText('4 unread')).toBeVisible();
  const times = await items(page)
    .locator('time')
    .evaluateAll((elements) => elements.map((element) => Date.parse(element.getAttribute('datetime') ?? '')));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times.every((time) => time > 0)).toBe(true);
});

test('notifications fill the room kept for them: no gap before “Mark all as read”, title and count in one line', {
  tag: '@DSH-2',
}, async ({ context, page }) => {
  await seedUser(context, member);
  await open(page, '/dashboard');
  const boxOf = async (part: ReturnType<Page['locator']>) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const width of [360, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(items(page)).toHaveCount(4);
    const last = await boxOf(items(page).last());
    const button = await boxOf(markAll(page));
    expect(button.y - last.y - last.height, `${width}`).toBeGreaterThanOrEqual(0);
    expect(button.y - last.y - last.height, `${width}`).toBeLessThan(16);
    const title = await boxOf(notifications(page).getByRole('heading'));
    const count = await boxOf(notifications(page).getByText('4 unread'));
    expect(count.y, `${width}`).toBeLessThan(title.y + title.height);
  }
});

test('notifications are marked read one by one and all at once: announced, kept across an immediate reload, shown in another tab, separate for each account', {
  tag: ['@DSH-2', '@STO-4', '@A11-1'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  await recordAnnouncements(page);
  const other = await context.newPage();
  await open(other, '/dashboard');
  await expect(items(other)).toHaveCount(4);
  await open(page, '/dashboard');
  await test.step('marking one is announced', async () => {
    await expect(notifications(page).getByText('4 unread')).toBeVisible();
    await markOne(page, 'Your weekly automation').press('Enter');
    await expect(notifications(page).getByText('3 unread')).toBeVisible();
    await expect(markOne(page, 'The chatbot handed')).toBeFocused();
    await expect(markOne(page, 'Your weekly automation')).toHaveCount(0);
    await expect(notifications(other).getByText('3 unread')).toBeVisible();
    await expect.poll(() => takeAnnouncements(page)).toContain('Notification marked as read, 3 unread');
  });

  await test.step('one more right before a reload', async () => {
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>('[data-unread] button')?.click();
      window.location.reload();
    });
    await loaded;
    await waitUntilHydrated(page);
    await expect(notifications(page).getByText('2 unread')).toBeVisible();
    await expect(items(page).first()).toContainText('Read');
    await expect(notifications(other).getByText('2 unread')).toBeVisible();
  });

  await test.step('all of them, in another tab', async () => {
    await markAll(other).click();
    await expect(notifications(other).getByText('All read')).toBeVisible();
    await expect(markAll(other)).toBeDisabled();
    await expect(notifications(page).getByText('All read')).toBeVisible();
    expect(JSON.parse((await readStored(page, 'notifications_1')) ?? '[]')).toHaveLength(4);
    await other.reload();
    await expect(notifications(other).getByText('All read')).toBeVisible();
  });

  await test.step('another account has its own notifications', async () => {
    await page.evaluate((text) => localStorage.setItem('user', text), userText(admin));
    await open(page, '/admin-dashboard');
    await expect(notifications(page).getByText('4 unread')).toBeVisible();
  });
});

test('a page whose style file is still on its way appears, whatever else is loaded meanwhile', {
  tag: ['@RTE-6', '@CHT-7'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  // The assistant is not loaded before it is asked for.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page, '/');
  const style = await hold(page, /\/assets\/products-page[^/]*\.css$/);
  await page.getByLabel('Main').getByRole('link', { name: 'Products', exact: true }).click();
  await expect.poll(style.isRequested).toBe(true);
  await openAssistant(page);
  style.release();
  await expect(heading(page)).toHaveText('Products');
});
