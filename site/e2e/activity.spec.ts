import type { Page } from 'playwright/test';
import {
  accountButton,
  cartLink,
  guestLink,
  heading,
  logIn,
  logOut,
  member,
  submitLogin,
} from './support/accounts.ts';
import { expectFit, findViolations } from './support/axe.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, quantityOf, readStored, seed, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// An old activity with a long text, which must not widen a phone's page.
const long = 'x'.repeat(200);
const main = (page: Page) => page.getByRole('main');
const today = (page: Page) => page.getByRole('region', { name: 'Today' }).getByRole('listitem');
// Two tabs race to move the guest's cart, so the order of their activities is not checked.
const storedTexts = async (page: Page, key = 'activity_1') =>
  (JSON.parse((await readStored(page, key)) ?? '[]') as { text: string }[])
    .map(({ text }) => text)
    .filter((text) => text !== long)
    .toSorted();

test('an activity is listed once, however many tabs are open; the list is cleared and restored by keyboard, announced both times', {
  tag: ['@STO-1', '@DSH-1', '@A11-1'],
}, async ({ context, page }) => {
  test.slow();
  const other = await context.newPage();
  const at = Date.now() - 2 * 864e5;
  await seed(context, { activity_1: JSON.stringify([{ kind: 'cart', text: long, at }]) });
  await recordAnnouncements(page);
  await open(other, '/products/2');
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await logIn(page, member);

  await test.step('many presses of + are one change', async () => {
    await expect
      .poll(() => storedTexts(page))
      .toEqual(['Logged in.', 'The item you chose as a guest is now in your cart.']);
    // Before, a line belongs to the guest's cart.
    await expect(accountButton(other)).toBeVisible();
    await other.getByRole('button', { name: 'Add to Cart' }).click();
    await cartLink(page).click();
    await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('2');
    for (let press = 0; press < 3; press += 1)
      await page.getByRole('button', { name: 'Increase: Quantity of AI Chatbot Integration' }).click();
    await expect
      .poll(() => storedTexts(page))
      .toEqual([
        'AI Chatbot Integration: quantity 5.',
        'Added Predictive Analytics Suite to your cart.',
        'Logged in.',
        'The item you chose as a guest is now in your cart.',
      ]);
  });

  await test.step('logging out and in again is listed, and fits a phone', async () => {
    await logOut(page);
    // An activity noted while leaving the page may be lost.
    await expect.poll(() => storedTexts(page)).toHaveLength(5);
    await expect(guestLink(other)).toBeVisible();
    await other.getByRole('button', { name: 'Add to Cart' }).click();
    await guestLink(page).click();
    await expect(heading(page)).toHaveText('Log in');
    await submitLogin(page, member.email, member.password);
    await expect.poll(() => storedTexts(page)).toHaveLength(7);
    await open(page, '/activity');
    await expect(today(page)).toHaveCount(7);
    await expect(today(page).filter({ hasText: 'you chose as a guest' })).toHaveCount(2);
    await expect(today(page).filter({ hasText: 'Logged in.' })).toHaveCount(2);
    await expect(today(page).filter({ hasText: 'Logged out.' })).toHaveCount(1);
    await expect(main(page).getByText('8 entries')).toBeVisible();
    await page.getByRole('button', { name: 'Session', exact: true }).click();
    await expect(page).toHaveURL('/activity?topic=session');
    await expect(main(page).getByText('3 of 8 entries')).toBeVisible();
    await expect(today(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectFit(page, 320);
    expect(await findViolations(page)).toEqual([]);
  });

  const note = page.getByText('Sample entries: this is what your activity will look like.');
  const clear = page.getByRole('button', { name: 'Clear activity' });
  const undo = page.getByRole('button', { name: 'Undo clearing' });
  await test.step('clearing shows labelled samples in every tab; undo restores the list', async () => {
    await open(other, '/activity');
    await page.bringToFront();
    await expect(main(other).getByText('Logged out.')).toBeVisible();
    await expect(note).toHaveCount(0);
    await clear.press('Enter');
    await expect(note).toBeVisible();
    for (const tab of [page, other])
      await expect(main(tab).getByText('Sample', { exact: true })).toHaveCount(5);
    await expect.poll(() => takeAnnouncements(page)).toContain('Activity cleared');
    // Focus stays in place.
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    for (const tab of [page, other]) await expect(main(tab).getByText('Logged out.')).toBeVisible();
    await expect.poll(() => takeAnnouncements(page)).toContain('Activity put back');
  });

  await test.step('clearing right before a reload is kept', async () => {
    await clear.click();
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => window.location.reload());
    await reloaded;
    await waitUntilHydrated(page);
    await expect(note).toBeVisible();
    await expect(undo).toHaveCount(0);
    expect(await readStored(page, 'activity_1')).toBe('[]');
  });
});
