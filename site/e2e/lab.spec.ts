import { machines as list } from './support/machines.ts';
import { downloadBy } from './support/portfolio.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('every machine is in the list and on the map, which links to it', {
  tag: ['@LAB-1', '@PPL-3', '@RTE-2'],
}, async ({ page }) => {
  await open(page, '/documentation');
  await page.getByRole('link', { name: 'Explore them all' }).click();
  await expect(page).toHaveURL('/statecharts');
  const machines = page.getByRole('region', { name: 'All machines' }).getByRole('link');
  await expect(machines).toHaveText(list.map(({ id }) => id));
  await page.getByLabel('Find a machine').fill('logged in');
  await expect(machines).toHaveText(['session']);
  const map = page.getByRole('group', { name: 'the map of all machines' });
  await expect(map.getByRole('link')).toHaveCount(list.length);
  await map.getByRole('link', { name: 'cartOwner' }).click();
  await expect(page).toHaveURL('/statecharts/cartOwner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cartOwner statechart');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a machine is drawn and described state by state, without inactive controls', {
    tag: '@LAB-1',
  }, async ({ page }) => {
    await page.goto('/statecharts/session');
    await expect(page.getByRole('button', { name: 'Larger' })).toBeHidden();
    await page
      .getByRole('group', { name: 'session' })
      .getByRole('link', { name: 'loggingOut' })
      .press('Enter');
    await expect(page).toHaveURL('/statecharts/session#state-loggingOut');
    const table = page.getByRole('region', { name: 'loggingOut' }).getByRole('table');
    await expect(table.getByRole('row', { name: /^session\.read isChangedUser/ })).toBeVisible();
  });
});

test('a chart is saved as SVG and PNG', { tag: '@LAB-1' }, async ({ page }) => {
  await open(page, '/statecharts/embed');
  for (const [name, file, text] of [
    ['SVG', 'embed.svg', /^<svg .*prefers-color-scheme:dark.*<\/svg>\s*$/s],
    ['PNG', 'embed.png', /^.PNG/],
  ] as const) {
    const saved = await downloadBy(page, () => page.getByRole('button', { name, exact: true }).click());
    expect(saved.name).toBe(file);
    expect(saved.text, name).toMatch(text);
  }
});

test('a machine is simulated by keyboard, and the address keeps the steps', {
  tag: ['@LAB-2', '@A11-1'],
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  await page.getByRole('button', { name: 'Simulate this machine' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Simulation' });
  const now = panel.getByRole('status').first();
  await expect(now).toHaveText('In submission.ready.editing and draft.waiting. 0 transitions taken.');
  await panel.getByLabel('values.email').fill('ada@example.com');
  await panel.getByLabel('values.email').press('Enter');
  await expect(now).toHaveText('In submission.submitting and draft.waiting. 1 transition taken.');
  const lit = page.locator('svg:visible [data-state="submission.submitting"][data-lit]');
  await expect(lit.first()).toBeVisible();
  await panel.getByRole('button', { name: 'Wait 1 s' }).press('Enter');
  await expect(panel.getByText('Step 2 of 2, 1 s after the start.')).toBeVisible();
  // In the hash, which is not sent to the server.
  expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('steps')).toContain('"kind":"wait"');
  await page.reload();
  await expect(panel.getByText('Step 2 of 2, 1 s after the start.')).toBeVisible();
});

test('coverage marks each tested transition', { tag: '@LAB-2' }, async ({ page }) => {
  await open(page, '/statecharts/embed?coverage');
  const panel = page.getByRole('region', { name: 'Coverage' });
  await expect(panel.getByText(/^(\d+) of \1 transitions are taken by a test\.$/)).toBeVisible();
  await expect(page.locator('svg:visible [data-tested]').nth(10)).toBeAttached();
});

test('a machine’s source is shown, with the rules that it names', { tag: '@LAB-1' }, async ({ page }) => {
  await open(page, '/statecharts/cart?source');
  const panel = page.getByRole('region', { name: 'Source and rules' });
  await expect(panel.getByRole('term').filter({ hasText: 'CRT-9' })).toBeVisible();
  await expect(panel.getByText('export const createCartMachine')).toBeVisible();
});
