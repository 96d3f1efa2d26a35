// A drawing by keyboard, and what of it is collapsed.
import type { Page } from 'playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { twoFrames } from './support/observe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const frameOf = (page: Page, name: string) => page.getByRole('application', { name: `Drawing of ${name}` });
const drawing = (page: Page) => page.locator('svg.chart:visible');
const walked = (page: Page) => drawing(page).locator('[data-walked]').first();
const said = (page: Page) => page.locator('figure').getByRole('status').last();
const sign = (page: Page, name: string) => drawing(page).getByRole('button', { name, exact: true });
const press = async (page: Page, keys: string) => {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
};
const pathsIn = (page: Page) =>
  drawing(page)
    .locator('[data-state]')
    .evaluateAll((groups) => [...new Set(groups.map((group) => group.getAttribute('data-state')))]);

test('arrow keys walk a drawing and say each state, Enter goes to its words', {
  tag: ['@LAB-1', '@A11-1'],
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  await expect(frameOf(page, 'form')).toBeVisible();
  await page.getByLabel('Find', { exact: true }).focus();
  await press(page, 'Tab');
  await expect(frameOf(page, 'form')).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(said(page)).toContainText('form, machine with 2 states inside. A form and its draft.');
  await press(page, 'ArrowDown ArrowRight ArrowDown');
  await expect(walked(page)).toHaveAttribute('data-state', 'draft.waiting');
  await expect(walked(page)).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page, 1280);
  await press(page, 'Escape');
  await expect(page.locator('[data-walked]')).toHaveCount(0);
  await expect(said(page)).toBeEmpty();

  await press(page, 'ArrowDown ArrowDown ArrowDown');
  await expect(said(page)).toContainText('form.submit if isValid: to submission.submitting');
  await press(page, 'Enter');
  await expect(page).toHaveURL('/statecharts/form#state-submission.ready');
  await expect(page.getByRole('region', { name: 'submission.ready', exact: true })).toBeInViewport();
});

test('the map leads to a machine by keyboard', { tag: ['@LAB-1', '@RTE-2'] }, async ({ page }) => {
  await open(page, '/statecharts');
  await frameOf(page, 'the map of all machines').focus();
  await press(page, 'ArrowDown ArrowDown');
  await expect(said(page)).toContainText(/package with \d+ machines? inside/);
  await press(page, 'Enter');
  await expect(page).toHaveURL('/statecharts');
  await press(page, 'ArrowDown');
  const path = await walked(page).getAttribute('data-state');
  await press(page, 'Enter');
  await expect(page).toHaveURL(`/statecharts/${path?.split('.').at(-1)}`);
});

test('the copied link to a state outlines it, a hostile one outlines nothing', {
  tag: '@LAB-1',
}, async ({ baseURL, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/statecharts/form');
  await frameOf(page, 'form').focus();
  await press(page, 'ArrowDown ArrowDown End');
  const path = (await walked(page).getAttribute('data-state')) ?? '';
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL ?? ''}/statecharts/form#state-${path}`);

  await page.goto('about:blank');
  await open(page, '/statecharts/form#%');
  for (const hash of ['state-nowhere', 'state-__proto__', 'state-%E0%A4%A', 'state-open"]']) {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await twoFrames(page);
    await expect(page.locator('[data-walked]'), `outlined by #${hash}`).toHaveCount(0);
  }
  await page.goto('about:blank');
  await open(page, link);
  await expect(walked(page)).toHaveAttribute('data-state', path);
  await expect(page.getByRole('region', { name: path, exact: true })).toBeInViewport();
  await expect(said(page)).toBeEmpty();
});

test('Space collapses the walked state and expands it, and the walk goes on there', {
  tag: ['@LAB-1', '@A11-1'],
}, async ({ page }) => {
  await open(page, '/statecharts/embed');
  const frame = frameOf(page, 'embed');
  await frame.focus();
  const paths = await pathsIn(page);
  await expect(page.getByRole('button', { name: 'Expand all' })).toHaveCount(0);
  await press(page, 'ArrowDown ArrowDown ArrowRight');
  await expect(said(page)).toContainText('opening, state with 2 states inside');
  await press(page, 'Space');
  await expect(said(page)).toContainText('opening, state, collapsed, 2 states hidden.');
  await expect(frame).toBeFocused();
  expect(await pathsIn(page)).toEqual(paths.filter((path) => !path?.startsWith('opening.')));
  await expect(drawing(page).getByText('2 states inside')).toBeVisible();
  await press(page, 'ArrowLeft');
  await expect(said(page)).toContainText('asking, initial state');
  await press(page, 'ArrowRight');
  await expectNoViolations(page, 1280);
  // One stop for all of the drawing, then the controls of the walk.
  await expect(frame.locator('a:not([tabindex="-1"])')).toHaveCount(0);
  await press(page, 'Tab Tab');
  await expect(page.getByRole('button', { name: 'Expand', exact: true })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Collapse', exact: true })).toBeFocused();
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'Expand all' }).press('Enter');
  await expect(frame).toBeFocused();
  await expect(page.getByRole('button', { name: 'Expand all' })).toHaveCount(0);
  expect(await pathsIn(page)).toEqual(paths);
});

test('a press on the sign at a title collapses its state, and expands it in place', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await open(page, '/statecharts/embed');
  await page.getByRole('button', { name: 'Actual size' }).click();
  await sign(page, 'Collapse opening').scrollIntoViewIfNeeded();
  const { height = 0, width = 0 } =
    (await sign(page, 'Collapse opening').locator('.hit').boundingBox()) ?? {};
  expect(Math.min(width, height), 'pixels of the sign').toBeGreaterThanOrEqual(24);
  const paths = await pathsIn(page);
  await sign(page, 'Collapse opening').click();
  await expect(sign(page, 'Expand opening')).toBeInViewport();
  expect(await pathsIn(page)).not.toContain('opening.probing');
  await expect(page).toHaveURL('/statecharts/embed');
  await sign(page, 'Expand opening').click();
  await expect(sign(page, 'Collapse opening')).toBeInViewport();
  expect(await pathsIn(page)).toEqual(paths);

  await page.setViewportSize({ width: 360, height: 740 });
  await sign(page, 'Collapse embed').click();
  await expect(drawing(page).getByText('8 states inside')).toBeVisible();
  expect(await pathsIn(page)).toEqual(['']);
});

test('a collapsed state is lit and found for what it hides, which a link shows', {
  tag: ['@LAB-1', '@LAB-2'],
}, async ({ page }) => {
  await open(page, '/statecharts/form?simulate');
  const lit = drawing(page).locator('[data-state="submission.ready"][data-lit]').first();
  await expect(lit).toBeVisible();
  for (const name of ['submission.ready', 'draft.kept']) await sign(page, `Collapse ${name}`).click();
  await expect(sign(page, 'Expand submission.ready')).toBeVisible();
  await expect(lit).toBeVisible();
  await page.getByLabel('Find', { exact: true }).fill('opening');
  await expect(page.getByText('1 state, 0 transitions, 1 of them in collapsed states')).toBeVisible();
  const found = drawing(page).locator('[data-state][data-found]').first();
  await expect(found).toHaveAttribute('data-state', 'draft.kept');

  await page.goto('/statecharts/form#state-draft.kept.opening');
  await expect(walked(page)).toHaveAttribute('data-state', 'draft.kept.opening');
});
