import type { Page } from 'playwright/test';
import { findSmallTargets, findViolations } from './support/axe.ts';
import { lost } from './support/lose.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

test('a press before hydration counts; code that cannot be loaded shows a retry and links; once loaded it works offline', {
  tag: '@SCH-1',
}, async ({ context, page, watch }) => {
  watch.expects(lost);
  // Axe requests the missing style sheet.
  watch.expects(/Couldn't load preload assets/);
  await page.route(/\/assets\/palette-/, (route) => route.abort());

  await test.step('a press before the code is there', async () => {
    const entry = await hold(page, /\/assets\/main-/);
    await page.goto('/about', { waitUntil: 'commit' });
    await button(page).click();
    entry.release();
    await expect(dialog(page)).toContainText('The search could not be loaded.');
    await entry.stop();
    await waitUntilHydrated(page);
    for (const name of ['Products', 'FAQ', 'Documentation'])
      await expect(dialog(page).getByRole('link', { name, exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('a link of the dialog leads away and closes it', async () => {
    await dialog(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('a retry loads it, by the key', async () => {
    await page.keyboard.press('/');
    await expect(dialog(page)).toContainText('The search could not be loaded.');
    await page.unroute(/\/assets\/palette-/);
    const code = await hold(page, /\/assets\/palette-/);
    await dialog(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(dialog(page)).toContainText('The search is loading…');
    // The button is gone. What is typed meanwhile counts.
    await page.keyboard.type('free tri');
    code.release();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('free tri');
    await expect(dialog(page).getByRole('option').first()).toContainText('free trial');
    await code.stop();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('offline it finds, and another tab opens beside', async () => {
    await page.keyboard.press('Control+k');
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.keyboard.type('terms').then(() => page.keyboard.press('Control+Enter')),
    ]);
    await expect(other).toHaveURL('/terms');
    await other.close();
    await context.setOffline(true);
    await field(page).fill('');
    await page.keyboard.type('free trial');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faq#free-trial');
    await expect(dialog(page)).toBeHidden();
  });
});

test('its code is fetched once the pointer, the focus or a key announces a press; until then a page fetches at most 24 scripts', {
  tag: '@SCH-1',
}, async ({ context }) => {
  const announcements = [
    (page: Page) => button(page).hover(),
    (page: Page) => button(page).focus(),
    (page: Page) => page.keyboard.press('Control'),
  ];
  for (const announce of announcements) {
    // A page of its own: what one announcement still fetches is not counted for the next.
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const count = (name: RegExp) => scripts.filter((path) => name.test(path)).length;
    await open(page, '/');
    // The last that is loaded when the page is idle.
    await expect.poll(() => count(/offline-/)).toBe(1);
    expect(count(/palette-/)).toBe(0);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(24);
    await announce(page);
    await expect.poll(() => count(/palette-/)).toBe(1);
    await page.close();
  }
});

test('axe finds nothing in either theme, narrow and wide; nothing shifts, and a letter costs less than 16 ms of work at a quarter of the speed', {
  tag: ['@SCH-1', '@A11-1'],
}, async ({ page }) => {
  await recordShifts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/forum');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  // A new width moves things, and a busy browser may show it long after it was set.
  let since = 0;
  const expectNoShift = async (when: string) =>
    expect(
      (await shiftsOf(page)).filter(({ at }) => at > since),
      when,
    ).toEqual([]);
  for (const [width, colorScheme, text] of [
    [1280, 'light', ''],
    [320, 'dark', 'chatbto'],
    [320, 'light', ''],
    [1280, 'dark', 'how much does it cost'],
    [320, 'light', 'qqqqqq'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await twoFrames(page);
    since = await page.evaluate(() => performance.now());
    await field(page).fill(text);
    const when = `${width} px, ${colorScheme}, "${text}"`;
    await expect.poll(() => findViolations(page), { message: when }).toEqual([]);
    expect(await findSmallTargets(page), when).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await expectNoShift(when);
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spentMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  const typed = 'predictve analytcs documantation';
  // Work of the processor; four times as much on a slow phone. What else runs here only adds to it: the least counts.
  let each = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 3; times += 1) {
    await field(page).fill('');
    const before = await spentMs();
    await page.keyboard.type(typed);
    await twoFrames(page);
    each = Math.min(each, (4 * ((await spentMs()) - before)) / typed.length);
  }
  test.info().annotations.push({ type: 'a letter', description: `${each.toFixed(1)} ms at a quarter` });
  expect(each).toBeLessThan(16);
  await expectNoShift('while one types');
});
