import type { Screen } from '../support/screens/screen.ts';
import { expect, test } from './browsers-test.ts';

test.use({ hasMotion: true });

/** Whether the splash is shown, and the time since the document began, in milliseconds. */
const look = ({ tab }: Screen) =>
  tab.evaluate(() => {
    const splash = document.querySelector('#splash');
    const isShown = splash?.checkVisibility({ visibilityProperty: true }) === true;
    return { isShown, at: performance.now() };
  });

const openFirst = async (site: Screen) => {
  await site.tab.evaluate(() => sessionStorage.clear());
  await site.reload();
};

test('the splash covers the first document of a tab until its end or a key', {
  tag: ['@BRW-1', '@SPL-1', '@SPL-2'],
}, async ({ site }) => {
  await site.open('/');
  const early = await look(site);
  expect(early.isShown || early.at > 1500, `${JSON.stringify(early)}`).toBe(true);
  await expect.poll(async () => (await look(site)).isShown).toBe(false);
  expect((await look(site)).at).toBeGreaterThan(1490);
  await site.open('/faq');
  expect((await look(site)).isShown).toBe(false);

  await openFirst(site);
  await site.tab.keyboard.press('Tab');
  expect((await look(site)).isShown).toBe(false);
  await site.hasFocus('link', 'Skip to content');
});

test('the background moves and can be paused where there is WebGL', {
  tag: ['@BRW-1', '@BKG-2'],
}, async ({ site }) => {
  await site.open('/about');
  const hasWebGl = await site.tab.evaluate(() => {
    try {
      return new OffscreenCanvas(1, 1).getContext('webgl2') !== null;
    } catch {
      return false;
    }
  });
  const isAsked = () =>
    site.tab.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /assets\/background-/.test(name)),
    );
  await expect.poll(isAsked, 'the code of the background is loaded once the page is idle').toBe(true);
  if (hasWebGl) {
    await site.click('button', 'Pause the background');
    await site.shows('button', 'Play the background');
    return;
  }
  const parts = () =>
    site.tab.evaluate(() => ({
      canvases: document.querySelectorAll('canvas').length,
      gradient: getComputedStyle(document.body, '::before').backgroundImage.includes('gradient'),
    }));
  await expect.poll(parts).toEqual({ canvases: 0, gradient: true });
  expect(await site.find('button', /^(?:Pause|Play) the background/)).toBe(null);
  await site.shows('heading', 'About us');
});
