import { twoFrames } from '../support/observe.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';

for (const id of [1, 2, 3, 4, 5])
  test(`the example of product ${id} has room at every width before it is loaded`, {
    tag: ['@PDP-2', '@RTE-5'],
  }, async ({ page }) => {
    await open(page, `/products/${id}`);
    const example = page.getByRole('main').locator('[aria-labelledby="at-work"]');
    await example.scrollIntoViewIfNeeded();
    await expect(example.getByRole('group').first()).toBeVisible();
    for (const width of [320, 360, 700, 900, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await twoFrames(page);
      const beyond = await example
        .locator('> :last-child')
        .evaluate((room) => room.clientHeight - Number.parseFloat(getComputedStyle(room).minHeight));
      expect.soft(beyond, `beyond its room, ${width} px wide`).toBeLessThan(1);
    }
  });
