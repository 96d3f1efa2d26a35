import type { Page } from 'playwright/test';
import { findSmallTargets, findViolations } from './support/axe.ts';
import { lost } from './support/lose.ts';
import { recordAnnouncements, recordShifts, shiftsOf, takeAnnouncements } from './support/observe.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search documentation' });
const results = (page: Page) => page.getByRole('main').locator('ol > li');
const all = (page: Page) => page.getByRole('link', { name: /^View Details of / });

test('the search finds sections by title and text while typing, marks them, says how many, and stays in the address', {
  tag: '@DOC-1',
}, async ({ page }) => {
  await recordAnnouncements(page);
  await open(page, '/documentation');
  await field(page).focus();
  await page.keyboard.type('retry-after');
  await expect(page).toHaveURL('/documentation?q=retry-after');
  const polite = results(page).filter({ hasText: 'Retrying politely' });
  await expect(polite).toContainText('API reference · Errors and limits');
  await expect(polite.locator('p mark').first()).toHaveText('Retry');
  await expect(all(page)).toHaveCount(0);
  const count =
    (await page
      .getByRole('main')
      .getByText(/^(?:The best 20 of )?\d+ sections?$/)
      .textContent()) ?? '';
  await expect.poll(async () => (await takeAnnouncements(page)).at(-1)).toBe(count);
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  await test.step('by the keyboard to a section, and Back to what was found', async () => {
    await field(page).fill('forget a conversation');
    const link = results(page).first().getByRole('link');
    await expect(link).toHaveText('Forget a conversation');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/documentation/the-chat-api#forget-a-conversation');
    await expect(page.getByRole('heading', { name: 'Forget a conversation' })).toBeInViewport();
    await page.goBack();
    await expect(field(page)).toHaveValue('forget a conversation');
    await expect(link).toHaveText('Forget a conversation');
  });

  await test.step('a reload keeps it and moves nothing', async () => {
    await recordShifts(page);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(results(page).first().getByRole('link')).toHaveText('Forget a conversation');
    await expect(field(page)).toHaveValue('forget a conversation');
    expect(await shiftsOf(page)).toEqual([]);
  });

  await test.step('a section of the sidebar takes its place, and is scrolled to', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Tutorials', exact: true }).click();
    await expect(page).toHaveURL('/documentation#tutorials');
    await expect(page.getByRole('heading', { name: 'Tutorials' })).toBeInViewport();
  });

  await test.step('Back to many results finds their place', async () => {
    await field(page).fill('session');
    const last = results(page).last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await last.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Documentation');
    await page.goBack();
    await expect(last).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(50);
  });

  await test.step('nothing found, and cleared', async () => {
    await field(page).fill('zzzzqqq');
    await expect(page.getByRole('heading', { name: 'No sections found' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/documentation');
    await expect(all(page)).toHaveCount(9);
  });

  await test.step('from the page of an item', async () => {
    await all(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await field(page).fill('forecast');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/documentation?q=forecast');
    await expect(results(page).first()).toContainText(/forecast/i);
  });
});

test('texts that cannot be loaded are tried again; once loaded the search works offline', {
  tag: '@DOC-1',
}, async ({ context, page, watch }) => {
  watch.expects(lost);
  await page.route(/\/assets\/documentation-found-/, (route) => route.abort());
  await open(page, '/documentation?q=session');
  await expect(page.getByText('The search could not be loaded.', { exact: true }).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.unroute(/\/assets\/documentation-found-/);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toContainText('Sessions');
  await context.setOffline(true);
  await field(page).fill('status codes');
  await expect(results(page).first()).toContainText('Status codes');
  await context.setOffline(false);
});
