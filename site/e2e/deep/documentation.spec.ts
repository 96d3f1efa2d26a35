import { expectFit, expectNoViolations, findSmallTargets } from '../support/axe.ts';
import { builtPages, open } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';

for (const { path } of builtPages.filter(
  (page) => page.status === 200 && page.path.startsWith('/documentation/'),
))
  test(`${path} fits 320 px, and its wide parts scroll on their own`, {
    tag: ['@DOC-1', '@A11-1'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path);
    await expectFit(page, 320);
    const unreachable = await page.locator('main *').evaluateAll((all) =>
      all
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).overflowX === 'auto')
        .filter((element) => (element as HTMLElement).tabIndex < 0)
        .map((element) => element.className),
    );
    expect(unreachable).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    await expectNoViolations(page, 320);
  });
