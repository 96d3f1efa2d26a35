import type { Page } from 'playwright/test';
import { expectFit, findViolations } from './support/axe.ts';
import { lost } from './support/fail-requests.ts';
import { hold } from './support/observe.ts';
import { codeOf, open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const palette = codeOf('search/palette/palette.tsx');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

test('a retry keeps typed text until the code arrives, and then works offline', { tag: '@SCH-1' }, async ({
  context,
  page,
  watch,
}) => {
  watch.expects(lost);
  await page.route(palette, (route) => route.abort());
  await open(page, '/about');
  await page.keyboard.press('/');
  await expect(dialog(page)).toContainText('The search could not be loaded.');
  await page.unroute(palette);
  const code = await hold(page, palette);
  await dialog(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog(page)).toContainText('The search is loading…');
  await page.keyboard.type('free tri');
  code.release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('free tri');
  await context.setOffline(true);
  await page.keyboard.type('al');
  await expect(dialog(page).getByRole('option').first()).toContainText('free trial');
  await code.stop();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq#free-trial');
  await expect(dialog(page)).toBeHidden();
});

test('Control and Enter open a result in another tab', { tag: '@SCH-1' }, async ({ context, page }) => {
  await open(page, '/about');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('terms');
  const other = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await other).toHaveURL('/terms');
  await expect(page).toHaveURL('/about');
});

test('until idle, the first page fetches at most 24 scripts, none of the search', {
  tag: '@SCH-1',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const last = page.waitForRequest(codeOf('offline/start-offline.tsx'));
  await open(page, '/');
  await last;
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(24);
  expect(scripts.filter((url) => url.endsWith(palette.slice(2)))).toEqual([]);
});

test('search results fit a phone and pass axe', { tag: ['@SCH-1', '@A11-1'] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/forum');
  await page.keyboard.press('/');
  await field(page).fill('chatbto');
  await expect(dialog(page).getByRole('option').first()).toContainText(/chatbot/i);
  expect(await findViolations(page)).toEqual([]);
  await expectFit(page, 320);
});
