import type { Page } from 'playwright/test';
import { expectFit, findViolations } from './support/axe.ts';
import { lost } from './support/lose.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { codeOf, open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// The dialog itself is tested by `site/test/browser/search.test.tsx`, what it finds by `site/test/site-search.test.ts`.

const palette = codeOf('search/palette/palette.tsx');
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

test('where its code cannot be loaded, a press before hydration shows links', { tag: '@SCH-1' }, async ({
  page,
  watch,
}) => {
  watch.expects(lost);
  await page.route(palette, (route) => route.abort());
  const entry = await hold(page, codeOf('main.tsx'));
  await page.goto('/about', { waitUntil: 'commit' });
  await button(page).click();
  entry.release();
  await expect(dialog(page)).toContainText('The search could not be loaded.');
  await waitUntilHydrated(page);
  expect(await findViolations(page)).toEqual([]);
  await dialog(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^Frequently/ })).toBeFocused();
});

test('a retry keeps what is typed until the code comes, and then works offline', { tag: '@SCH-1' }, async ({
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
  // The button is gone.
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

/** Waits for the last code that a page loads when it is idle. */
const openIdle = async (page: Page, path: string) => {
  const last = page.waitForRequest(codeOf('offline/start-offline.tsx'));
  await open(page, path);
  await last;
};

for (const [what, announce] of [
  ['the pointer', (page: Page) => button(page).hover()],
  ['the focus', (page: Page) => button(page).focus()],
  ['Control', (page: Page) => page.keyboard.press('Control')],
] as const)
  test(`its code is fetched once ${what} announces a press`, { tag: '@SCH-1' }, async ({ page }) => {
    await openIdle(page, '/terms');
    const asked = page.waitForRequest(palette);
    await announce(page);
    await asked;
  });

test('until it is idle the first page fetches at most 24 scripts, none of the search', {
  tag: '@SCH-1',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openIdle(page, '/');
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(24);
  expect(scripts.filter((url) => url.endsWith(palette.slice(2)))).toEqual([]);
});

test('opening it shifts nothing, and results fit and pass axe in either theme', {
  tag: ['@SCH-1', '@A11-1'],
}, async ({ page }) => {
  await recordShifts(page);
  await open(page, '/forum');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  expect(await shiftsOf(page)).toEqual([]);
  for (const [width, colorScheme, text] of [
    [320, 'dark', 'chatbto'],
    [1280, 'light', 'how much does it cost'],
    [320, 'light', 'qqqqqq'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await twoFrames(page);
    await field(page).fill(text);
    const when = `${width} px, ${colorScheme}, "${text}"`;
    await expect.poll(() => findViolations(page), { message: when }).toEqual([]);
    await expectFit(page, width);
  }
});
