import type { Page } from 'playwright/test';
import { member, seedUser } from './support/accounts.ts';
import { expectFit, findViolations } from './support/axe.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, readStored, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => main(page).getByRole('listitem');
const clear = (page: Page) => page.getByRole('button', { name: 'Clear activity' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo clearing' });
const samplesNote = (page: Page) =>
  page.getByText('Sample entries: this is what your activity will look like.');
/** Two entries of today and one of before, whose text must not widen a phone's page. */
const stored = () => {
  const now = Date.now();
  return JSON.stringify([
    { kind: 'cart', text: 'x'.repeat(200), at: now - 2 * 864e5 },
    { kind: 'session', text: 'Logged in.', at: now - 2 },
    { kind: 'cart', text: 'Added Neural Network API to your cart.', at: now - 1 },
  ]);
};

test('many presses of + are listed once, with several tabs open', { tag: ['@STO-1', '@STO-4'] }, async ({
  context,
  page,
}) => {
  await seedUser(context, member, { activity_1: '[]' });
  const other = await context.newPage();
  await open(other, '/activity');
  await open(page, '/cart');
  for (let press = 0; press < 3; press += 1)
    await page.getByRole('button', { name: 'Increase: Quantity of AI Chatbot Integration' }).click();
  await expect(main(other).getByText('AI Chatbot Integration: quantity 5.')).toBeVisible();
  await expect(entries(other).filter({ hasText: 'quantity' })).toHaveCount(1);
});

test('activity is filtered by a topic in the address, and fits a phone', {
  tag: ['@DSH-1', '@A11-1', '@deep'],
}, async ({ context, page }) => {
  await seedUser(context, member, { activity_1: stored() });
  await open(page, '/activity');
  await expect(main(page).getByText('3 entries')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFit(page, 320);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Session', exact: true }).click();
  await expect(page).toHaveURL('/activity?topic=session');
  await expect(main(page).getByText('1 of 3 entries')).toBeVisible();
  await expect(entries(page).filter({ hasText: 'Logged in.' })).toBeVisible();
});

test('activity is cleared and restored by keyboard in every tab, announced both times', {
  tag: ['@DSH-1', '@STO-4', '@A11-1'],
}, async ({ context, page }) => {
  await seedUser(context, member, { activity_1: stored() });
  await recordAnnouncements(page);
  const other = await context.newPage();
  await open(other, '/activity');
  await open(page, '/activity');
  const tabs = [page, other];
  for (const tab of tabs) await expect(main(tab).getByText('Logged in.')).toBeVisible();
  await clear(page).press('Enter');
  await expect(samplesNote(page)).toBeVisible();
  for (const tab of tabs) await expect(main(tab).getByText('Sample', { exact: true })).toHaveCount(5);
  await expect.poll(() => takeAnnouncements(page)).toContain('Activity cleared');
  // Focus stays in place.
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const tab of tabs) await expect(main(tab).getByText('Logged in.')).toBeVisible();
  await expect.poll(() => takeAnnouncements(page)).toContain('Activity put back');
  // Cleared right before a reload.
  await clear(page).click();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(samplesNote(page)).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
  expect(await readStored(page, 'activity_1')).toBe('[]');
});
