import type { Page } from 'playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const frameOf = (page: Page, name: string) => page.getByRole('application', { name: `Drawing of ${name}` });
const drawing = (page: Page) => page.locator('svg.chart:visible');
const walked = (page: Page) => drawing(page).locator('[data-walked]').first();
const said = (page: Page) => page.locator('figure').getByRole('status').last();
const press = async (page: Page, keys: string) => {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
};
const pathsIn = (page: Page) =>
  drawing(page)
    .locator('[data-state]')
    .evaluateAll((groups) => [...new Set(groups.map((group) => group.getAttribute('data-state')))]);

test('arrow keys move between states and announce them, Enter opens the description', {
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
  await expect(walked(page)).toHaveCount(0);
  await press(page, 'ArrowDown ArrowDown ArrowDown');
  await expect(said(page)).toContainText('form.submit if isValid: to submission.submitting');
  await press(page, 'Enter');
  await expect(page).toHaveURL('/statecharts/form#state-submission.ready');
  await expect(page.getByRole('region', { name: 'submission.ready', exact: true })).toBeInViewport();
});

test('Space collapses the outlined state, and a button expands it', {
  tag: ['@LAB-1', '@A11-1'],
}, async ({ page }) => {
  await open(page, '/statecharts/embed');
  const frame = frameOf(page, 'embed');
  await frame.focus();
  const paths = await pathsIn(page);
  await press(page, 'ArrowDown ArrowDown ArrowRight');
  await expect(said(page)).toContainText('opening, state with 2 states inside');
  await press(page, 'Space');
  await expect(said(page)).toContainText('opening, state, collapsed, 2 states hidden.');
  await expect(frame).toBeFocused();
  expect(await pathsIn(page)).toEqual(paths.filter((path) => !path?.startsWith('opening.')));
  await expect(drawing(page).getByText('2 states inside')).toBeVisible();
  await page.getByRole('button', { name: 'Expand all' }).press('Enter');
  await expect(frame).toBeFocused();
  expect(await pathsIn(page)).toEqual(paths);
});
