import type { Page } from 'playwright/test';
import { logIn, logOut, member, seedUser } from './support/accounts.ts';
import { recordAnnouncements, takeSaid } from './support/observe.ts';
import { open, quantityOf, readStored, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const main = (page: Page) => page.getByRole('main');
const today = (page: Page) => page.getByRole('region', { name: 'Today' }).getByRole('listitem');
// Which of two tabs moves the guest's cart, and writes first, is theirs to find out: the order is not looked at.
const storedTexts = async (page: Page, key = 'activity_1') =>
  (JSON.parse((await readStored(page, key)) ?? '[]') as { text: string }[])
    .map(({ text }) => text)
    .toSorted();

test('[STO-1] what a member does is noted once, whatever tabs are open, and many presses on + as one change', async ({
  context,
  page,
}) => {
  test.slow();
  const other = await context.newPage();
  await open(other, '/products/2');
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await logIn(page, member);
  await expect
    .poll(() => storedTexts(page))
    .toEqual(['Logged in.', 'The item you had chosen joined your cart.']);
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await open(page, '/cart');
  await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('2');
  for (let press = 0; press < 3; press += 1)
    await page.getByRole('button', { name: 'Increase: Quantity of AI Chatbot Integration' }).click();
  await expect
    .poll(() => storedTexts(page))
    .toEqual([
      'AI Chatbot Integration: quantity 5.',
      'Added Predictive Analytics Suite to your cart.',
      'Logged in.',
      'The item you had chosen joined your cart.',
    ]);
  await logOut(page);
  // What is noted in the instant of leaving may be lost.
  await expect.poll(() => storedTexts(page)).toHaveLength(5);
  await open(page, '/products/3');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  await logIn(page, member, '/login?next=/activity');
  await expect(today(page)).toHaveCount(7);
  await expect(today(page).filter({ hasText: 'Logged in.' })).toHaveCount(2);
  await expect(today(page).filter({ hasText: 'Logged out.' })).toHaveCount(1);
  await page.reload();
  await waitUntilAlive(page);
  await expect(main(page).getByText('7 entries')).toBeVisible();
});

test('[DSH-1] [STO-1] [A11-1] the list is cleared and put back by keyboard, said both times; without one there are labelled samples', async ({
  context,
  page,
}) => {
  const at = Date.now() - 2 * 864e5;
  await seedUser(context, member, {
    activity_1: JSON.stringify([{ kind: 'account', text: 'Changed your name.', at }]),
  });
  await recordAnnouncements(page);
  const other = await context.newPage();
  await open(other, '/activity');
  await open(page, '/activity');
  const note = page.getByText('Samples: this is what it will look like.');
  const [clear, undo] = ['Clear the list', 'Undo clearing'].map((name) =>
    page.getByRole('button', { name }),
  ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>];
  await expect(main(page).getByText('Changed your name.')).toBeVisible();
  await expect(note).toHaveCount(0);
  await clear.press('Enter');
  await expect(note).toBeVisible();
  await expect(main(page).getByText('Sample', { exact: true })).toHaveCount(5);
  await expect(main(other).getByText('Sample', { exact: true })).toHaveCount(5);
  await expect.poll(() => takeSaid(page)).toContain('Activity cleared');
  // Focus stayed where it happened.
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Changed your name.')).toBeVisible();
  await expect(main(other).getByText('Changed your name.')).toBeVisible();
  await expect.poll(() => takeSaid(page)).toContain('Activity put back');
  await clear.click();
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => window.location.reload());
  await reloaded;
  await waitUntilAlive(page);
  await expect(note).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(await readStored(page, 'activity_1')).toBe('[]');
});
