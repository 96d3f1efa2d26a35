import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { twoFrames } from './support/observe.ts';
import {
  cartText,
  heightOf,
  open,
  preferencesText,
  replaceStorage,
  scrollYOf,
  widths,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** In the page: at each Tab, notes what stands over the element that has focus. */
const recordCovered = () => {
  const found: (string | undefined)[] = [];
  Object.assign(window, { found });
  const floatOver = (element: Element, x: number, y: number) => {
    for (let at = document.elementFromPoint(x, y); at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at.contains(element) ? undefined : at;
    return undefined;
  };
  const look = (element: Element) => {
    for (const { bottom, height, left, right, top } of element.getClientRects()) {
      // What is higher than the window between bar and buttons cannot be free of both.
      if (height > innerHeight - 200) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const edges = [
        [x, top + 2],
        [left + 2, y],
        [right - 2, y],
        [x, bottom - 2],
      ] as const;
      // Browsers scroll to the cursor of a text of several lines.
      const seen = element instanceof HTMLTextAreaElement ? edges.slice(0, 1) : edges;
      for (const [atX, atY] of seen) {
        const over = floatOver(element, atX, atY);
        if (over) return `${element.textContent || element.id} under ${over.localName}.${over.className}`;
      }
    }
    return '';
  };
  addEventListener(
    'keydown',
    ({ key }) => {
      const { activeElement } = document;
      if (key !== 'Tab') return;
      // Headings and the main content take focus after a navigation, but are no controls.
      found.push(
        activeElement?.matches('body')
          ? undefined
          : activeElement?.matches('h1, main')
            ? ''
            : look(activeElement as Element),
      );
    },
    { capture: true },
  );
};

/** Goes through the whole page: what covered each stop, from the document itself to when it has focus again. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const takeFound = () =>
    page.evaluate(() => (window as unknown as { found: (string | undefined)[] }).found.splice(0));
  const stops: (string | undefined)[] = [];
  await takeFound();
  while (stops.filter((stop) => stop === undefined).length < 2) {
    if (stops.length > 400) throw new Error('the end of the page is never reached');
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press(key);
    stops.push(...(await takeFound()));
  }
  const begin = stops.indexOf(undefined) + 1;
  return stops.slice(begin, stops.indexOf(undefined, begin));
};

for (const width of widths)
  test(`neither the bar nor a floating button covers what has focus, through whole pages ${width} px wide`, {
    tag: '@A11-1',
  }, async ({ page }) => {
    test.slow();
    await page.addInitScript(recordCovered);
    await page.setViewportSize({ width, height: heightOf(width) });
    for (const path of ['/', '/contact', '/products', '/products/1', '/demo', '/cart'])
      await test.step(path, async () => {
        await replaceStorage(page, { cart: cartText([1, 2], [3, 1]) });
        await open(page, path);
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          const stops = await walk(page, key);
          expect(stops.length).toBeGreaterThan(20);
          expect(stops.filter((covered) => covered !== '')).toEqual([]);
        }
      });
  });

test('the pill of buttons covers nothing at the end of a page, and leaves a low window', {
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
  test(`scrolling a page ${width} px wide never makes a script wait for layout`, {
    tag: ['@TOP-1', '@NAV-2'],
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

test('the app receives an event when a threshold is passed, and none of other scrolling', {
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
