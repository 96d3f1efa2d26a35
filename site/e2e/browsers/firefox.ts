import { launch, type Page } from 'puppeteer-core';
import { FIREFOX, findProgram } from '../../checks/find-program.mjs';
import type { Session, Tab } from './driver.ts';

const viewport = { width: 1280, height: 800 };

/** Messages of the page at level `error`; Firefox warns about its own plans at lower ones. */
const watch = (page: Page, problems: string[]) => {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
};

const toTab = (page: Page): Tab => ({
  goto: async (url) => {
    // Code that a test holds back may hold back the load event, too.
    await page.goto(url, { waitUntil: 'domcontentloaded' });
  },
  reload: async () => {
    await page.reload();
  },
  evaluate: <T, P extends readonly unknown[]>(run: (...parameters: P) => T | Promise<T>, ...parameters: P) =>
    page.evaluate(`(${run})(...${JSON.stringify(parameters)})`) as Promise<T>,
  addScript: async (source) => {
    await page.evaluate(`${source};undefined`);
  },
  clickAt: async (x, y) => {
    await page.mouse.click(x, y);
  },
  wheelAt: async (x, y, by) => {
    await page.mouse.move(x, y);
    await page.mouse.wheel({ deltaY: by });
  },
  press: async (key, modifier) => {
    if (modifier) await page.keyboard.down(modifier);
    // The name of its character, unlike all other keys.
    await page.keyboard.press(key === 'Space' ? ' ' : key);
    if (modifier) await page.keyboard.up(modifier);
  },
  type: async (text) => {
    await page.keyboard.type(text);
  },
  selectAll: async () => {
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
  },
  resize: async (width, height) => {
    await page.setViewport({ width, height });
  },
});

/** Firefox speaks WebDriver BiDi itself. */
export const startFirefox = async (hasMotion: boolean): Promise<Session> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram(FIREFOX),
    headless: true,
    defaultViewport: viewport,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': hasMotion ? 0 : 1 },
  });
  const problems: string[] = [];
  return {
    newTab: async () => {
      const page = await browser.newPage();
      watch(page, problems);
      return toTab(page);
    },
    problems: async () => problems,
    stop: () => browser.close(),
  };
};
