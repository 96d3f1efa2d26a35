import type { Page } from 'playwright/test';
import { findSmallTargets, findViolations } from './support/axe.ts';
import {
  anyControl,
  canvas,
  drawn,
  expectMoving,
  expectStill,
  openTimed,
  path,
  pauseButton,
  playButton,
  recordCode,
  smallWindow,
  waitLong,
  withWebGl,
} from './support/background.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { open, preferencesText, readStored, waitUntilHydrated } from './support/site.ts';
import { expect, test, withMotion } from './support/site-test.ts';

test.use({ ...withMotion, launchOptions: withWebGl, viewport: smallWindow });

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );

const preferences = (background: 'on' | 'off') => preferencesText({ theme: 'light', background });
const setPreferences = (page: Page, text: string) =>
  page.evaluate((entry) => localStorage.setItem('preferences', entry), text);

test('the background starts when idle, stands still while hidden, pauses in every tab', {
  tag: ['@BKG-2', '@STO-4', '@THM-1'],
}, async ({ context, page }) => {
  test.slow();
  await recordShifts(page);
  const requested = recordCode(page);

  await test.step('starts once the page is loaded, even after a navigation', async () => {
    const late = await hold(page, /\/art\/|\.png$/);
    const code = await hold(page, /\/assets\/background/);
    await page.goto('/products', { waitUntil: 'commit' });
    await waitUntilHydrated(page);
    await expect.poll(late.isRequested).toBe(true);
    expect(requested).toEqual([]);
    late.release();
    await expect.poll(code.isRequested).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
    await twoFrames(page);
    // A navigation that takes a busy processor longer than half a second shifts what was there: not the background's.
    const before = await shiftsOf(page);
    code.release();
    await expect(pauseButton(page)).toBeVisible(drawn);
    expect((await shiftsOf(page)).slice(before.length)).toEqual([]);
    await expectMoving(page);
  });

  await test.step('draws no frame in a hidden tab', async () => {
    await setHidden(page, true);
    await expectStill(page);
    await setHidden(page, false);
    await expectMoving(page);
  });

  await test.step('is paused by keyboard, and adapts to theme and size in one canvas', async () => {
    await pauseButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(playButton(page)).toBeFocused();
    await expectStill(page);
    await expect.poll(() => readStored(page, 'preferences')).toBe(preferencesText({ background: 'paused' }));
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const width of [1300, 1800, 1500]) await page.setViewportSize({ width, height: 500 });
    await expect(canvas(page)).toHaveCount(1);
    await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true');
    await expectStill(page);
    const size = await canvas(page).boundingBox();
    expect([size?.x, size?.y, size?.width, size?.height]).toEqual([0, 0, 1500, 500]);
    await page.setViewportSize(smallWindow);
    // The footer, which has its own ground, has the choice of the theme.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  });

  await test.step('is still paused at the next visit, and played again in every tab', async () => {
    const other = await context.newPage();
    await open(other, '/services');
    await expect(playButton(other)).toBeVisible(drawn);
    await expectStill(other);
    await playButton(other).click();
    await expect(pauseButton(other)).toBeVisible();
    await page.bringToFront();
    await expect(pauseButton(page)).toBeVisible();
    await expectMoving(page);
    await expect(canvas(page)).toHaveCount(1);
  });
});

/** The highest opacity, of 255, of what the canvas shows between two places from the left edge of the window. */
const inkBetween = (page: Page, from: number, to: number) =>
  canvas(page).evaluate(
    (element, [left, right]) => {
      if (!(element instanceof HTMLCanvasElement)) throw new TypeError('no canvas');
      const drawing = new OffscreenCanvas(element.width, element.height).getContext('2d');
      drawing?.drawImage(element, 0, 0);
      const pixels = drawing?.getImageData(left, 0, right - left, element.height).data;
      return pixels?.reduce((most, value, index) => (index % 4 === 3 ? Math.max(most, value) : most), 0);
    },
    [from, to] as const,
  );

test('threads lie beside the column and in the hero, and rest beside work', {
  tag: ['@BKG-1', '@A11-1', '@deep'],
}, async ({ page }) => {
  test.slow();
  const [left, half, right] = [112, 768, 1328];
  await open(page, '/');
  await expect(pauseButton(page)).toBeVisible(drawn);
  await expectMoving(page);
  // Words of the hero reach over the middle by the margin of the column.
  expect(await inkBetween(page, left, half)).toBe(0);
  expect(await inkBetween(page, 0, left)).toBeGreaterThan(0);
  expect(await inkBetween(page, half, right)).toBeGreaterThan(0);

  // A page of work, with contents that stay while it is scrolled.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(anyControl(page)).toHaveCount(0);
  for (const y of [0, 700, 1900]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expectStill(page);
    expect(await inkBetween(page, left, right), `at ${y}`).toBe(0);
    expect(await inkBetween(page, 0, left), `at ${y}`).toBeGreaterThan(0);
  }
  await page.setViewportSize({ width: 1270, height: 500 });
  await expect(canvas(page)).toHaveCount(0);
});

test('Save-Data or `off` loads no background, reduced motion draws a still one', {
  tag: '@BKG-2',
}, async ({ context, page }) => {
  test.slow();
  const requested = recordCode(page);
  const saveDataPage = await context.newPage();
  await test.step('nothing under Save-Data', async () => {
    const requestedThere = recordCode(saveDataPage);
    await saveDataPage.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openTimed(saveDataPage, path);
    await waitLong(saveDataPage);
    expect(requestedThere).toEqual([]);
  });

  await test.step('nothing while switched off', async () => {
    await setPreferences(saveDataPage, preferences('off'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTimed(page, path);
    await waitLong(page);
    expect(requested).toEqual([]);
  });

  await test.step('one still picture when switched on under reduced motion', async () => {
    await setPreferences(saveDataPage, preferences('on'));
    // Before the clock moves: a picture that is late by it counts as missing.
    await expect(canvas(page)).toHaveCSS('opacity', '1', drawn);
    await waitLong(page);
    await expectStill(page);
    await expect(anyControl(page)).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(pauseButton(page)).toBeVisible(drawn);
    await expectMoving(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(anyControl(page)).toHaveCount(0);
    await expectStill(page);
  });

  await test.step('none once it is switched off again', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(pauseButton(page)).toBeVisible(drawn);
    await setPreferences(saveDataPage, preferences('off'));
    await expect(canvas(page)).toHaveCount(0);
    await expect(anyControl(page)).toHaveCount(0);
  });
});

test('the pause control passes axe, and covers neither a focus nor a notice', {
  tag: ['@A11-1', '@BKG-2'],
}, async ({ page, watch }) => {
  watch.expects(/Could not save "preferences"/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/');
  await expect(pauseButton(page)).toBeVisible(drawn);
  // A preference that cannot be stored still applies, with a notice beside the control.
  await pauseButton(page).click();
  const notice = page.getByText('This browser will not remember changes.').locator('..');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 568 });
    await expect(notice).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
    const [box, button] = [await notice.boundingBox(), await playButton(page).boundingBox()];
    const isBelow = (button?.y ?? 0) + (button?.height ?? 0) <= (box?.y ?? 0);
    expect(isBelow || (box?.x ?? 0) >= (button?.x ?? 0) + (button?.width ?? 0), `${width} px`).toBe(true);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => findViolations(page), { message: colorScheme }).toEqual([]);
  }
  expect(await findSmallTargets(page)).toEqual([]);
  const box = await playButton(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);

  // On a phone in the footer, where it covers nothing.
  await expect(playButton(page)).toHaveCSS('position', 'static');

  await page.emulateMedia({ forcedColors: 'active' });
  await expect(anyControl(page)).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(playButton(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(playButton(page)).toBeHidden();
});
