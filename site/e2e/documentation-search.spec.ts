import type { Page } from 'playwright/test';
import { findViolations } from './support/axe.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, scrollYOf } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search documentation' });
const results = (page: Page) => page.getByRole('main').locator('ol > li');

test('finds, marks and counts sections during typing', { tag: '@DOC-1' }, async ({ page }) => {
  await recordAnnouncements(page);
  await open(page, '/documentation');
  await field(page).focus();
  await page.keyboard.type('retry-after');
  await expect(page).toHaveURL('/documentation?q=retry-after');
  const polite = results(page).filter({ hasText: 'Retrying politely' });
  await expect(polite.locator('p mark').first()).toHaveText('Retry');
  const count = page.getByRole('main').getByText(/^(?:The best 20 of )?\d+ sections?$/);
  await expect.poll(async () => (await takeAnnouncements(page)).at(-1)).toBe(await count.textContent());
  expect(await findViolations(page)).toEqual([]);
});

test('leads to a section, and Back to the same place in the results', { tag: '@DOC-1' }, async ({ page }) => {
  await open(page, '/documentation?q=forget+a+conversation');
  const link = results(page).first().getByRole('link');
  await expect(link).toHaveText('Forget a conversation');
  await link.press('Enter');
  await expect(page).toHaveURL('/documentation/the-chat-api#forget-a-conversation');
  await expect(page.getByRole('heading', { name: 'Forget a conversation' })).toBeInViewport();
  await page.goBack();
  await field(page).fill('session');
  const last = results(page).last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await scrollYOf(page);
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Documentation');
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(Math.abs((await scrollYOf(page)) - place)).toBeLessThan(50);
});
