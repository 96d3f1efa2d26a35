import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { expectVisibleFocus, focusStops } from './support/keyboard.ts';
import { twoFrames } from './support/observe.ts';
import {
  heightOf,
  open,
  preferencesText,
  replaceStorage,
  scrollYOf,
  waitUntilHydrated,
  widths,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** The names of what has focus at each press, from the document itself to when that has focus again. */
const stopsOf = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const found: string[] = [];
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at === document.body
        ? ''
        : `${at?.localName} ${(at?.ariaLabel ?? at?.textContent)?.slice(0, 30)}`;
    });
    if (name === '') return found;
    await expectVisibleFocus(page, `at ${name}`);
    found.push(name);
  }
  throw new Error('the end of the page is never reached');
};

for (const [width, key] of [
  [360, 'Tab'],
  [1280, 'Shift+Tab'],
] as const)
  test(`${key} reaches every control of a page ${width} px wide, and nothing covers one`, {
    tag: key === 'Tab' ? '@A11-1' : ['@A11-1', '@deep'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: heightOf(width) });
    await open(page, '/products/1');
    // `page-states.spec.ts` goes through every page in this way.
    const stops = await focusStops(page, 'body');
    expect(stops.length).toBeGreaterThan(20);
    await page.reload();
    await waitUntilHydrated(page);
    // What is loaded on the way has stops of its own.
    expect(await stopsOf(page, key)).toEqual(expect.arrayContaining([...stops]));
  });

test('the row of buttons covers nothing at the end of a page, and leaves a low window', {
  tag: '@A11-1',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/contact');
  const topOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().top);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.keyboard.press('End');
    // The theme switch is the last thing of the page.
    const end = () =>
      page
        .getByRole('contentinfo')
        .getByRole('group')
        .evaluate((last) => last.getBoundingClientRect().bottom);
    await expect.poll(end, `${width} px`).toBeLessThanOrEqual(await topOf('Ask the assistant'));
    expect(await topOf('Back to top')).toBe(await topOf('Ask the assistant'));
  }
  // In a low window the row stands at the end of the page only.
  await page.setViewportSize({ width: 640, height: 360 });
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).not.toBeInViewport();
});

/** Scrolls as a user does, which runs no script of the test. */
const scrollDown = async (page: Page, notches: number) => {
  await page.mouse.move(400, 400);
  for (let at = 0; at < notches; at += 1) {
    await page.mouse.wheel(0, 60);
    await twoFrames(page);
  }
};

interface TraceEvent {
  readonly name: string;
  readonly args: {
    readonly beginData?: {
      readonly stackTrace?: readonly { readonly url: string; readonly functionName: string }[];
    };
  };
}

for (const width of widths)
  test(`scrolling a page ${width} px wide makes no script wait for layout`, {
    tag: ['@TOP-1', '@NAV-2', '@deep'],
  }, async ({ browser, page }) => {
    await page.setViewportSize({ width, height: heightOf(width) });
    // The scene measures where the page has text, once.
    await replaceStorage(page, { preferences: preferencesText({ background: 'off' }) });
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    await browser.startTracing(page, {
      categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
    });
    await scrollDown(page, 30);
    expect(await scrollYOf(page)).toBeGreaterThan(1000);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    expect(traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').length).toBeGreaterThan(0);
    const forced = traceEvents.flatMap(({ args, name }) =>
      name === 'Layout'
        ? (args.beginData?.stackTrace ?? []).filter(({ url }) => url.includes('/assets/'))
        : [],
    );
    expect(forced).toEqual([]);
  });

test('scrolling sends the app an event at each threshold only', {
  tag: ['@TOP-1', '@NAV-2'],
}, async ({ page }) => {
  test.skip(!has('lab'), 'the lab shows the events');
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, '/statecharts?live');
  const live = page.getByRole('region', { name: 'Live' });
  await live.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(live.getByText(/^Recording\./)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await twoFrames(page);
  await scrollDown(page, 12);
  expect(await scrollYOf(page)).toBeGreaterThan(400);
  await live.getByLabel('Filter events').fill('page.scrolled');
  const rows = live
    .getByRole('region', { name: 'Log' })
    .getByRole('row')
    .filter({ hasText: 'page.scrolled' });
  await expect(rows).not.toHaveCount(0);
  expect(await rows.count()).toBeLessThanOrEqual(6);
});
