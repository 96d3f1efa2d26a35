import type { Page } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../checks/find-program.mjs';
import { twoFrames } from './observe.ts';
import { codeOf, open } from './site.ts';
import { expect } from './site-test.ts';

export const withWebGl = {
  executablePath: findChromium(),
  // A busy processor is not a hanging graphics card.
  args: [...chromiumFlags, '--enable-unsafe-swiftshader', '--disable-gpu-watchdog'],
};

export const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the background' });
export const playButton = (page: Page) => page.getByRole('button', { name: 'Play the background' });
export const anyControl = (page: Page) => page.getByRole('button', { name: /the background$/ });
export const canvas = (page: Page) => page.locator('canvas');

const code = codeOf('background/background.tsx').replace('**', '');

/** The requests for the background's code from here on. */
export const recordCode = (page: Page): readonly string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(code)) requested.push(request.url());
  });
  return requested;
};

/** A small window with room beside the column, since software rendering is slow. */
export const smallWindow = { width: 1440, height: 500 };

// Beside the column, below the bar and above the buttons.
const picture = (page: Page) => page.screenshot({ clip: { x: 0, y: 120, width: 100, height: 280 } });

const isSame = async (page: Page) => {
  const before = await picture(page);
  for (let frames = 0; frames < 5; frames += 1) await twoFrames(page);
  return before.equals(await picture(page));
};

/** Pictures ten frames apart differ. */
export const expectMoving = (page: Page) =>
  expect.poll(() => isSame(page), { message: 'the background moves' }).toBe(false);

/** Pictures ten frames apart are equal, twice in a row, since one change may be pending. */
export const expectStill = async (page: Page) => {
  await expect.poll(() => isSame(page), { message: 'the background stands still' }).toBe(true);
  expect(await isSame(page), 'the background stays still').toBe(true);
};

/** A page beside which threads move, and nothing else. */
export const path = '/about';

/** The first picture takes a busy processor a while. */
export const drawn = { timeout: 30_000 };

/** Waits long enough for a background that must not start: the page and its code are loaded and idle. */
export const waitLong = async (page: Page) => {
  // The waits follow one another: for idle time, for code, for the page to settle.
  for (let step = 0; step < 4; step += 1) {
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(5000);
    for (let frames = 0; frames < 5; frames += 1) await twoFrames(page);
  }
};

/** Opens an address in a page whose clock runs normally until `waitLong` advances it. */
export const openTimed = async (page: Page, address: string) => {
  await page.clock.install();
  await open(page, address);
};
