import type { Screen } from '../support/screens/screen.ts';
import { expect, test } from './browsers-test.ts';

/** Where things stand, the width without a scrollbar, and how far the page is scrolled. */
const look = ({ tab }: Screen) =>
  tab.evaluate(() => ({
    places: [...document.querySelectorAll('main h1, main form, footer')].map((element) =>
      Math.round(element.getBoundingClientRect().x),
    ),
    width: document.documentElement.clientWidth,
    y: window.scrollY,
  }));

const wheelAt = async ({ tab: { mouse } }: Screen, x: number, by: number) => {
  await mouse.move(x, 600);
  await mouse.wheel(0, by);
};

for (const [width, name] of [
  [800, 'Menu'],
  [1280, 'Search'],
] as const)
  test(`neither the wheel nor a key scrolls the page under the dialog ${name}`, {
    tag: ['@BRW-1', '@MNU-2', '@SCH-1'],
  }, async ({ site }) => {
    await site.tab.setViewportSize({ width, height: 700 });
    await site.open('/contact');
    await site.tab.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    const before = await look(site);
    expect(before.y).toBe(200);
    await site.click('button', name === 'Menu' ? name : /^Search/);
    await expect
      .poll(() => site.tab.evaluate(() => document.querySelector('dialog:modal')?.ariaLabel))
      .toBe(name);
    // The wheel goes to what was painted last.
    await site.tab.evaluate(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
    for (const x of [30, width - 90]) for (const by of [400, -900]) await wheelAt(site, x, by);
    for (const key of ['End', 'Home'] as const) await site.tab.keyboard.press(key);
    await site.tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await look(site)).toEqual(before);
    await site.tab.keyboard.press('Escape');
    await expect
      .poll(() => site.tab.evaluate(() => document.querySelector('dialog:modal') === null))
      .toBe(true);
    // The wheel does scroll the page.
    await wheelAt(site, 30, 300);
    await expect.poll(async () => (await look(site)).y).toBeGreaterThan(200);
  });
