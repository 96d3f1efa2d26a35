import { expectVisibleFocus, focusStops } from './support/keyboard.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('Tab reaches every control of a page, and nothing covers it', { tag: '@A11-1' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/products/1');
  // `page-states.spec.ts` uses `focusStops` instead of the Tab key, so both must reach the same elements.
  const stops = await focusStops(page, 'body');
  expect(stops.length).toBeGreaterThan(20);
  await page.reload();
  await waitUntilHydrated(page);
  const found: string[] = [];
  for (let name = 'the document'; name !== ''; ) {
    await page.keyboard.press('Tab');
    name = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at === document.body
        ? ''
        : `${at?.localName} ${(at?.ariaLabel ?? at?.textContent)?.slice(0, 30)}`;
    });
    if (name !== '') await expectVisibleFocus(page, `at ${name}`);
    found.push(name);
    expect(found.length, 'the end of the page is reached').toBeLessThan(100);
  }
  // Not an exact match, because code that loads meanwhile adds stops.
  expect(found).toEqual(expect.arrayContaining([...stops]));
});

test('the dock covers nothing at the end of a page, and scrolls with a low window', {
  tag: '@A11-1',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/contact');
  const topOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().top);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.keyboard.press('End');
    const end = () =>
      page
        .getByRole('contentinfo')
        .getByRole('group')
        .evaluate((last) => last.getBoundingClientRect().bottom);
    await expect.poll(end, `${width} px`).toBeLessThanOrEqual(await topOf('Ask the assistant'));
    expect(await topOf('Back to top')).toBe(await topOf('Ask the assistant'));
  }
  await page.setViewportSize({ width: 640, height: 360 });
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).not.toBeInViewport();
});
