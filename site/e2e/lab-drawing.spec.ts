// How a drawing lies in its frame: its size, its place, its minimap and its text.
import type { Page } from 'playwright/test';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const frameOf = (page: Page, name: string) => page.getByLabel(`Drawing of ${name}`, { exact: true });
const drawing = (page: Page) => page.locator('svg.chart:visible');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** How many pixels of a drawing its frame does not show. */
const hiddenOf = (page: Page, name: string) =>
  frameOf(page, name).evaluate(
    ({ clientHeight, clientWidth, scrollHeight, scrollWidth }) =>
      scrollHeight - clientHeight + scrollWidth - clientWidth,
  );

test('a drawing fits its frame at first, and is made larger and smaller step by step', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  const widthOf = async () => Math.round((await drawing(page).boundingBox())?.width ?? 0);
  await expect(page.getByText('Fitted', { exact: true })).toBeVisible();
  expect(await hiddenOf(page, 'form'), 'pixels beyond the frame').toBe(0);
  const fitted = await widthOf();
  // The next size of those to choose from, not that after the actual one.
  await press(page, 'Larger');
  await expect(page.getByText('50%', { exact: true })).toBeVisible();
  await press(page, 'Actual size');
  const actual = await widthOf();
  expect(await hiddenOf(page, 'form'), 'pixels beyond the frame').toBeGreaterThan(0);
  await press(page, 'Fit');
  expect(await widthOf()).toBe(fitted);

  // Another layout, and the page itself does not scroll sideways.
  await page.setViewportSize({ width: 360, height: 740 });
  await press(page, 'Actual size');
  expect(await widthOf()).toBeLessThan(actual);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a drawing that is larger than its frame begins with the initial state in view', {
  tag: '@LAB-1',
}, async ({ page }) => {
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/statecharts/form');
    expect(await hiddenOf(page, 'form'), `pixels beyond the frame, ${width} px`).toBeGreaterThan(0);
    const frame = frameOf(page, 'form');
    const title = frame.locator('svg:visible [data-state="submission.ready"] .title');
    const [room, place] = [await frame.boundingBox(), await title.boundingBox()];
    if (!room || !place) throw new Error('The initial state is not shown.');
    expect(place.y, `its top, ${width} px`).toBeGreaterThan(room.y);
    expect(place.y + 100, `its bottom, ${width} px`).toBeLessThan(room.y + room.height);
  }
});

test('the map and a chart open whole in a window of 900 px, without a minimap', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, name, smallest] of [
    ['/statecharts', 'the map of all machines', 11],
    ['/statecharts/form', 'form', 0],
  ] as const) {
    await open(page, address);
    const letters = await drawing(page)
      .locator('[data-state*="."] .title')
      .first()
      .evaluate((title) => {
        const scale = (title as SVGTextElement).ownerSVGElement?.getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(title).fontSize) * scale;
      });
    expect(letters, `pixels of the letters of ${name}`).toBeGreaterThan(smallest);
    expect(await hiddenOf(page, name), `pixels of ${name} beyond its frame`).toBe(0);
    await expect(frameOf(page, name)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-minimap]')).toHaveCount(0);
  }
});

test('the text of a drawing stays within its box', { tag: '@LAB-1' }, async ({ page }) => {
  for (const id of ['cart', 'chat', 'form']) {
    await page.goto(`/statecharts/${id}`);
    await page.evaluate(() => document.fonts.load('16px "Site Sans"'));
    const beyond = await drawing(page).evaluate((svg) => {
      const rectOf = (element: Element) => element.getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('.box, .label')].map(rectOf);
      const innermost = ({ left, top, height }: DOMRect) =>
        boxes
          .filter((box) => box.left < left && left < box.right)
          .filter((box) => box.top < top + height / 2 && top + height / 2 < box.bottom)
          .sort((one, other) => one.width * one.height - other.width * other.height)[0];
      return [...svg.querySelectorAll('text')]
        .filter((text) => rectOf(text).right > (innermost(rectOf(text))?.right ?? 0))
        .map(({ textContent }) => textContent);
    });
    expect(beyond, `texts of ${id} beyond their box`).toEqual([]);
  }
});

test('a minimap shows which part of a chart is in its frame, and moves the frame', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  const frame = frameOf(page, 'form');
  const map = page.locator('[data-minimap]');
  await press(page, 'Actual size');
  const widthOf = async () => Number(await map.locator('rect').last().getAttribute('width'));
  const before = await widthOf();
  await press(page, 'Larger');
  await expect.poll(widthOf, 'width of the part that is seen').toBeLessThan(before);
  await map.scrollIntoViewIfNeeded();
  const { height = 0, width = 0, x = 0, y = 0 } = (await map.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 6, y + height - 6, { steps: 3 });
  await page.mouse.up();
  const rest = await frame.evaluate((element) =>
    Math.max(
      element.scrollWidth - element.clientWidth - element.scrollLeft,
      element.scrollHeight - element.clientHeight - element.scrollTop,
    ),
  );
  expect(rest, 'pixels to the lower right corner').toBeLessThan(2);
});

test('a mouse drags a drawing; the wheel with Ctrl and two fingers zoom it', {
  tag: '@LAB-1',
}, async ({ context, page }) => {
  await open(page, '/statecharts/portfolio');
  const frame = frameOf(page, 'portfolio');
  await press(page, 'Actual size');
  await frame.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const size = page.locator('figure').getByRole('status').first();
  /** Which part of the drawing is at the place pointed at. */
  const pointed = () =>
    drawing(page).evaluate(
      (svg, [atX = 0, atY = 0]) => {
        const { height, left, top, width } = svg.getBoundingClientRect();
        return [(atX - left) / width, (atY - top) / height];
      },
      [x, y],
    );

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 200, { steps: 4 });
  await page.mouse.up();
  expect(await frame.evaluate((element) => element.scrollTop)).toBeCloseTo(200, -1);

  const before = await pointed();
  await page.keyboard.down('Control');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -100);
  await expect(size).toHaveText('125%');
  await page.keyboard.up('Control');
  const after = await pointed();
  for (const axis of [0, 1]) expect(after[axis]).toBeCloseTo(before[axis] ?? 0, 1);
  // Without the key the wheel scrolls.
  await page.mouse.wheel(0, 100);
  await expect(size).toHaveText('125%');

  const devTools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...distances: readonly number[]) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distances.flatMap((distance) => [
        { x: x - distance / 2, y, id: 1 },
        { x: x + distance / 2, y, id: 2 },
      ]),
    });
  await touch('touchStart', 200);
  for (const distance of [180, 160, 140]) await touch('touchMove', distance);
  await touch('touchEnd');
  await expect(size).toHaveText('100%');
});

test('what a search finds is scrolled into view, also in the narrow layout', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  await page.getByLabel('Find', { exact: true }).fill('opening');
  await expect(page.getByText('1 state, 0 transitions', { exact: true })).toBeVisible();
  const found = drawing(page).locator('[data-state="draft.kept.opening"][data-found]').first();
  await expect(found).toBeInViewport();
  const wideBox = (await drawing(page).getAttribute('viewBox')) ?? '';
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(drawing(page)).not.toHaveAttribute('viewBox', wideBox);
  await expect(found).toBeVisible();
});
