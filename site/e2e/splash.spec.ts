import type { Page } from 'playwright/test';
import { startDocumentPieces } from './support/document-pieces.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { settleFont } from './support/shifts.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test, withMotion } from './support/site-test.ts';

test.use({ ...withMotion, showsSplash: true });

const splash = (page: Page) => page.locator('#splash');

interface Paints {
  /** When the first frame with the splash was about to be painted, in milliseconds. A frame of paper alone may precede it. */
  readonly shown: number;
  /** Begin and end of its animation, which a busy browser begins a frame after it is painted. */
  readonly began: number;
  readonly ended: number;
  readonly largest: string;
}

/** Stops the animations of every document the page loads, until they are released. */
const holdAnimations = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  const setRate = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate });
  await setRate(0);
  return { letGo: () => setRate(1) };
};

const recordPaints = (page: Page) =>
  page.addInitScript(() => {
    const paints: Record<string, unknown> = {};
    Object.assign(window, { paints });
    const note = ({ target, type }: Event) => {
      if (!(target instanceof Element) || target.id !== 'splash') return;
      if (type === 'animationend') paints.ended = performance.now();
      else paints.began = target.getAnimations()[0]?.startTime;
    };
    const look = () => {
      if (document.getElementById('splash')?.checkVisibility()) paints.shown = performance.now();
      else if (performance.getEntriesByName('first-contentful-paint').length === 0)
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    addEventListener('animationstart', note);
    addEventListener('animationend', note);
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as PerformanceEntry & { readonly element?: Element };
      paints.largest = last.element?.localName;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
const paintsOf = (page: Page) => page.evaluate(() => (window as unknown as { paints: Paints }).paints);

/** When the first paint was, and the requests for code and font began. */
const startsOf = (page: Page) =>
  page.evaluate(() => {
    const startsOf = (pattern: RegExp) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => pattern.test(name))
        .map(({ startTime }) => startTime);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      painted: paint?.startTime ?? Number.POSITIVE_INFINITY,
      code: startsOf(/\/assets\/(?:main|home-page)-/),
      font: startsOf(/\/assets\/site-sans-/),
    };
  });

test('the splash covers the first document of a tab for 1500 ms, not in print', {
  tag: ['@SPL-1', '@SPL-2'],
}, async ({ page }) => {
  const animations = await holdAnimations(page);
  await recordPaints(page);
  await recordShifts(page);

  await test.step('at the beginning of its animation: in the first frame that is painted', async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(splash(page)).toBeVisible();
    expect(
      await splash(page).evaluate((element) => {
        const [end] = element.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime);
        const below = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        return [end, below?.closest('#splash') ?? null, element.textContent?.trim(), element.ariaHidden];
      }),
    ).toEqual([1500, null, '', 'true']);
    await waitUntilHydrated(page);
    await expect(splash(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(splash(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(splash(page)).toBeVisible();
    await animations.letGo();
    await expect(splash(page)).toBeHidden();
  });

  await test.step('not in the documents that follow', async () => {
    for (const again of [() => page.reload(), () => page.goto('/products'), () => page.goBack()]) {
      await again();
      await expect(splash(page)).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-splash');
    }
  });

  await test.step('its times, as the browser measures them, on another page, as in a new tab', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await open(page, '/faq');
    await expect(splash(page)).toBeHidden();
    // The event of its end follows with the next frame.
    await expect.poll(async () => (await paintsOf(page)).ended).toBeDefined();
    const { began, ended, largest, shown } = await paintsOf(page);
    // A busy browser may draw the end late, never early.
    expect(ended - began).toBeGreaterThan(1490);
    const { painted } = await startsOf(page);
    expect(painted).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(shown).toBeLessThanOrEqual(painted);
    expect(largest).toMatch(/^(?:h1|p|span)$/);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

const slowTest = test.extend<{ pieces: Awaited<ReturnType<typeof startDocumentPieces>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  pieces: async ({}, use) => {
    const pieces = await startDocumentPieces(process.env.LOOMWRIGHT_E2E_URL ?? '', '<main');
    await use(pieces);
    await pieces.stop();
  },
  baseURL: ({ pieces }, use) => use(pieces.url),
});

slowTest(
  'the splash covers a document from its first piece on',
  { tag: '@SPL-1' },
  async ({ page, pieces }) => {
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(splash(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    pieces.sendRest();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await waitUntilHydrated(page);
  },
);

test('a key or press ends the splash and acts; reduced motion shows none', {
  tag: '@SPL-2',
}, async ({ page }) => {
  // Stopped, so that it stays until a key or a press ends it.
  await holdAnimations(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await expect(splash(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(splash(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await open(page, '/');
  await expect(splash(page)).toBeVisible();
  // Clicks pass through it.
  await page.getByRole('main').getByRole('link', { name: 'Explore Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(splash(page)).toBeHidden();

  // Every document is a first visit here.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq', { waitUntil: 'commit' });
  await twoFrames(page);
  await expect(splash(page)).toBeHidden();
  await waitUntilHydrated(page);
});

test('without JavaScript the splash appears, and ends by itself', { tag: '@SPL-2' }, async ({
  baseURL,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const animations = await holdAnimations(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(splash(page)).toBeVisible();
  await animations.letGo();
  await expect(splash(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a document starts its code after its first paint, and its font once', {
  tag: ['@RTE-5', '@SPL-2'],
}, async ({ page }) => {
  await recordShifts(page);
  const animations = await holdAnimations(page);
  await page.goto('/', { waitUntil: 'commit' });
  await waitUntilHydrated(page);
  const { painted, code, font } = await startsOf(page);
  expect(code.length).toBeGreaterThan(1);
  expect(Math.min(...code)).toBeGreaterThan(painted);
  expect(font).toHaveLength(1);
  await animations.letGo();
  await expect(splash(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settleFont(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a font that comes after the splash shifts nothing', {
  tag: '@SPL-2',
}, async ({ page }) => {
  const font = await hold(page, /\/assets\/site-sans-/);
  await recordShifts(page);
  // A font asked for before the load event holds it back, so the test does not wait for that event.
  await page.goto('/', { waitUntil: 'commit' });
  await waitUntilHydrated(page);
  await page.keyboard.press('Shift');
  await expect(splash(page)).toBeHidden();
  const start = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  const widthOf = async () => (await start.boundingBox())?.width;
  const inStandIn = await widthOf();
  // A browser hides text, or gives up a font, after 100 ms where the style sheet allows it.
  const timeIn = () => page.evaluate(() => performance.now());
  const asked = await timeIn();
  await expect.poll(timeIn).toBeGreaterThan(asked + 150);
  expect(await widthOf()).toBe(inStandIn);
  font.release();
  await expect.poll(widthOf).not.toBe(inStandIn);
  expect(await shiftsOf(page)).toEqual([]);
});
