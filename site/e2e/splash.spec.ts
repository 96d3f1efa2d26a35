import type { Page } from 'playwright/test';
import { twoFrames } from './support/observe.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test, withMotion } from './support/site-test.ts';

test.use({ ...withMotion, showsSplash: true });

const splash = (page: Page) => page.locator('#splash');

const holdAnimations = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  const setRate = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate });
  await setRate(0);
  return { letGo: () => setRate(1) };
};

test('the splash covers the first document of a tab for 1500 ms, not in print', {
  tag: ['@SPL-1', '@SPL-2'],
}, async ({ page }) => {
  const animations = await holdAnimations(page);
  const response = await page.goto('/', { waitUntil: 'commit' });
  await expect(splash(page)).toBeVisible();
  expect(
    await splash(page).evaluate((element) => {
      const [animation] = element.getAnimations();
      const isOfStyle = animation instanceof CSSAnimation;
      const end = animation?.effect?.getComputedTiming().endTime;
      const below = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      return [isOfStyle, end, below?.closest('#splash') ?? null, element.ariaHidden];
    }),
  ).toEqual([true, 1500, null, 'true']);
  await waitUntilHydrated(page);
  await expect(splash(page)).toBeVisible();
  // The splash is first in the body, so that a partial document never shows the content below it.
  expect(await response?.text()).toMatch(/<body>\s*(?:<script>.*?<\/script>\s*)?<div id="splash"/s);
  await page.emulateMedia({ media: 'print' });
  await expect(splash(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(splash(page)).toBeVisible();
  await animations.letGo();
  await expect(splash(page)).toBeHidden();
  for (const again of [() => page.reload(), () => page.goto('/products')]) {
    await again();
    await expect(splash(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-splash');
  }
});

test('a key or press ends the splash and still acts; reduced motion shows none', {
  tag: '@SPL-2',
}, async ({ page }) => {
  // Keeps the splash until input ends it.
  await holdAnimations(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await expect(splash(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(splash(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await open(page, '/');
  await expect(splash(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Explore Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(splash(page)).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq', { waitUntil: 'commit' });
  await twoFrames(page);
  await expect(splash(page)).toBeHidden();
  await waitUntilHydrated(page);
});

test('the threads of the home page are drawn once the splash is over', { tag: ['@SPL-1', '@HOM-1'] }, async ({
  page,
}) => {
  await holdAnimations(page);
  await open(page, '/');
  const delays = await page
    .locator('main svg:has(> [href^="/art/weave.svg"]) use')
    .evaluateAll((uses) =>
      uses.flatMap((use) => use.getAnimations().map(({ effect }) => effect?.getTiming().delay)),
    );
  expect(delays.map((delay) => Number(delay) >= 1200)).toEqual([true, true, true, true]);
});
