import type { Page } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../checks/find-program.mjs';
import { twoFrames } from './observe.ts';
import { codeOf, open } from './site.ts';
import { expect } from './site-test.ts';

export const withWebGl = {
  executablePath: findChromium(),
  // The GPU watchdog would mistake a busy CPU for a hang.
  args: [...chromiumFlags, '--enable-unsafe-swiftshader', '--disable-gpu-watchdog'],
};

export const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the background' });
export const playButton = (page: Page) => page.getByRole('button', { name: 'Play the background' });
export const anyControl = (page: Page) => page.getByRole('button', { name: /the background$/ });
export const canvas = (page: Page) => page.locator('canvas');

const code = codeOf('background/background.tsx').replace('**', '');

export const recordCode = (page: Page): readonly string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(code)) requested.push(request.url());
  });
  return requested;
};

export const smallWindow = { width: 1440, height: 500 };

const picture = (page: Page) => page.screenshot({ clip: { x: 0, y: 120, width: 100, height: 280 } });

const isSame = async (page: Page) => {
  const before = await picture(page);
  for (let frames = 0; frames < 5; frames += 1) await twoFrames(page);
  return before.equals(await picture(page));
};

export const expectMoving = (page: Page) =>
  expect.poll(() => isSame(page), { message: 'the background moves' }).toBe(false);

/** Compares twice, because a change may be pending. */
export const expectStill = async (page: Page) => {
  await expect.poll(() => isSame(page), { message: 'the background is still' }).toBe(true);
  expect(await isSame(page), 'the background stays still').toBe(true);
};

export const path = '/about';

export const drawn = { timeout: 30_000 };

/** Waits until the background would have started, for tests in which it must not. */
export const waitPastIdle = async (page: Page) => {
  for (let step = 0; step < 4; step += 1) {
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(5000);
    for (let frames = 0; frames < 5; frames += 1) await twoFrames(page);
  }
};

/** The clock runs normally until `waitPastIdle` advances it. */
export const openWithClock = async (page: Page, address: string) => {
  await page.clock.install();
  await open(page, address);
};
