import { chromium, type Page } from 'playwright/test';
import { chromiumFlags, findTestBrowser } from '../checks/find-program.mjs';
import { findSmallTargets, findViolations } from './support/axe.ts';
import {
  anyControl,
  canvas,
  expectMoving,
  expectStill,
  pauseButton,
  playButton,
  recordCode,
  smallWindow,
  withWebGl,
} from './support/background.ts';
import { lost } from './support/lose.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { open, readStored, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test.use({ launchOptions: withWebGl, viewport: smallWindow });

// A page with text beside the background, and nothing else that moves.
const path = '/no/such/page';
test.beforeEach(({ watch }) => watch.expects(/status of 404/));

/** Waits long enough for a background that must not start: the page and its code are loaded and idle. */
const waitLong = async (page: Page) => {
  // The waits follow one another: for idle time, for code, for the page to settle.
  for (let step = 0; step < 4; step += 1) {
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(5000);
    for (let frames = 0; frames < 5; frames += 1) await twoFrames(page);
  }
};

/** Opens an address in a page whose clock runs normally until `waitLong` advances it. */
const openTimed = async (page: Page, address: string) => {
  await page.clock.install();
  await open(page, address);
};

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );

const preferences = (background: string) => JSON.stringify({ theme: 'light', background, embeds: 'ask' });
const setPreferences = (page: Page, text: string) =>
  page.evaluate((entry) => localStorage.setItem('preferences', entry), text);

test('[BKG-2] [STO-4] [THM-1] comes once the page is there, one canvas whatever changes, moves where it is seen, and is paused and played for every tab', async ({
  context,
  page,
}) => {
  test.slow();
  await recordShifts(page);
  const asked = recordCode(page);

  await test.step('comes once the page is there, whatever page that is by then', async () => {
    const late = await hold(page, /\/art\/|\.png$/);
    const code = await hold(page, /\/assets\/(?:background|open-scene)/);
    await page.goto('/products', { waitUntil: 'commit' });
    await waitUntilAlive(page);
    await expect.poll(late.isAsked).toBe(true);
    expect(asked).toEqual([]);
    late.release();
    await expect.poll(code.isAsked).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
    const before = await shiftsOf(page);
    code.release();
    await expect(pauseButton(page)).toBeVisible();
    expect(before).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    await expectMoving(page);
  });

  await test.step('draws no frame behind another tab', async () => {
    await setHidden(page, true);
    await expectStill(page);
    await setHidden(page, false);
    await expectMoving(page);
  });

  await test.step('is paused by the keyboard, and follows themes and sizes in one canvas', async () => {
    await pauseButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(playButton(page)).toBeFocused();
    await expectStill(page);
    await expect
      .poll(() => readStored(page, 'preferences'))
      .toBe('{"theme":"system","background":"paused","embeds":"ask"}');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const width of [700, 1400, 900]) await page.setViewportSize({ width, height: 500 });
    await expect(canvas(page)).toHaveCount(1);
    await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true');
    const size = await canvas(page).boundingBox();
    expect([size?.x, size?.y, size?.width, size?.height]).toEqual([0, 0, 900, 500]);
    await page.setViewportSize(smallWindow);
  });

  await test.step('stands still in the next visit, and is played for every tab', async () => {
    const other = await context.newPage();
    await open(other, '/faq');
    await expect(playButton(other)).toBeVisible();
    await expectStill(other);
    await playButton(other).click();
    await expect(pauseButton(other)).toBeVisible();
    await page.bringToFront();
    await expect(pauseButton(page)).toBeVisible();
    await expectMoving(page);
    await expect(canvas(page)).toHaveCount(1);
  });
});

test('[BKG-2] nothing is fetched where data is dear, nor where it is switched off, until it is wanted; one still picture where the system asks for less motion', async ({
  context,
  page,
}) => {
  test.slow();
  const asked = recordCode(page);
  const frugal = await context.newPage();
  await test.step('nothing where data is dear', async () => {
    const askedThere = recordCode(frugal);
    await frugal.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openTimed(frugal, path);
    await waitLong(frugal);
    expect(askedThere).toEqual([]);
  });

  await test.step('nothing where it is switched off', async () => {
    await setPreferences(frugal, preferences('off'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTimed(page, path);
    await waitLong(page);
    expect(asked).toEqual([]);
  });

  await test.step('one still picture where it is wanted, and less motion too', async () => {
    await setPreferences(frugal, preferences('on'));
    await expect(canvas(page)).toHaveCount(1);
    await waitLong(page);
    await expectStill(page);
    await expect(anyControl(page)).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Shown after the first frame, which takes a busy processor a while.
    await expect(pauseButton(page)).toBeVisible({ timeout: 30_000 });
    await expectMoving(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(anyControl(page)).toHaveCount(0);
    await expectStill(page);
  });

  await test.step('and none once it is switched off again', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(pauseButton(page)).toBeVisible();
    await setPreferences(frugal, preferences('off'));
    await expect(canvas(page)).toHaveCount(0);
    await expect(anyControl(page)).toHaveCount(0);
  });
});

test('[BKG-2] [RTE-6] without its code, its worker or WebGL the page is whole and says nothing', async ({
  baseURL,
  page,
  watch,
}) => {
  // Chromium's message about a missing address.
  watch.expects(lost);
  const expectNone = async (target: Page) => {
    await waitLong(target);
    await expect(canvas(target)).toHaveCount(0);
    await expect(anyControl(target)).toHaveCount(0);
    await expect(target.getByRole('heading', { level: 1 })).toBeVisible();
  };
  // Requested again when the network returns.
  const tryAgain = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  let isOpen = false;
  for (const code of [/\/assets\/background-/, /\/assets\/open-scene-/, /worker/])
    await test.step(`without ${code}`, async () => {
      let refusals = 0;
      await page.route(code, (route) => {
        refusals += 1;
        return route.abort();
      });
      if (isOpen) await tryAgain();
      else await openTimed(page, path);
      isOpen = true;
      await expectNone(page);
      expect(refusals).toBeGreaterThan(0);
      await page.unroute(code);
    });

  await test.step('with a worker that is refused, until there is one', async () => {
    await page.evaluate(() => {
      const { Worker } = window;
      window.Worker = class {
        constructor() {
          Object.assign(window, { refusing: true });
          window.Worker = Worker;
          throw new DOMException('refused', 'SecurityError');
        }
      } as never;
    });
    await tryAgain();
    await expectNone(page);
    expect(await page.evaluate(() => 'refusing' in window)).toBe(true);
    await tryAgain();
    await expect(pauseButton(page)).toBeVisible();
    await expect(canvas(page)).toHaveCount(1);
  });

  await test.step('without WebGL', async () => {
    const plain = await chromium.launch({
      executablePath: findTestBrowser(),
      args: [...chromiumFlags, '--disable-software-rasterizer'],
    });
    const bare = await plain.newPage({ ...(baseURL && { baseURL }) });
    const said: string[] = [];
    bare.on('console', (message) => said.push(message.text()));
    await openTimed(bare, '/faq');
    await expectNone(bare);
    expect(said).toEqual([]);
    await plain.close();
  });
});

test('[A11-1] [BKG-2] the control: for axe, for the keyboard, not where colours are forced nor on paper, and never over what has focus or is told', async ({
  page,
  watch,
}) => {
  watch.expects(/Could not save "preferences"/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/contact');
  await expect(pauseButton(page)).toBeVisible();
  // A preference that cannot be stored still applies, with a notice beside the control.
  await pauseButton(page).click();
  const told = page.getByText('This browser will not remember changes.').locator('..');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 568 });
    await expect(told).toBeVisible();
    const [said, button] = [await told.boundingBox(), await playButton(page).boundingBox()];
    const isAbove = (said?.y ?? 0) + (said?.height ?? 0) <= (button?.y ?? 0);
    expect(isAbove || (said?.x ?? 0) >= (button?.x ?? 0) + (button?.width ?? 0), `${width} px`).toBe(true);
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

  const message = page.getByRole('main').getByLabel('Your Message');
  await message.focus();
  await message.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 30),
  );
  await expect(playButton(page)).toHaveCSS('opacity', '0');
  await playButton(page).focus();
  await expect(playButton(page)).toHaveCSS('opacity', '1');

  await page.emulateMedia({ forcedColors: 'active' });
  await expect(anyControl(page)).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(playButton(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(playButton(page)).toBeHidden();
});
