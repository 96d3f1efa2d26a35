import type { Page } from 'playwright/test';
import { findViolations } from './support/axe.ts';
import { lost } from './support/lose.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { codeOf, open, scrollYOf } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search documentation' });
const results = (page: Page) => page.getByRole('main').locator('ol > li');
const all = (page: Page) => page.getByRole('link', { name: /^View Details of / });

test('finds sections while one types, marks them and says how many', { tag: '@DOC-1' }, async ({ page }) => {
  await recordAnnouncements(page);
  await open(page, '/documentation');
  await field(page).focus();
  await page.keyboard.type('retry-after');
  await expect(page).toHaveURL('/documentation?q=retry-after');
  const polite = results(page).filter({ hasText: 'Retrying politely' });
  await expect(polite).toContainText('API reference · Errors and limits');
  await expect(polite.locator('p mark').first()).toHaveText('Retry');
  await expect(all(page)).toHaveCount(0);
  const count = page.getByRole('main').getByText(/^(?:The best 20 of )?\d+ sections?$/);
  await expect.poll(async () => (await takeAnnouncements(page)).at(-1)).toBe(await count.textContent());
  expect(await findViolations(page)).toEqual([]);
});

test('leads to a section, and Back to the place among what was found', { tag: '@DOC-1' }, async ({
  page,
}) => {
  await open(page, '/documentation?q=forget+a+conversation');
  const link = results(page).first().getByRole('link');
  await expect(link).toHaveText('Forget a conversation');
  await link.press('Enter');
  await expect(page).toHaveURL('/documentation/the-chat-api#forget-a-conversation');
  await expect(page.getByRole('heading', { name: 'Forget a conversation' })).toBeInViewport();
  await page.goBack();
  await expect(field(page)).toHaveValue('forget a conversation');
  await field(page).fill('session');
  const last = results(page).last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await scrollYOf(page);
  expect(place).toBeGreaterThan(500);
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Documentation');
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(Math.abs((await scrollYOf(page)) - place)).toBeLessThan(50);
});

test('is cleared with its field focused, and asked from the page of an item', { tag: '@DOC-1' }, async ({
  page,
}) => {
  await open(page, '/documentation?q=zzzzqqq');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(field(page)).toBeFocused();
  await all(page).first().click();
  await field(page).fill('forecast');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/documentation?q=forecast');
  await expect(results(page).first()).toContainText(/forecast/i);
});

test('texts that cannot be loaded are tried again, and then searched offline', { tag: '@DOC-1' }, async ({
  context,
  page,
  watch,
}) => {
  watch.expects(lost);
  const texts = codeOf('pages/documentation/documentation-found.ts');
  await page.route(texts, (route) => route.abort());
  await open(page, '/documentation?q=session');
  await expect(page.getByText('The search could not be loaded.', { exact: true }).first()).toBeVisible();
  await page.unroute(texts);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toContainText('Sessions');
  await context.setOffline(true);
  await field(page).fill('status codes');
  await expect(results(page).first()).toContainText('Status codes');
});
