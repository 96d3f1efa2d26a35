import type { Page } from 'playwright/test';
import { chromiumFlags, findTestBrowser } from '../checks/find-program.mjs';
import { twoFrames } from './support/observe.ts';
import { open, scrollTo, scrollYOf } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test.use({
  launchOptions: {
    executablePath: findTestBrowser(),
    args: [...chromiumFlags, '--disable-software-rasterizer'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();
const openSearch = (page: Page) => page.keyboard.press('/');

const lookAt = async (page: Page) => ({
  places: await page.evaluate(() =>
    [...document.querySelectorAll(':is(header, main, footer) :is(a, h1, form):not(dialog *)')].map(
      (element) => element.getBoundingClientRect().x,
    ),
  ),
  y: await scrollYOf(page),
});

const edgeOf = (page: Page, width: number) =>
  page.screenshot({ clip: { x: width - 15, y: 0, width: 15, height: 700 } });

for (const [name, width, show] of [
  ['the search', 1280, openSearch],
  ['the menu', 800, openMenu],
] as const)
  test(`at ${width} px ${name} moves nothing, and disables the scrollbar`, {
    tag: ['@MNU-2', '@SCH-1'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/contact');
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
    await scrollTo(page, 200);
    const before = await lookAt(page);
    const edge = await edgeOf(page, width);
    await show(page);
    await expect(page.locator('dialog:modal')).toBeVisible();
    await twoFrames(page);
    expect(await lookAt(page)).toEqual(before);
    expect(edge.equals(await edgeOf(page, width))).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    expect((await lookAt(page)).places).toEqual(before.places);
    await expect.poll(async () => edge.equals(await edgeOf(page, width))).toBe(true);
  });
