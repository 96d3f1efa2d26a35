import { pages } from '../support/site.ts';
import { expect, test } from './browsers-test.ts';

const sizes = [
  [1280, 800],
  [360, 740],
] as const;

for (const [width, height] of sizes)
  test(`every kind of page hydrates, fits a window ${width} px wide and passes axe`, {
    tag: ['@BRW-1', '@A11-1'],
  }, async ({ site }) => {
    // More than forty pages.
    test.setTimeout(600_000);
    await site.tab.setViewportSize({ width, height });
    for (const { path, heading } of pages) {
      await site.open(path);
      await site.shows('heading', heading);
      // The page is hidden for a moment while its font changes: not for longer.
      await expect
        .poll(() =>
          site.tab.evaluate(() => getComputedStyle(document.querySelector('#root') as Element).opacity),
        )
        .toBe('1');
      expect.soft(await site.violations(), path).toEqual([]);
      const overflow = await site.tab.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `sideways scroll of ${path}`).toBeLessThanOrEqual(0);
    }
  });
