// Tests of the file that the Portfolio Generator saves, opened from a folder, without a network. Contrast, themes and what is in
// it are tested in packages/portfolio/test (page-style.test.ts, page.test.ts).
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { samples } from '@loomwright/machine-testing';
import {
  PORTFOLIO_THEMES,
  type Portfolio,
  renderPortfolio,
  SAMPLE_PORTFOLIO,
  toHtml,
} from '@loomwright/portfolio';
import type { Page } from 'playwright/test';
import { findSmallTargets, findViolations } from './support/axe.ts';
import { HARD_PORTFOLIO } from './support/hard-portfolio.ts';
import { expect, test } from './support/site-test.ts';

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

const openFile = async (page: Page, portfolio: Portfolio) => {
  const path = test.info().outputPath('portfolio.html');
  await writeFile(path, toHtml(renderPortfolio(portfolio)));
  await page.goto(pathToFileURL(path).href);
};

test.beforeEach(({ watch }) => watch.expects(/^foreign request: file:/));

for (const theme of samples(PORTFOLIO_THEMES, 1))
  test(`a hard portfolio in ${theme} needs no network, is accessible and prints`, { tag: '@PGN-1' }, async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    const opened = new Set<string>();
    context.on('request', (request) => opened.add(new URL(request.url()).protocol));
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await openFile(page, { ...HARD_PORTFOLIO, theme, scheme: 'system' });
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await isDark(page)).toBe(colorScheme === 'dark');
      expect(await findViolations(page), colorScheme).toEqual([]);
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
    expect(messages).toEqual([]);
    expect([...opened]).toEqual(['file:']);
  });

test('a page that is dark by choice shows focus, and addresses in print only', { tag: '@PGN-1' }, async ({
  page,
}) => {
  await openFile(page, { ...SAMPLE_PORTFOLIO, scheme: 'dark' });
  expect(await isDark(page)).toBe(true);
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineWidth);
  expect(outline).toBe('3px');
  expect((await writtenOut(page)).every((content) => content === 'none')).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await writtenOut(page)).toContain('" (https://code.example.org/asenla)"');
});
