import type { Page } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../checks/find-program.mjs';
import { twoFrames } from './observe.ts';
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

/** The background's files that are requested from here on. */
export const recordCode = (page: Page): readonly string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:background-|scene)/.test(request.url())) requested.push(request.url());
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
