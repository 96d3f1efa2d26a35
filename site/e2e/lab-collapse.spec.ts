import type { Page } from 'playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const frameOf = (page: Page, name: string) => page.getByRole('application', { name: `Drawing of ${name}` });
const drawing = (page: Page) => page.locator('svg.chart:visible');
const boxOf = (page: Page, path: string) => drawing(page).locator(`[data-state="${path}"] > .box`).first();
const said = (page: Page) => page.locator('figure').getByRole('status').last();
const pathsIn = (page: Page) =>
  drawing(page)
    .locator('[data-state]')
    .evaluateAll((groups) => [...new Set(groups.map((group) => group.getAttribute('data-state')))]);
const sizeOf = (page: Page) =>
  drawing(page).evaluate((svg) => ['width', 'height'].map((name) => Number(svg.getAttribute(name))));

/** The places at which arrows of these transitions begin and end, in the drawing. */
const endsOf = (page: Page, event: string) =>
  drawing(page).evaluate((svg, text) => {
    const arrows = [...svg.querySelectorAll<SVGGElement>('g[data-keys]')].filter((one) =>
      one.getAttribute('data-keys')?.includes(text),
    );
    return arrows.map((one) => {
      const way = one.querySelector<SVGPathElement>('.edge');
      const [from, to] = [way?.getPointAtLength(0), way?.getPointAtLength(way.getTotalLength())];
      return [from?.x, from?.y, to?.x, to?.y].map((value) => Math.round(value ?? Number.NaN));
    });
  }, event);
const edgesOf = async (page: Page, path: string) => {
  const [x = 0, y = 0, width = 0, height = 0] = await boxOf(page, path).evaluate((box) =>
    ['x', 'y', 'width', 'height'].map((name) => Number(box.getAttribute(name))),
  );
  return { left: x, top: y, right: x + width, bottom: y + height };
};

test('the text of a drawing stays within its box', { tag: '@LAB-1' }, async ({ page }) => {
  for (const id of ['cart', 'chat', 'form']) {
    await open(page, `/statecharts/${id}`);
    await page.evaluate(() => document.fonts.ready);
    const beyond = await drawing(page).evaluate((svg) => {
      const rectOf = (element: Element) => element.getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('.box, .label')].map(rectOf);
      const innermost = ({ left, top, height }: DOMRect) =>
        boxes
          .filter((box) => box.left < left && left < box.right)
          .filter((box) => box.top < top + height / 2 && top + height / 2 < box.bottom)
          .sort((one, other) => one.width * one.height - other.width * other.height)[0];
      return [...svg.querySelectorAll('text')].filter((text) => {
        const rect = rectOf(text);
        return rect.right > (innermost(rect)?.right ?? 0);
      }).length;
    });
    expect(beyond, id).toBe(0);
  }
});

test('Space collapses the walked state: what is inside goes, its arrows end at its border, the walk says so and stays', {
  tag: ['@LAB-1', '@A11-1'],
}, async ({ page }) => {
  await open(page, '/statecharts/embed');
  const frame = frameOf(page, 'embed');
  await expect(frame).toBeVisible();
  const [paths, size, arrow] = [await pathsIn(page), await sizeOf(page), await endsOf(page, '|done.actor.')];
  await expect(page.getByRole('button', { name: 'Expand all' })).toHaveCount(0);
  await page.getByLabel('Find', { exact: true }).focus();
  await page.keyboard.press('Tab');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(said(page)).toContainText('opening, state with 2 states inside');
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText('opening, state, collapsed, 2 states hidden.');
  await expect(frame).toBeFocused();
  expect(await pathsIn(page)).toEqual(paths.filter((path) => !path?.startsWith('opening.')));
  await expect(boxOf(page, 'opening')).toBeInViewport({ ratio: 1 });
  await expect(drawing(page).getByText('2 states inside')).toBeVisible();
  expect((await sizeOf(page))[1]).toBeLessThan(size[1] ?? 0);
  const border = await edgesOf(page, 'opening');
  const ends = await endsOf(page, 'opening.framed|frame.reported|0');
  expect(ends.map(([, y]) => y)).toEqual([border.bottom]);

  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toContainText('opening, state, collapsed');
  await page.keyboard.press('ArrowLeft');
  await expect(said(page)).toContainText('asking, initial state');
  await page.keyboard.press('ArrowRight');
  await expectNoViolations(page, 1280);
  // There is one stop for all of it, then the controls of the walk.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Expand', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Collapse', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Expand all' }).focus();
  await page.keyboard.press('Enter');
  await expect(frame).toBeFocused();
  await expect(page.getByRole('button', { name: 'Expand all' })).toHaveCount(0);
  expect([await pathsIn(page), await sizeOf(page)]).toEqual([paths, size]);
  expect(await endsOf(page, '|done.actor.')).toEqual(arrow);
  await expect(frame.locator('a:not([tabindex="-1"])')).toHaveCount(0);
});

test('a press on the sign at a title collapses its state, and expands it again under the pointer', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await open(page, '/statecharts/embed');
  const sign = (name: string) => drawing(page).getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: 'Actual size' }).click();
  await sign('Collapse opening').scrollIntoViewIfNeeded();
  const target = await sign('Collapse opening').locator('.hit').boundingBox();
  for (const length of [target?.width, target?.height]) expect(length).toBeGreaterThanOrEqual(24);
  const paths = await pathsIn(page);
  await sign('Collapse opening').click();
  await expect(sign('Expand opening')).toBeInViewport();
  expect(await pathsIn(page)).not.toContain('opening.probing');
  await expect(page).toHaveURL('/statecharts/embed');
  await sign('Expand opening').click();
  await expect(sign('Collapse opening')).toBeInViewport();
  expect(await pathsIn(page)).toEqual(paths);

  await page.setViewportSize({ width: 360, height: 740 });
  await sign('Collapse embed').click();
  await expect(drawing(page).getByText('8 states inside')).toBeVisible();
  expect(await pathsIn(page)).toEqual(['']);
});

test('what a collapsed state hides is counted by a search, shown by a link, and left out of the minimap', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  const frame = frameOf(page, 'form');
  const map = page.locator('[data-minimap]');
  await page.getByRole('button', { name: 'Actual size' }).click();
  await frame.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  const boxes = await map.locator('rect').count();
  await drawing(page).getByRole('button', { name: 'Collapse draft.kept', exact: true }).click();
  await expect(map.locator('rect')).toHaveCount(boxes - 4);
  await page.getByLabel('Find', { exact: true }).fill('opening');
  await expect(page.getByText('1 state, 0 transitions, 1 of them in collapsed states')).toBeVisible();
  await expect(drawing(page).locator('[data-state][data-found]').first()).toHaveAttribute(
    'data-state',
    'draft.kept',
  );

  await page.goto('/statecharts/form#state-draft.kept.opening');
  await expect(drawing(page).locator('[data-walked]').first()).toHaveAttribute(
    'data-state',
    'draft.kept.opening',
  );
  await expect(page.getByText('1 state, 0 transitions', { exact: true })).toBeVisible();
});

test('an active state inside a collapsed one lights that one', { tag: ['@LAB-1', '@LAB-2'] }, async ({
  page,
}) => {
  await open(page, '/statecharts/form?simulate');
  const lit = () =>
    drawing(page)
      .locator('[data-state][data-lit]')
      .evaluateAll((groups) => [...new Set(groups.map((group) => group.getAttribute('data-state')))]);
  await expect
    .poll(lit)
    .toEqual(['submission', 'submission.ready', 'submission.ready.editing', 'draft', 'draft.waiting']);
  await drawing(page).getByRole('button', { name: 'Collapse submission.ready', exact: true }).click();
  await expect.poll(lit).toEqual(['submission', 'submission.ready', 'draft', 'draft.waiting']);
  await drawing(page).getByRole('button', { name: 'Collapse form', exact: true }).click();
  await expect.poll(lit).toEqual(['']);
});

test('what is drawn beside a collapsed state keeps the marks of its tests', {
  tag: ['@LAB-1', '@LAB-2'],
}, async ({ page }) => {
  await open(page, '/statecharts/form?coverage');
  const marks = () =>
    drawing(page)
      .locator('[data-tested]')
      .evaluateAll((parts) =>
        parts.map(
          (part) => `${part.localName} ${part.getAttribute('data-keys')} ${part.getAttribute('data-tested')}`,
        ),
      );
  await expect.poll(async () => (await marks()).length).toBeGreaterThan(20);
  const before = await marks();
  await drawing(page).getByRole('button', { name: 'Collapse draft', exact: true }).click();
  await expect(drawing(page).getByRole('button', { name: 'Expand draft', exact: true })).toBeVisible();
  const after = await marks();
  expect(after.length).toBeLessThan(before.length);
  expect(after.filter((mark) => !before.includes(mark))).toEqual([]);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect.poll(marks).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a drawing has no signs that would do nothing', { tag: '@LAB-1' }, async ({ page }) => {
    await page.goto('/statecharts/form');
    await expect(page.locator('[data-state="submission.ready"]').first()).toBeVisible();
    await expect(page.locator('[data-toggle]')).toHaveCount(0);
  });
});
