import type { Page } from 'playwright/test';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const frameOf = (page: Page, name: string) => page.getByLabel(`Drawing of ${name}`, { exact: true });
const drawing = (page: Page) => page.locator('svg.chart:visible');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const hiddenOf = (page: Page, name: string) =>
  frameOf(page, name).evaluate(
    ({ clientHeight, clientWidth, scrollHeight, scrollWidth }) =>
      scrollHeight - clientHeight + scrollWidth - clientWidth,
  );

test('a drawing fits its frame at first, and zooms in steps', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  const widthOf = async () => Math.round((await drawing(page).boundingBox())?.width ?? 0);
  await expect(page.getByText('Fitted', { exact: true })).toBeVisible();
  expect(await hiddenOf(page, 'form'), 'pixels beyond the frame').toBe(0);
  const fitted = await widthOf();
  await press(page, 'Larger');
  await expect(page.getByText('50%', { exact: true })).toBeVisible();
  await press(page, 'Actual size');
  const actual = await widthOf();
  expect(await hiddenOf(page, 'form'), 'pixels beyond the frame').toBeGreaterThan(0);
  await press(page, 'Fit');
  expect(await widthOf()).toBe(fitted);

  await page.setViewportSize({ width: 360, height: 740 });
  await press(page, 'Actual size');
  expect(await widthOf()).toBeLessThan(actual);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a mouse drags a drawing, and the wheel with Ctrl zooms it', { tag: '@LAB-1' }, async ({ page }) => {
  await open(page, '/statecharts/portfolio');
  const frame = frameOf(page, 'portfolio');
  await press(page, 'Actual size');
  await frame.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 200, { steps: 4 });
  await page.mouse.up();
  expect(await frame.evaluate((element) => element.scrollTop)).toBeCloseTo(200, -1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await expect(page.locator('figure').getByRole('status').first()).toHaveText('125%');
});

test('a search result is scrolled into view', { tag: '@LAB-1' }, async ({ page }) => {
  await open(page, '/statecharts/form');
  await page.getByLabel('Find', { exact: true }).fill('opening');
  await expect(page.getByText('1 state, 0 transitions', { exact: true })).toBeVisible();
  const found = drawing(page).locator('[data-state="draft.owned.opening"][data-found]').first();
  await expect(found).toBeInViewport();
});
