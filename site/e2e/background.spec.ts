import type { Page } from 'playwright/test';
import {
  anyControl,
  canvas,
  drawn,
  expectMoving,
  expectStill,
  openWithClock,
  path,
  pauseButton,
  playButton,
  recordCode,
  smallWindow,
  waitPastIdle,
  withWebGl,
} from './support/background.ts';
import { hold } from './support/observe.ts';
import { mainLink, open, preferencesText, readStored, waitUntilHydrated } from './support/site.ts';
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

test('the background starts when idle, stops while hidden, and pauses in every tab', {
  tag: ['@BKG-2', '@STO-4', '@THM-1'],
}, async ({ context, page }) => {
  test.slow();
  const requested = recordCode(page);

  await test.step('starts after the page has loaded', async () => {
    const late = await hold(page, /\/art\/|\.png$/);
    await page.goto('/products', { waitUntil: 'commit' });
    await waitUntilHydrated(page);
    await expect.poll(late.isRequested).toBe(true);
    expect(requested).toEqual([]);
    late.release();
    await mainLink(page, 'About').click();
    await expect(pauseButton(page)).toBeVisible(drawn);
    await expectMoving(page);
  });

  await test.step('draws no frame in a hidden tab', async () => {
    await setHidden(page, true);
    await expectStill(page);
    await setHidden(page, false);
    await expectMoving(page);
  });

  await test.step('is paused by keyboard', async () => {
    await pauseButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(playButton(page)).toBeFocused();
    await expectStill(page);
    await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true');
    await expect.poll(() => readStored(page, 'preferences')).toBe(preferencesText({ background: 'paused' }));
  });

  await test.step('stays paused at the next visit, and resumes in every tab', async () => {
    const other = await context.newPage();
    await open(other, '/services');
    await playButton(other).click(drawn);
    await page.bringToFront();
    await expect(pauseButton(page)).toBeVisible();
    await expectMoving(page);
    await expect(canvas(page)).toHaveCount(1);
  });
});

/** The highest alpha (0–255) of the canvas between two x positions. */
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

test('threads move beside the column and in the hero, and stay still elsewhere', {
  tag: ['@BKG-1', '@A11-1', '@deep'],
}, async ({ page }) => {
  test.slow();
  const [left, half, right] = [112, 768, 1328];
  await open(page, '/');
  await expect(pauseButton(page)).toBeVisible(drawn);
  await expectMoving(page);
  expect(await inkBetween(page, left, half)).toBe(0);
  expect(await inkBetween(page, 0, left)).toBeGreaterThan(0);
  expect(await inkBetween(page, half, right)).toBeGreaterThan(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(anyControl(page)).toHaveCount(0);
  await expectStill(page);
  expect(await inkBetween(page, left, right)).toBe(0);
  expect(await inkBetween(page, 0, left)).toBeGreaterThan(0);
});

test('Save-Data or `off` loads no background', { tag: '@BKG-2' }, async ({ page }) => {
  const requested = recordCode(page);
  await page.addInitScript(() => {
    const saveData = new URLSearchParams(location.search).has('save');
    Object.defineProperty(navigator, 'connection', { value: { saveData } });
  });
  await openWithClock(page, `${path}?save`);
  await waitPastIdle(page);
  await page.evaluate(
    (text) => localStorage.setItem('preferences', text),
    preferencesText({ background: 'off' }),
  );
  await open(page, path);
  await waitPastIdle(page);
  expect(requested).toEqual([]);
});

test('with reduced motion the background is a still picture', { tag: '@BKG-2' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  await expect(canvas(page)).toHaveCSS('opacity', '1', drawn);
  await expectStill(page);
  await expect(anyControl(page)).toHaveCount(0);
});

test('on a phone the pause control is in the footer; forced colours remove it', {
  tag: ['@A11-1', '@BKG-2', '@deep'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/');
  await expect(pauseButton(page)).toBeVisible(drawn);
  await expect(pauseButton(page)).toHaveCSS('position', 'static');
  const box = await pauseButton(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(anyControl(page)).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(pauseButton(page)).toBeHidden();
});
