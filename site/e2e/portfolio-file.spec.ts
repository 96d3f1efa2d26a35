// Tests of the file that the Portfolio Generator saves, opened from a folder, without a network.
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { samples } from '@loomwright/machine-testing';
import {
  PORTFOLIO_THEMES,
  type Portfolio,
  type PortfolioTheme,
  renderPortfolio,
  SAMPLE_PORTFOLIO,
  toHtml,
} from '@loomwright/portfolio';
import type { Page } from 'playwright/test';
import { findSmallTargets, findViolations } from './support/axe.ts';
import { HARD_PORTFOLIO } from './support/hard-portfolio.ts';
import { expect, test } from './support/site-test.ts';

const colourRules = ['color-contrast', 'link-in-text-block'];

const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 0] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Number(red) < 128;
  });

/** The printed address after the link of a project or a label. */
const writtenOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ways a')].map((link) => getComputedStyle(link, '::after').content),
  );

// Contrast and themes are tested in packages/portfolio/test (page-style.test.ts, page.test.ts).
const [first, ...others] = PORTFOLIO_THEMES;
const pages: readonly (readonly [theme: PortfolioTheme, name: string, portfolio: Portfolio])[] = [
  [first, 'hard', HARD_PORTFOLIO],
  ...others.map((theme) => [theme, 'sample', SAMPLE_PORTFOLIO] as const),
  [first, 'sample', SAMPLE_PORTFOLIO],
  ...others.map((theme) => [theme, 'hard', HARD_PORTFOLIO] as const),
];

test(
  'the file opens from a folder offline, is accessible, light and dark, wide and narrow, and prints',
  { tag: '@PGN-1' },
  async ({ page, context, watch }, testInfo) => {
    watch.expects(/^foreign request: file:/);
    await context.setOffline(true);
    const opened = new Set<string>();
    context.on('request', (request) => opened.add(new URL(request.url()).protocol));
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const open = async (name: string, portfolio: Portfolio) => {
      const path = testInfo.outputPath(`${name}.html`);
      await writeFile(path, toHtml(renderPortfolio(portfolio)));
      await page.goto(pathToFileURL(path).href);
    };

    for (const [theme, name, portfolio] of samples(pages, PORTFOLIO_THEMES.length))
      await test.step(`${name} in ${theme}`, async () => {
        await open(`${name}-${theme}`, { ...portfolio, theme, scheme: 'system' });
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, media: 'screen' });
            expect(await isDark(page)).toBe(colorScheme === 'dark');
            // The dark tree is the same: only rules about colours run again.
            const rules = colorScheme === 'dark' ? colourRules : undefined;
            expect(await findViolations(page, rules), `${colorScheme} ${width}`).toEqual([]);
          }
          expect(await findSmallTargets(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        // The file's policy allows its embedded pictures.
        const widths = await page
          .locator('img')
          .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
        expect(new Set(widths)).toEqual(new Set([960]));
        expect(await page.locator('script, body img[src=x], a[href^="javascript"]').count()).toBe(0);
        await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
        expect(await isDark(page)).toBe(false);
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      });

    for (const theme of samples(PORTFOLIO_THEMES, 1))
      await test.step(`dark by choice in ${theme}, by keyboard and in print`, async () => {
        await open(`fixed-${theme}`, { ...SAMPLE_PORTFOLIO, theme, scheme: 'dark' });
        await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
        expect(await isDark(page)).toBe(true);
        // Focus is visible, and addresses of labels appear in print only.
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(
          () => getComputedStyle(document.activeElement as Element).outlineWidth,
        );
        expect(outline).toBe('3px');
        expect((await writtenOut(page)).every((content) => content === 'none')).toBe(true);
        await page.emulateMedia({ media: 'print' });
        expect(await writtenOut(page)).toContain('" (https://code.example.org/asenla)"');
      });

    expect(messages).toEqual([]);
    expect([...opened]).toEqual(['file:']);
  },
);
