import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { renderPortfolio, toHtml } from '@loomwright/portfolio';
import type { Page } from 'playwright/test';
import { findSmallTargets, findViolations } from './support/axe.ts';
import { HARD_PORTFOLIO } from './support/hard-portfolio.ts';
import { expect, test } from './support/site-test.ts';

const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 0] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Number(red) < 128;
  });

test.beforeEach(({ watch }) => watch.expects(/^foreign request: file:/));

test('a complex portfolio needs no network, is accessible and prints', { tag: '@PGN-1' }, async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  const opened = new Set<string>();
  context.on('request', (request) => opened.add(new URL(request.url()).protocol));
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const path = test.info().outputPath('portfolio.html');
  await writeFile(path, toHtml(renderPortfolio({ ...HARD_PORTFOLIO, scheme: 'system' })));
  await page.goto(pathToFileURL(path).href);
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
  await expect(page.locator('img').first()).toHaveJSProperty('naturalWidth', 960);
  expect(await page.locator('script, body img[src=x], a[href^="javascript"]').count()).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await isDark(page)).toBe(false);
  expect(messages).toEqual([]);
  expect([...opened]).toEqual(['file:']);
});
