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
  userText,
} from './support/accounts.ts';
import { openAssistant } from './support/chat.ts';
import { hold, recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, seed } from './support/site.ts';
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

test('without a session a dashboard leads to the login page and back', {
  tag: ['@DSH-3', '@DSH-1'],
}, async ({ page }) => {
  await recordSights(page);
  await open(page, '/admin-dashboard?from=mail#notifications');
  await expect(page).toHaveURL('/login?next=%2Fadmin-dashboard%3Ffrom%3Dmail%23notifications');
  await expectNoDashboardSeen(page);
  await submitLogin(page, admin.email, admin.password);
  await expect(page).toHaveURL('/admin-dashboard?from=mail#notifications');
  await expect(heading(page)).toHaveText('Admin Dashboard');
  await expectFigures(page, admin, 'Admin');
  const html = await page.content();
  for (const words of adminWords) expect(html).toContain(words);
});

test('a member sees “Admins only” in every frame, even with an edited role', {
  tag: ['@DSH-3', '@AUT-5'],
}, async ({ context, page }) => {
  await recordSights(page);
  await seed(context, { user: userText({ ...member, name: 'Big Boss', role: 'admin' }) });
  await open(page, '/admin-dashboard');
  await expect(heading(page)).toHaveText('Admins only');
  await expect(accountButton(page, member.name)).toBeVisible();
  const html = await page.content();
  for (const words of adminWords) expect(html).not.toContain(words);
  await expectNoDashboardSeen(page);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
  await expectFigures(page, member, 'User');
});

test('notifications fill the room kept for them', { tag: '@DSH-2' }, async ({ context, page }) => {
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

test('a notification marked as read is announced, and is read in every tab', {
  tag: ['@DSH-2', '@STO-4', '@A11-1'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  await recordAnnouncements(page);
  const other = await context.newPage();
  await open(other, '/dashboard');
  await open(page, '/dashboard');
  for (const tab of [page, other]) await expect(notifications(tab).getByText('4 unread')).toBeVisible();
  await markOne(page, 'Your weekly automation').press('Enter');
  await expect(markOne(page, 'The chatbot handed')).toBeFocused();
  await expect(notifications(other).getByText('3 unread')).toBeVisible();
  await expect.poll(() => takeAnnouncements(page)).toContain('Notification marked as read, 3 unread');
  // Right before a reload.
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('[data-unread] button')?.click();
    window.location.reload();
  });
  await loaded;
  for (const tab of [page, other]) await expect(notifications(tab).getByText('2 unread')).toBeVisible();
  await expect(items(page).first()).toContainText('Read');
  await markAll(other).click();
  for (const tab of [page, other]) await expect(notifications(tab).getByText('All read')).toBeVisible();
  await expect(markAll(other)).toBeDisabled();
});

test('a page whose style file is late appears, whatever else is loaded meanwhile', {
  tag: ['@RTE-6', '@CHT-7'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  // The assistant is not loaded before it is asked for.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page, '/');
  const products = await (await page.request.get('/products')).text();
  const style = await hold(page, ({ pathname }) => pathname.endsWith('.css') && products.includes(pathname));
  await page.getByLabel('Main').getByRole('link', { name: 'Products', exact: true }).click();
  await expect.poll(style.isRequested).toBe(true);
  await openAssistant(page);
  style.release();
  await expect(heading(page)).toHaveText('Products');
});
