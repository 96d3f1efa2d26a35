import type { Page } from 'playwright/test';
import { hold, twoFrames } from './observe.ts';
import { codeOf, waitUntilHydrated } from './site.ts';
import { expect } from './site-test.ts';

const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const height = document.documentElement.scrollHeight;
    for (let y = 0; y < height; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    // A slow browser may skip frames of the scroll, and then not load a lazy image.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.complete || image.decode().catch(() => {})));
    await frame();
    await frame();
  });

export const settleFont = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
};

export const settle = async (page: Page) => {
  await settleFont(page);
  await readThrough(page);
};

/** Delays the font, the scripts and the session until the content that they could shift is there. */
export const openLate = async (page: Page, path: string, isKnown: () => Promise<unknown>) => {
  const script = await hold(page, codeOf('main.tsx'));
  const font = await hold(page, /\.woff2$/);
  const session = await hold(page, codeOf('adapters/account-repository.ts'));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await twoFrames(page);
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
