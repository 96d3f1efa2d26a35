import type { Page } from 'playwright/test';
import {
  accountButton,
  admin,
  heading,
  member,
  paintsOf,
  recordPaints,
  seedUser,
  submitLogin,
  userText,
} from './support/accounts.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, seed } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

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
const markAll = (page: Page) => notifications(page).getByRole('button', { name: 'Mark all as read' });
const markOne = (page: Page, message: string) =>
  notifications(page).getByRole('button', { name: `Mark as read “${message}` });

const expectNoDashboardSeen = async (page: Page) => {
  const shown = (await paintsOf(page)).map(({ heading: title }) => title);
  expect(shown.filter((title) => title.includes('Dashboard'))).toEqual([]);
};

test('without a session a dashboard redirects to the login page, which returns to it', {
  tag: ['@DSH-3', '@DSH-1'],
}, async ({ page }) => {
  await recordPaints(page);
  await open(page, '/admin-dashboard?from=mail#notifications');
  await expect(page).toHaveURL('/login?next=%2Fadmin-dashboard%3Ffrom%3Dmail%23notifications');
  await expectNoDashboardSeen(page);
  await submitLogin(page, admin.email, admin.password);
  await expect(page).toHaveURL('/admin-dashboard?from=mail#notifications');
  await expect(heading(page)).toHaveText('Admin Dashboard');
  const html = await page.content();
  for (const words of adminWords) expect(html).toContain(words);
  await expect(page.getByText('All figures, activity and notifications here are samples')).toBeVisible();
  const chart = page.getByRole('figure').first();
  await expect(chart.getByRole('table')).toBeHidden();
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('table')).toBeVisible();
});

test('a member sees “Admins only” in every frame, even with an edited role', {
  tag: ['@DSH-3', '@AUT-5'],
}, async ({ context, page }) => {
  await recordPaints(page);
  await seed(context, { user: userText({ ...member, name: 'Big Boss', role: 'admin' }) });
  await open(page, '/admin-dashboard');
  await expect(heading(page)).toHaveText('Admins only');
  await expect(accountButton(page, member.name)).toBeVisible();
  const html = await page.content();
  for (const words of adminWords) expect(html).not.toContain(words);
  await expectNoDashboardSeen(page);
});

test('marking a notification as read is announced, and applies to every tab', {
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
  await markAll(other).click();
  for (const tab of [page, other]) await expect(notifications(tab).getByText('All read')).toBeVisible();
});
