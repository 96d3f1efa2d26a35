import { machines as list } from './support/machines.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { downloadBy } from './support/portfolio.ts';
import { open, scrollYOf, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('every machine is in the list and on the map, which leads to it', {
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

test('a link to a state and Back go to their place, though charts come in steps', {
  tag: ['@LAB-1', '@RTE-3'],
}, async ({ page }) => {
  await open(page, '/statecharts');
  const link = page
    .getByRole('group', { name: 'the map of all machines' })
    .getByRole('link', { name: 'session' });
  await link.evaluate((element) => element.setAttribute('href', '/statecharts/session#state-loggingOut'));
  await link.click();
  await expect(page.getByRole('region', { name: 'loggingOut' })).toBeInViewport();
  const place = await scrollYOf(page);
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await expect.poll(() => scrollYOf(page), 'the place that Back returns to').toBe(place);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a machine is drawn and told state by state, without dead controls', {
    tag: '@LAB-1',
  }, async ({ page }) => {
    for (const { id, states } of list.filter((one) => ['session', 'form'].includes(one.id))) {
      await page.goto(`/statecharts/${id}`);
      await expect(page.getByRole('group', { name: id, exact: true }).getByRole('link')).toHaveCount(states);
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(states);
      await expect(page.locator('[data-toggle]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Larger' })).toBeHidden();
    }
    await page.goto('/statecharts/session');
    await page
      .getByRole('group', { name: 'session' })
      .getByRole('link', { name: 'loggingOut' })
      .press('Enter');
    await expect(page).toHaveURL('/statecharts/session#state-loggingOut');
    const table = page.getByRole('region', { name: 'loggingOut' }).getByRole('table');
    await expect(table.getByRole('row', { name: /^session\.followed isChangedUser/ })).toBeVisible();
  });
});

test('the tools of a drawing wait for their style, and move nothing', {
  tag: ['@LAB-1', '@RTE-5'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await recordShifts(page);
  const style = await hold(page, /\.css$/);
  // A style that is asked for before the load event holds it back.
  await page.goto('/statecharts/form', { waitUntil: 'commit' });
  await waitUntilHydrated(page);
  await expect.poll(style.isRequested, 'the style is requested').toBe(true);
  // Time enough to show them.
  for (let times = 0; times < 10; times += 1) await twoFrames(page);
  await expect(page.locator('[data-minimap]')).toHaveCount(0);
  style.release();
  await expect(page.locator('[data-minimap]')).toHaveCount(1);
  await twoFrames(page);
  expect(await shiftsOf(page), 'layout shifts').toEqual([]);
});

test('a chart is saved as SVG, picture, Mermaid, JSON and text', { tag: '@LAB-1' }, async ({ page }) => {
  await open(page, '/statecharts/embed');
  for (const [name, file, text] of [
    ['SVG', 'embed.svg', /^<svg .*prefers-color-scheme:dark.*<\/svg>\s*$/s],
    ['PNG', 'embed.png', /^.PNG/],
    ['Mermaid', 'embed.mmd', /^stateDiagram-v2/m],
    ['JSON for Stately', 'embed.json', /^\{\s*"id": "embed"/],
    ['Text', 'embed.txt', /embed/],
  ] as const) {
    const saved = await downloadBy(page, () => page.getByRole('button', { name, exact: true }).click());
    expect(saved.name).toBe(file);
    expect(saved.text, name).toMatch(text);
  }
});

test('a machine is simulated by keyboard, from an address that keeps its steps', {
  tag: ['@LAB-2', '@A11-1'],
}, async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/statecharts/form');
  await page.getByRole('button', { name: 'Simulate this machine' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Simulation' });
  const now = panel.getByRole('status').first();
  const lit = (path: string) => page.locator(`svg:visible [data-state="${path}"][data-lit]`).first();
  await expect(now).toHaveText('In submission.ready.editing and draft.waiting. 0 transitions taken.');
  await expect(lit('submission.ready.editing')).toBeVisible();
  await panel.getByLabel('values.email').fill('ada');
  await panel.getByText('Why?').click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'isValid says no.' })).toBeVisible();
  await panel.getByLabel('values.email').fill('ada@example.com');
  await panel.getByLabel('values.email').press('Enter');
  await expect(now).toHaveText('In submission.submitting and draft.waiting. 1 transition taken.');
  await expect(lit('submission.submitting')).toBeVisible();
  await expect(page.locator('svg:visible g[data-keys][data-lit]')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Wait 1 s' }).press('Enter');
  await expect(panel.getByText('Step 2 of 2, 1 s after the start.')).toBeVisible();
  await panel.getByRole('button', { name: '← Back' }).press('Enter');
  await panel.getByRole('button', { name: 'Copy as test' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "it('form: form.submit', async () => {",
  );

  // Behind the `#`, which no server sees.
  expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('steps')).toContain('"kind":"wait"');
  await page.reload();
  await expect(panel.getByText('Step 2 of 2, 1 s after the start.')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page).toHaveURL('/statecharts/form');
});

test('coverage marks each tested transition with the number of its tests', {
  tag: ['@LAB-2', '@A11-1'],
}, async ({ page }) => {
  await open(page, '/statecharts/embed');
  await page.getByRole('link', { name: 'Coverage' }).press('Enter');
  await expect(page).toHaveURL('/statecharts/embed?coverage');
  const panel = page.getByRole('region', { name: 'Coverage' });
  await expect(panel.getByText(/^(\d+) of \1 transitions are taken by a test\.$/)).toBeVisible();
  const marks = page.locator('svg:visible [data-tested]');
  await expect(marks.nth(10)).toBeAttached();
  const retry = panel.locator('summary').filter({ hasText: /unreachable embed\.retry.*\d+ tests?$/ });
  await retry.press('Enter');
  await expect(
    panel.locator('details[open]').getByText('statecharts serve lists their titles'),
  ).toBeVisible();
  await expect(page.locator('svg:visible g[data-keys][data-lit]')).toHaveCount(1);
});

test('a machine’s source is shown, with the rules that it names', { tag: '@LAB-1' }, async ({ page }) => {
  await open(page, '/statecharts/cart?source');
  const panel = page.getByRole('region', { name: 'Source and rules' });
  await expect(panel.getByRole('term').filter({ hasText: 'CRT-9' })).toBeVisible();
  await expect(panel.getByText('export const createCartMachine')).toBeVisible();
});
