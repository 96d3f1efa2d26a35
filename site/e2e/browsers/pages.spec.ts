import { pages } from '../support/site.ts';
import { expect, test } from './browsers-test.ts';

test('[BRW-1] [A11-1] every kind of page hydrates, fits and passes axe', async ({ site }) => {
  for (const { path, heading } of pages) {
    await site.open(path);
    await site.shows('heading', heading);
    expect.soft(await site.violations(), path).toEqual([]);
    const overflow = await site.tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `sideways scroll of ${path}`).toBeLessThanOrEqual(0);
  }
});

test('[BRW-1] [A11-1] every kind of page fits a narrow window and passes axe there', async ({ site }) => {
  await site.tab.resize(360, 740);
  for (const { path } of pages) {
    await site.open(path);
    expect.soft(await site.violations(), path).toEqual([]);
    const overflow = await site.tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `sideways scroll of ${path}`).toBeLessThanOrEqual(0);
  }
});
