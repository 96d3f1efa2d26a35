import type { Page, Worker } from 'playwright/test';
import { toTable } from '../../checks/table.mjs';
import { anyControl, canvas, pauseButton, smallWindow, withWebGl } from '../support/background.ts';
import { twoFrames } from '../support/observe.ts';
import { open, preferencesText } from '../support/site.ts';
import { expect, test, withMotion } from '../support/site-test.ts';
import { GROWTH_LIMIT, type Measured, measure, printMeasured, startMeasuring } from './measure.ts';

test.use({ ...withMotion, launchOptions: withWebGl, viewport: smallWindow });

const drawn = { timeout: 60_000 };

/** Runs before the code of the worker: keeps its context, so that the test can lose it. */
const keepContext = `
const { getContext } = OffscreenCanvas.prototype;
OffscreenCanvas.prototype.getContext = function (...wanted) {
  const made = getContext.apply(this, wanted);
  if (wanted[0] === 'webgl2') globalThis.keptContext = made;
  return made;
};
`;

const openScene = async (page: Page) => {
  await page.route(/\/assets\/scene\.worker-/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${keepContext}${await response.text()}` });
  });
  await open(page, '/services');
  await expect(pauseButton(page)).toBeVisible(drawn);
};

/** The worker that has drawn the one canvas. */
const workerOf = async (page: Page) => {
  await expect(canvas(page)).toHaveCount(1, drawn);
  await expect(canvas(page)).toHaveCSS('opacity', '1', drawn);
  const [worker, ...others] = page.workers();
  if (!worker || others.length > 0) throw new Error(`${page.workers().length} workers instead of one`);
  return worker;
};

const loseContext = (worker: Worker) =>
  worker.evaluate(() => {
    const { keptContext } = globalThis as unknown as { keptContext: WebGL2RenderingContext };
    keptContext.getExtension('WEBGL_lose_context')?.loseContext();
  });

/** Never two canvases, and the page works. */
const expectWorking = async (page: Page, name: string) => {
  for (let frames = 0; frames < 10; frames += 1) await twoFrames(page);
  expect(await canvas(page).count()).toBeLessThanOrEqual(1);
  expect(await canvas(page).count()).toBe(await anyControl(page).count());
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
};

const REOPENINGS = 3;

test('a context that is lost takes its canvas along; it is opened again three times, and then the gradient stays, without a control', {
  tag: '@BKG-2',
}, async ({ page }) => {
  await openScene(page);
  for (let losses = 1; losses <= REOPENINGS + 1; losses += 1) {
    await loseContext(await workerOf(page));
    await expect(canvas(page)).toHaveCount(0);
    await expect.poll(() => page.workers().length).toBe(0);
  }
  await expect(anyControl(page)).toHaveCount(0);
  await expectWorking(page, 'Support');
});

test('a worker that ends leaves one picture; a hundred sizes and a hundred changes of theme keep one canvas', {
  tag: '@BKG-2',
}, async ({ page }) => {
  await openScene(page);
  for (let times = 0; times < 100; times += 1) {
    await page.setViewportSize({ width: 1300 + ((times * 37) % 400), height: 500 });
    await page.emulateMedia({ colorScheme: times % 2 === 0 ? 'dark' : 'light' });
  }
  await page.setViewportSize(smallWindow);
  await expect(canvas(page)).toHaveCount(1);
  await expectWorking(page, 'About us');
  const worker = await workerOf(page);
  await worker.evaluate(() => self.close());
  await expectWorking(page, 'Blog');
  console.log(
    toTable(
      ['after', 'canvases', 'workers'],
      [['worker ended', String(await canvas(page).count()), String(page.workers().length)]],
    ),
  );
});

const MOUNTS = 200;
const MEASURED_EVERY = 40;

test(`after ${MOUNTS} times switched off and on memory has not grown by 1 MB since the first ${MEASURED_EVERY}, with one canvas and one worker`, {
  tag: '@BKG-2',
}, async ({ context, page }) => {
  await open(page, '/services');
  await expect(pauseButton(page)).toBeVisible(drawn);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const choose = (background: 'on' | 'off') =>
    other.evaluate(
      (text) => localStorage.setItem('preferences', text),
      preferencesText({ theme: 'light', background }),
    );
  await page.bringToFront();
  const devtools = await startMeasuring(page);
  const points = new Map<number, Measured>();
  for (let times = 1; times <= MOUNTS; times += 1) {
    await choose('off');
    await expect(canvas(page)).toHaveCount(0);
    await choose('on');
    await expect(canvas(page)).toHaveCount(1);
    await expect.poll(() => page.workers().length).toBe(1);
    if (times % MEASURED_EVERY !== 0) continue;
    await expect(canvas(page)).toHaveCSS('opacity', '1', drawn);
    points.set(times, await measure(page, devtools));
  }
  printMeasured('mounts', points);
  const [from, end] = [points.get(MEASURED_EVERY), points.get(MOUNTS)];
  expect((end?.heapBytes ?? 0) - (from?.heapBytes ?? 0)).toBeLessThanOrEqual(GROWTH_LIMIT);
  expect(end?.listeners).toBeLessThanOrEqual(from?.listeners ?? 0);
  expect(end?.actors).toBe(from?.actors);
});
