import { company } from '@loomwright/content';
import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { dark, light } from '../src/styles/colors.ts';
import { type Frame, framesOf, hold, recordFrames, rgbOf } from './support/observe.ts';
import { open, preferencesText, readStored, replaceStorage, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const paper = { light: rgbOf(light.paper), dark: rgbOf(dark.paper) };
const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const distinct = (frames: readonly Frame[]) => [...new Set(frames.map(({ background }) => background))];

/** The colours of the browser's bar in a light and in a dark system. */
const barsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content),
  );
const bar = { light: light.paper, dark: dark.paper };

// The stored theme against the system's, and the system's alone.
const combinations = [
  ['dark', undefined],
  ['dark', 'light'],
  ['light', 'dark'],
  ['light', 'system'],
  ['dark', 'system'],
  ['light', undefined],
  ['light', 'light'],
  ['dark', 'dark'],
] as const;

test('every frame has the right theme, whatever the system’s and the stored one', { tag: '@THM-1' }, async ({
  page,
}) => {
  test.slow();
  await recordFrames(page);
  for (const [system, stored] of samples(combinations, 4))
    await test.step(`a ${system} system, ${stored ?? 'nothing'} stored`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await replaceStorage(page, stored ? { preferences: JSON.stringify({ theme: stored }) } : {});
      const script = await hold(page, /\/assets\/main-/);
      await page.goto('/products', { waitUntil: 'commit' });
      await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThan(3);
      script.release();
      await waitUntilHydrated(page);
      const theme = stored === 'light' || stored === 'dark' ? stored : system;
      expect(distinct(await framesOf(page)), `${stored} stored`).toEqual([paper[theme]]);
      await expect(page.getByRole('radio', { name: stored ?? 'system', exact: false })).toBeChecked();
      await script.stop();
    });
});

/** The lowest contrast of any text with the paper where a glow lies over it. */
const worstContrast = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const read = (name: string) =>
      [1, 3, 5].map((at) =>
        Number.parseInt(
          style
            .getPropertyValue(`--${name}`)
            .trim()
            .slice(at, at + 2),
          16,
        ),
      );
    const luminance = (rgb: readonly number[]) =>
      rgb
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const contrast = (a: readonly number[], b: readonly number[]) => {
      const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
      return (light + 0.05) / (dark + 0.05);
    };
    // At the densest point of a glow; the threads are hairlines.
    const over = (thread: string, below: readonly number[], share: number) =>
      below.map((value, index) => value * (1 - share) + (read(thread)[index] ?? 0) * share);
    const grounds = ['warp', 'weft'].map((thread) => over(thread, read('paper'), 0.06));
    return Math.min(
      ...['ink', 'muted', 'warp', 'weft', 'danger'].flatMap((text) =>
        grounds.map((ground) => contrast(read(text), ground)),
      ),
    );
  });

test('a choice applies at once in every tab, by press and by key, and is kept across navigation and reload; text stays readable in both themes', {
  tag: ['@THM-1', '@A11-1'],
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
  await test.step('the system theme, which may change; text stays readable over the background', async () => {
    await other.getByRole('radio', { name: 'System' }).check();
    await expect.poll(() => backgroundOf(page)).toBe(paper.light);
    expect(await barsOf(page)).toEqual([bar.light, bar.dark]);
    expect(await worstContrast(page), 'light').toBeGreaterThan(4.5);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => backgroundOf(page)).toBe(paper.dark);
    expect(await worstContrast(page), 'dark').toBeGreaterThan(4.5);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => backgroundOf(page)).toBe(paper.light);
  });
  await test.step('by arrow keys, kept across client navigation', async () => {
    await page.getByRole('radio', { name: 'System' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeFocused();
    await expect.poll(() => backgroundOf(page)).toBe(paper.dark);
    await page.getByRole('contentinfo').getByRole('link', { name: company.name }).click();
    await page.getByLabel('Main').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await backgroundOf(page)).toBe(paper.dark);
  });
});
