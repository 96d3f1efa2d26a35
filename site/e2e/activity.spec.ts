import type { Page } from 'playwright/test';
import { member, seedUser } from './support/accounts.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const main = (page: Page) => page.getByRole('main');
const clear = (page: Page) => page.getByRole('button', { name: 'Clear activity' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo clearing' });
const stored = JSON.stringify([{ kind: 'session', text: 'Logged in.', at: Date.now() - 1 }]);

test('activity is cleared and restored by keyboard in every tab, and announced', {
  tag: ['@DSH-1', '@STO-4', '@A11-1'],
}, async ({ context, page }) => {
  await seedUser(context, member, { activity_1: stored });
  await recordAnnouncements(page);
  const other = await context.newPage();
  await open(other, '/activity');
  await open(page, '/activity');
  const tabs = [page, other];
  for (const tab of tabs) await expect(main(tab).getByText('Logged in.')).toBeVisible();
  await clear(page).press('Enter');
  for (const tab of tabs) await expect(main(tab).getByText('Sample', { exact: true })).toHaveCount(5);
  await expect.poll(() => takeAnnouncements(page)).toContain('Activity cleared');
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const tab of tabs) await expect(main(tab).getByText('Logged in.')).toBeVisible();
  await expect.poll(() => takeAnnouncements(page)).toContain('Activity put back');
});
