// Not in `npm test`: WebGL is drawn by the processor here, and each context takes seconds.
import type { Page } from 'playwright/test';
import { anyControl, canvas, pauseButton, smallWindow, withWebGl } from '../support/background.ts';
import { twoFrames } from '../support/observe.ts';
import { open } from '../support/site.ts';
import { expect, test, withMotion } from '../support/site-test.ts';

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

/** Never two canvases, and the page works. */
const expectWorking = async (page: Page, name: string) => {
  for (let frames = 0; frames < 10; frames += 1) await twoFrames(page);
  expect(await canvas(page).count()).toBeLessThanOrEqual(1);
  expect(await canvas(page).count()).toBe(await anyControl(page).count());
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
};

test('a lost context is opened again three times; then the gradient stays', {
  tag: '@BKG-2',
}, async ({ page }) => {
  await openScene(page);
  for (let losses = 1; losses <= 4; losses += 1) {
    const worker = await workerOf(page);
    await worker.evaluate(() => {
      const { keptContext } = globalThis as unknown as { keptContext: WebGL2RenderingContext };
      keptContext.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(canvas(page)).toHaveCount(0);
    await expect.poll(() => page.workers().length).toBe(0);
  }
  await expect(anyControl(page)).toHaveCount(0);
  await expectWorking(page, 'Support');
});

test('a hundred sizes and changes of theme keep one canvas', { tag: '@BKG-2' }, async ({ page }) => {
  await openScene(page);
  for (let times = 0; times < 100; times += 1) {
    await page.setViewportSize({ width: 1300 + ((times * 37) % 400), height: 500 });
    await page.emulateMedia({ colorScheme: times % 2 === 0 ? 'dark' : 'light' });
  }
  await page.setViewportSize(smallWindow);
  await expect(canvas(page)).toHaveCount(1);
  await expectWorking(page, 'About us');
});

test('a worker that ends leaves a page that works', { tag: '@BKG-2' }, async ({ page }) => {
  await openScene(page);
  const worker = await workerOf(page);
  await worker.evaluate(() => self.close());
  await expectWorking(page, 'Blog');
});
