import type { Page } from 'playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const frameOf = (page: Page, name: string) => page.getByRole('application', { name: `Drawing of ${name}` });
const walked = (page: Page) => page.locator('svg:visible [data-walked]').first();
const said = (page: Page) => page.locator('figure').getByRole('status').last();

test('a drawing is one tab stop; arrow keys walk from state to state and say each, Enter goes to its words, Escape ends', {
  tag: ['@LAB-1', '@A11-1'],
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  const frame = frameOf(page, 'form');
  await expect(frame).toBeVisible();
  await page.getByLabel('Find', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(frame).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toContainText('form, machine with 2 states inside. A form and its draft.');
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toContainText('submission, state with 5 states inside. Filling in and submitting');
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toContainText('submission.ready, initial state with 2 states inside.');
  await expect(said(page)).toContainText('form.submit if isValid: to submission.submitting');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).toContainText('form, machine');
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect(walked(page)).toHaveAttribute('data-state', 'draft.waiting');
  await expect(walked(page)).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page, 1280);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-walked]')).toHaveCount(0);
  await expect(said(page)).toBeEmpty();

  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/statecharts/form#state-submission.ready');
  await expect(page.getByRole('region', { name: 'submission.ready', exact: true })).toBeInViewport();
});

test('the map opens whole, with letters that can be read, as does a chart; then there is no minimap', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, name] of [
    ['/statecharts', 'the map of all machines'],
    ['/statecharts/form', 'form'],
  ] as const) {
    await open(page, address);
    const frame = frameOf(page, name);
    await expect(frame).toBeVisible();
    const { bottom, hidden, letters } = await frame.evaluate((element) => {
      const title = element.querySelector<SVGTextElement>('[data-state*="."] .title');
      const scale = title?.ownerSVGElement?.getScreenCTM()?.a ?? 0;
      return {
        bottom: element.getBoundingClientRect().bottom,
        hidden: element.scrollHeight - element.clientHeight + element.scrollWidth - element.clientWidth,
        letters: title ? Number.parseFloat(getComputedStyle(title).fontSize) * scale : 0,
      };
    });
    expect(hidden).toBe(0);
    expect(bottom).toBeLessThanOrEqual(900);
    if (name !== 'form') expect(letters).toBeGreaterThan(11);
    await expect(page.locator('[data-minimap]')).toHaveCount(0);
  }
});

test('the map leads to a machine by keyboard', { tag: ['@LAB-1', '@RTE-2'] }, async ({ page }) => {
  await open(page, '/statecharts');
  await frameOf(page, 'the map of all machines').focus();
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(said(page)).toContainText(/package with \d+ machines? inside/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/statecharts');
  await page.keyboard.press('ArrowDown');
  const path = await walked(page).getAttribute('data-state');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/statecharts/${path?.split('.').at(-1)}`);
});

test('the link to a state is copied, and outlines the state in the drawing; a hostile one outlines nothing', {
  tag: '@LAB-1',
}, async ({ baseURL, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/statecharts/form');
  await frameOf(page, 'form').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
  const path = await walked(page).getAttribute('data-state');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL ?? ''}/statecharts/form#state-${path}`);

  await page.goto('about:blank');
  await open(page, link);
  await expect(walked(page)).toHaveAttribute('data-state', path ?? '');
  await expect(page.getByRole('region', { name: path ?? '', exact: true })).toBeInViewport();
  await expect(said(page)).toBeEmpty();
  for (const hash of ['state-nowhere', 'state-__proto__', 'state-%E0%A4%A', '%', 'state-open"]']) {
    await page.goto('about:blank');
    await open(page, `/statecharts/form#${hash}`);
    await expect(frameOf(page, 'form')).toBeVisible();
    await expect(page.locator('[data-walked]')).toHaveCount(0);
  }
});

test('a minimap shows what is seen of a chart larger than its frame, and moves the frame', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  const frame = frameOf(page, 'form');
  const map = page.locator('[data-minimap]');
  await page.getByRole('button', { name: 'Actual size' }).click();
  await frame.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  const part = map.locator('rect').last();
  const widthOf = async () => Number(await part.getAttribute('width'));
  const whole = await widthOf();
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(widthOf).toBeLessThan(whole);
  await map.scrollIntoViewIfNeeded();
  const { height = 0, width = 0, x = 0, y = 0 } = (await map.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 6, y + height - 6, { steps: 3 });
  await page.mouse.up();
  const rest = await frame.evaluate((element) => [
    element.scrollWidth - element.clientWidth - element.scrollLeft,
    element.scrollHeight - element.clientHeight - element.scrollTop,
  ]);
  for (const pixels of rest) expect(pixels).toBeLessThan(2);

  await open(page, '/statecharts/copying');
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(frameOf(page, 'copying')).toBeVisible();
  await expect(map).toHaveCount(0);
});

test('a mouse drags a drawing; Ctrl with the wheel and two fingers choose its size, about what they point at', {
  tag: '@LAB-1',
}, async ({ context, page }) => {
  await open(page, '/statecharts/portfolio');
  const frame = frameOf(page, 'portfolio');
  await page.getByRole('button', { name: 'Actual size' }).click();
  await frame.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('figure section')?.scrollIntoView({ block: 'end' }));
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const size = page.locator('figure').getByRole('status').first();
  const scrollTop = () => frame.evaluate((element) => element.scrollTop);
  /** Which part of the drawing is at the place pointed at. */
  const pointed = () =>
    page.locator('svg.chart:visible').evaluate(
      (drawing, [atX, atY]) => {
        const { height, left, top, width } = drawing.getBoundingClientRect();
        return [(Number(atX) - left) / width, (Number(atY) - top) / height];
      },
      [x, y],
    );

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 200, { steps: 4 });
  await page.mouse.up();
  expect(await scrollTop()).toBeCloseTo(200, -1);

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
