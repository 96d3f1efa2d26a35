import type { Page } from 'playwright/test';
import { expect, test } from '../support/site-test.ts';
import { enter, states } from '../support/states.ts';

const widths = [360, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;
const now = new Date('2026-05-06T10:00:00Z');

const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = 'eager';
    window.scrollTo({ top: 0, behavior: 'instant' });
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });

for (const state of states.filter(({ name }) => name !== 'a locked login'))
  test(`${state.name} looks unchanged`, async ({ page, watch }) => {
    watch.expects(/./);
    const fileName = state.name.replaceAll(/\W+/g, '-');
    await page.clock.setFixedTime(now);
    await page.setViewportSize({ width: 1440, height: 900 });
    await state.prepare?.(page);
    await enter(page, state, now.getTime());
    for (const width of widths)
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await loadPictures(page);
        await expect.soft(page).toHaveScreenshot(`${fileName}-${width}-${colorScheme}.png`, {
          fullPage: true,
          threshold: 0.02,
          maxDiffPixels: 0,
          timeout: 10_000,
        });
      }
  });
