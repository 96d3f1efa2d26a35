import type { Page } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../checks/find-program.mjs';
import { twoFrames } from './observe.ts';
import { expect } from './site-test.ts';

/** A browser that draws WebGL by its processor. */
export const withWebGl = {
  executablePath: findChromium(),
  // A processor that is busy elsewhere is no graphics card that hangs.
  args: [...chromiumFlags, '--enable-unsafe-swiftshader', '--disable-gpu-watchdog'],
};

export const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the background' });
export const playButton = (page: Page) => page.getByRole('button', { name: 'Play the background' });
export const anyControl = (page: Page) => page.getByRole('button', { name: /the background$/ });
export const canvas = (page: Page) => page.locator('canvas');

/** The files of the background that are asked for from here on. */
export const recordCode = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:background|open-scene|scene)/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

/** Without a graphics card each pixel costs: a window that has room for a page, and not for more. */
export const smallWindow = { width: 800, height: 500 };

// Below the bar, above the buttons.
const picture = (page: Page) => page.screenshot({ clip: { x: 50, y: 120, width: 700, height: 300 } });

const isSame = async (page: Page) => {
  const before = await picture(page);
  for (let frames = 0; frames < 5; frames += 1) await twoFrames(page);
  return before.equals(await picture(page));
};

/** Pictures ten frames apart differ. */
export const expectMoving = (page: Page) =>
  expect.poll(() => isSame(page), { message: 'the background moves' }).toBe(false);

/** Pictures ten frames apart are the same, twice in a row: one change may still be on its way. */
export const expectStill = async (page: Page) => {
  await expect.poll(() => isSame(page), { message: 'the background stands still' }).toBe(true);
  expect(await isSame(page), 'the background stays still').toBe(true);
};
