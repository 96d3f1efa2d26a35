import type { Page } from 'playwright/test';
import { dark, light } from '../src/styles/colors.ts';
import { type Frame, framesOf, hold, recordFrames, rgbOf } from './support/observe.ts';
import {
  codeOf,
  open,
  preferencesText,
  readStored,
  replaceStorage,
  waitUntilHydrated,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const paper = { light: rgbOf(light.paper), dark: rgbOf(dark.paper) };
const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const distinct = (frames: readonly Frame[]) => [...new Set(frames.map(({ background }) => background))];

const barsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content),
  );
const bar = { light: light.paper, dark: dark.paper };

const combinations = [
  ['dark', undefined],
  ['light', 'dark'],
] as const;

test('every frame has the stored theme, or else the system’s', { tag: '@THM-1' }, async ({ page }) => {
  await recordFrames(page);
  for (const [system, stored] of combinations)
    await test.step(`a ${system} system, ${stored ?? 'nothing'} stored`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await replaceStorage(page, stored ? { preferences: JSON.stringify({ theme: stored }) } : {});
      const script = await hold(page, codeOf('main.tsx'));
      await page.goto('/products', { waitUntil: 'commit' });
      await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThan(3);
      script.release();
      await waitUntilHydrated(page);
      const theme = stored ?? system;
      expect(distinct(await framesOf(page)), `${stored} stored`).toEqual([paper[theme]]);
      await expect(page.getByRole('radio', { name: stored ?? 'system', exact: false })).toBeChecked();
      await script.stop();
    });
});

test('a chosen theme applies in every tab, and survives a reload', {
  tag: '@THM-1',
}, async ({ context, page }) => {
  const other = await context.newPage();
  await open(other, '/cart');
  await open(page, '/');
  await test.step('by a press, in every tab', async () => {
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => backgroundOf(page)).toBe(paper.dark);
    await expect.poll(() => backgroundOf(other)).toBe(paper.dark);
    await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
    for (const tab of [page, other]) expect(await barsOf(tab)).toEqual([bar.dark, bar.dark]);
    expect(await readStored(page, 'preferences')).toBe(preferencesText({ theme: 'dark' }));
  });
  await test.step('after a reload', async () => {
    await page.reload();
    await waitUntilHydrated(page);
    expect(await backgroundOf(page)).toBe(paper.dark);
    expect(await barsOf(page)).toEqual([bar.dark, bar.dark]);
  });
  await test.step('the system theme, which may change', async () => {
    await other.getByRole('radio', { name: 'System' }).check();
    await expect.poll(() => backgroundOf(page)).toBe(paper.light);
    expect(await barsOf(page)).toEqual([bar.light, bar.dark]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => backgroundOf(page)).toBe(paper.dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => backgroundOf(page)).toBe(paper.light);
  });
});
