import type { Page } from 'playwright/test';
import { hold, twoFrames } from './observe.ts';
import { codeOf, waitUntilHydrated } from './site.ts';
import { expect } from './site-test.ts';

/** Scrolls down a screen at a time, so that everything lazy loads. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const height = document.documentElement.scrollHeight;
    for (let y = 0; y < height; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    // A busy browser may paint too few frames of a scroll to load an image that it passes.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.complete || image.decode().catch(() => {})));
    await frame();
    await frame();
  });

/** Waits until the page is shown in the font of the site, which may come after the first paint. */
export const settleFont = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
};

/** Waits for the font, and scrolls to the page's end. */
export const settle = async (page: Page) => {
  await settleFont(page);
  await readThrough(page);
};

/**
 * Opens an address whose font, scripts and session arrive late, after content that they could shift is painted.
 * `isKnown` waits until the session is shown.
 */
export const openLate = async (page: Page, path: string, isKnown: () => Promise<unknown>) => {
  const script = await hold(page, codeOf('main.tsx'));
  const font = await hold(page, /\.woff2$/);
  const session = await hold(page, codeOf('adapters/account-repository.ts'));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await twoFrames(page);
  // Nothing is cached, so that later visits prove as much.
  await expect.poll(() => script.isRequested() && font.isRequested()).toBe(true);
  font.release();
  script.release();
  await waitUntilHydrated(page);
  await twoFrames(page);
  session.release();
  await isKnown();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const held of [script, font, session]) await held.stop();
};
