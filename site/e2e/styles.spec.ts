import { twoFrames } from './support/observe.ts';
import { open } from './support/site.ts';
import { expect, test, withMotion } from './support/site-test.ts';

test.use({ ...withMotion, showsSplash: true });

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

test('neither the splash’s end nor late styles have every element styled again', {
  tag: ['@SPL-1', '@RTE-5', '@deep'],
}, async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await open(page, '/');
  await page.keyboard.press('Shift');
  await expect(page.locator('#splash')).toBeHidden();
  // The idle work brings styles of its own.
  await page.waitForFunction(
    () =>
      document.styleSheets.length >
      document.querySelectorAll('head > :is(style, link[rel="stylesheet"]:not([crossorigin], [disabled]))')
        .length,
  );
  await twoFrames(page);
  // What styles every element, to know how many that is.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { --styled: again }');
    document.adoptedStyleSheets = [sheet];
  });
  await twoFrames(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  const all = Math.max(...counts);
  expect(counts.slice(-10)).toContain(all);
  // The first time, where it is not in pieces, and the one just asked for.
  expect(counts.filter((count) => count > all * 0.8).length).toBeLessThanOrEqual(2);
});

test('the threads of the home page are woven once the splash is over', { tag: ['@SPL-1', '@HOM-1'] }, async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await open(page, '/');
  const art = page.locator('main svg:has(> [href^="/art/weave.svg"])');
  const delays = await art
    .locator('use')
    .evaluateAll((uses) =>
      uses.flatMap((use) => use.getAnimations().map(({ effect }) => effect?.getTiming().delay)),
    );
  expect(delays.map((delay) => Number(delay) >= 1200)).toEqual([true, true, true, true]);
  const lengthOf = async () => (await art.screenshot()).length;
  const before = await lengthOf();
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 100 });
  await expect(page.locator('#splash')).toBeHidden();
  await expect.poll(lengthOf).toBeGreaterThan(before * 1.5);
});
