import type { Page } from 'playwright/test';
import { hold, twoFrames } from './observe.ts';
import { waitUntilAlive } from './site.ts';
import { expect } from './site-test.ts';

/** Goes down the page a screen at a time, so that everything lazy comes in. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const height = document.documentElement.scrollHeight;
    for (let y = 0; y < height; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    await Promise.all([...document.images].map((image) => image.complete || image.decode().catch(() => {})));
    await frame();
    await frame();
  });

/** Waits for the typeface, and reads the page to its end. */
export const settle = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  await readThrough(page);
};

/**
 * Opens an address whose scripts come late, its typeface later and the session last of all: each finds something painted
 * that it could move. `isKnown` waits for what shows that the session is here.
 */
export const openLate = async (page: Page, path: string, isKnown: () => Promise<unknown>) => {
  const script = await hold(page, /\/assets\/main-/);
  const font = await hold(page, /\.woff2$/);
  const session = await hold(page, /\/assets\/account-repository-/);
  const response = await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await twoFrames(page);
  // Nothing comes from a cache, or the visits after the first would prove less.
  await expect.poll(() => script.isAsked() && font.isAsked()).toBe(true);
  font.release();
  script.release();
  await waitUntilAlive(page);
  await twoFrames(page);
  session.release();
  await isKnown();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const held of [script, font, session]) await held.stop();
  return response;
};
