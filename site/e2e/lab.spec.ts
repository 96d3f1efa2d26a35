import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { root } from '../checks/places.mjs';
import { machines as list } from './support/machines.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { downloadBy } from './support/portfolio.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('lists every machine, and the map leads to each', { tag: ['@LAB-1', '@PPL-3', '@RTE-2'] }, async ({
  page,
}) => {
  await open(page, '/documentation');
  await page.getByRole('link', { name: 'Explore them all' }).click();
  await expect(page).toHaveURL('/statecharts');
  const machines = page.getByRole('region', { name: 'All machines' }).getByRole('link');
  await expect(machines).toHaveText(list.map(({ id }) => id));
  await page.getByLabel('Find a machine').fill('logged in');
  await expect(machines).toHaveText(['session']);
  await page.getByLabel('Find a machine').fill('');
  const map = page.getByRole('group', { name: 'the map of all machines' });
  await expect(map.getByRole('link')).toHaveCount(list.length);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await map.getByRole('link', { name: 'cartOwner' }).click();
  await expect(page).toHaveURL('/statecharts/cartOwner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cartOwner statechart');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a chart opened by a link comes in steps; one whose address names a state, or that Back returns to, is whole at once', {
  tag: ['@LAB-1', '@RTE-3'],
}, async ({ page }) => {
  await open(page, '/statecharts');
  await page.evaluate(() => {
    const steps: string[] = [];
    const look = () => {
      if (document.querySelector('h1')?.textContent !== 'The session statechart') return;
      const isThere = (selector: string) => document.querySelector(`main ${selector}`) !== null;
      const parts = ['h1:focus', 'figure [data-state]', '[id="state-loggingOut"]', 'fieldset'].filter(
        isThere,
      );
      if (steps.at(-1) !== parts.join()) steps.push(parts.join());
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { steps });
  });
  const stepsOnce = async (act: () => Promise<unknown>) => {
    await page.evaluate(() => (window as unknown as { steps: string[] }).steps.splice(0));
    await act();
    await expect(page.getByRole('region', { name: 'loggingOut' })).toBeAttached();
    return page.evaluate(() => [...(window as unknown as { steps: string[] }).steps]);
  };
  const link = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: 'session', exact: true });
  const whole = 'figure [data-state],[id="state-loggingOut"],fieldset';
  expect(await stepsOnce(() => link.click())).toEqual([
    'h1:focus',
    'h1:focus,figure [data-state]',
    `h1:focus,${whole}`,
  ]);

  await page.getByRole('link', { name: 'Statecharts', exact: true }).first().click();
  await expect(page).toHaveURL('/statecharts');
  expect((await stepsOnce(() => page.goBack()))[0]).toContain(whole);

  await page.goForward();
  const map = page
    .getByRole('group', { name: 'the map of all machines' })
    .getByRole('link', { name: 'session' });
  await map.evaluate((element) => element.setAttribute('href', '/statecharts/session#state-loggingOut'));
  expect((await stepsOnce(() => map.click()))[0]).toContain(whole);
  await expect(page.getByRole('region', { name: 'loggingOut' })).toBeInViewport();
});

test('draws a machine and tells it state by state, also without JavaScript', { tag: '@LAB-1' }, async ({
  baseURL,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const { id, states } of list.slice(4, 8)) {
    await page.goto(`/statecharts/${id}`);
    await expect(page.getByRole('group', { name: id, exact: true }).getByRole('link')).toHaveCount(states);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(states);
  }
  await page.goto('/statecharts/session');
  await page.getByRole('group', { name: 'session' }).getByRole('link', { name: 'loggingOut' }).press('Enter');
  await expect(page).toHaveURL('/statecharts/session#state-loggingOut');
  const table = page.getByRole('region', { name: 'loggingOut' }).getByRole('table');
  const followed = { name: /^session\.followed isChangedUser/ };
  await expect(table.getByRole('row', followed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Larger' })).toBeHidden();
  await context.close();
});

test('a drawing fits its frame at first; its size is chosen step by step; its other layout is for narrow windows', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  const drawing = page.getByRole('group', { name: 'form' });
  const frame = page.getByLabel('Drawing of form', { exact: true });
  const widthOf = async () => Math.round((await drawing.boundingBox())?.width ?? 0);
  const isWhole = () =>
    frame.evaluate(
      ({ clientHeight, clientWidth, scrollHeight, scrollWidth }) =>
        scrollHeight <= clientHeight && scrollWidth <= clientWidth,
    );
  await expect(page.getByText('Fitted', { exact: true })).toBeVisible();
  expect(await isWhole()).toBe(true);
  const fitted = await widthOf();
  // The next size of those to choose from, not that after the actual one.
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect(page.getByText('50%', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actual size' }).click();
  const whole = await widthOf();
  expect(whole).toBeGreaterThan(fitted);
  expect(await isWhole()).toBe(false);
  await page.getByRole('button', { name: 'Fit' }).click();
  expect(await widthOf()).toBe(fitted);
  expect(await isWhole()).toBe(true);
  await page.getByRole('button', { name: 'Actual size' }).click();
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Smaller' }).click();
  await expect(page.getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true');
  expect(await widthOf()).toBe(Math.round(whole * 0.5));

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Actual size' }).click();
  expect(await widthOf()).toBeLessThan(whole);
  // The page itself does not scroll sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a drawing that is larger than its frame begins with the initial state in view', {
  tag: '@LAB-1',
}, async ({ page }) => {
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/statecharts/form');
    const frame = page.getByLabel('Drawing of form', { exact: true });
    const title = frame.locator('svg:visible [data-state="submission.ready"] .title');
    const [room, place] = [await frame.boundingBox(), await title.boundingBox()];
    expect(room?.height).toBeLessThan(await frame.evaluate((element) => element.scrollHeight));
    expect(place?.y).toBeGreaterThan(room?.y ?? Infinity);
    expect((place?.y ?? Infinity) + 100).toBeLessThan((room?.y ?? 0) + (room?.height ?? 0));
  }
});

/** What `npm run replay` prints; fails where it ends with another code than 0. */
const replay = async (text: string, file: string): Promise<string> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'replay', file], { cwd: root });
  return stdout;
};

const stateBox = (page: Page, path: string) =>
  page.locator(`svg:visible [data-state="${path}"][data-lit]`).first();

test('the tools of a drawing wait for their style, and move nothing', { tag: ['@LAB-1', '@RTE-5'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await recordShifts(page);
  const style = await hold(page, /\/assets\/chart-tools-[^/]+\.css$/);
  // A style that is asked for before the load event holds it back.
  await page.goto('/statecharts/form', { waitUntil: 'commit' });
  await waitUntilHydrated(page);
  await expect.poll(style.isRequested).toBe(true);
  // Time enough to show them.
  for (let times = 0; times < 10; times += 1) await twoFrames(page);
  await expect(page.locator('[data-minimap]')).toHaveCount(0);
  style.release();
  await expect(page.locator('[data-minimap]')).toHaveCount(1);
  await twoFrames(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a search shows the states and transitions with a name like it, in the layout of a narrow window too', {
  tag: '@LAB-1',
}, async ({ page }) => {
  await open(page, '/statecharts/form');
  const find = page.getByLabel('Find', { exact: true });
  const marked = page.locator('svg:visible [data-found]');
  await find.fill('opening');
  await expect(page.getByText('1 state, 0 transitions', { exact: true })).toBeVisible();
  const found = page.locator('svg:visible [data-state="draft.kept.opening"][data-found]').first();
  await expect(found).toBeInViewport();
  await expect(page.locator('svg.chart')).toHaveCount(1);
  const wideBox = await page.locator('svg.chart').getAttribute('viewBox');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('svg.chart')).not.toHaveAttribute('viewBox', wideBox ?? '');
  await expect(found).toBeVisible();
  await find.fill('no such name');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(marked).toHaveCount(0);
});

test('a machine is simulated by keyboard: an event says what it would do, then does it; steps are lit, are in the address, and can be taken back', {
  tag: ['@LAB-2', '@A11-1'],
}, async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/statecharts/form');
  await page.getByRole('button', { name: 'Simulate this machine' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Simulation' });
  const now = panel.getByRole('status').first();
  await expect(now).toHaveText('In submission.ready.editing and draft.waiting. 0 transitions taken.');
  await expect(stateBox(page, 'submission.ready.editing')).toBeVisible();
  await expect(panel.getByText('One transition is taken.')).toBeVisible();
  await panel.getByLabel('values.email').fill('ada');
  await expect(panel.getByText('One transition is taken.')).toBeVisible();
  await panel.getByText('Why?').click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'isValid says no.' })).toBeVisible();
  await panel.getByLabel('values.email').fill('ada@example.com');
  await panel.getByLabel('values.email').press('Enter');
  await expect(now).toHaveText('In submission.submitting and draft.waiting. 1 transition taken.');
  await expect(stateBox(page, 'submission.submitting')).toBeVisible();
  await expect(page.locator('svg:visible g[data-keys][data-lit]')).toHaveCount(1);

  await panel.getByLabel('Output of submit').selectOption({ index: 2 });
  await panel.getByRole('button', { name: 'Ends with this (submit)' }).press('Enter');
  await expect(now).toHaveText(/^In submission\.ready\.failed and/);
  await panel.getByRole('button', { name: 'Wait 1 s' }).press('Enter');
  await expect(panel.getByText('Step 3 of 3, 1 s after the start.')).toBeVisible();
  await panel.getByText('Context').click();
  await expect(panel.getByText(/"message":"The address is taken"/)).toBeVisible();
  const address = page.url();
  // Behind the `#`, which no server sees.
  expect(new URLSearchParams(new URL(address).hash.slice(1)).get('steps')).toContain(
    '"kind":"wait","ms":1000',
  );

  await panel.getByRole('button', { name: '← Back' }).press('Enter');
  await panel.getByRole('button', { name: '← Back' }).press('Enter');
  await expect(now).toHaveText(/^In submission\.submitting and/);
  await panel.getByRole('button', { name: /^Start/ }).press('Enter');
  await expect(now).toHaveText(/^In submission\.ready\.editing and/);
  await panel.getByRole('button', { name: 'Forward →' }).press('Enter');
  await panel.getByRole('button', { name: 'Copy as test' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("it('form: form.submit', async () => {");
  expect(copied).toContain("'submission.submitting'");

  // The address holds every step.
  await page.reload();
  await expect(panel.getByText('Step 3 of 3, 1 s after the start.')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page).toHaveURL('/statecharts/form');
  await expect(page.getByRole('button', { name: 'Simulate this machine' })).toBeVisible();
});

test('a hostile list of steps in the address is refused with its reason, and the simulation begins', {
  tag: '@LAB-2',
}, async ({ page }) => {
  const refusals: readonly (readonly [steps: string, reason: string | RegExp])[] = [
    ['nonsense', 'The list of steps cannot be read: it is no list in JSON.'],
    [
      '[{"kind":"send","event":{"type":"__proto__"}}]',
      'The machine menus in the state closed: there is no event “__proto__”.',
    ],
    [
      '[{"kind":"send","event":{"type":"session.changed","isSignedIn":"no"}}]',
      /isSignedIn is a string instead of a boolean/,
    ],
    [
      JSON.stringify(Array.from({ length: 900 }, () => ({ kind: 'wait', ms: 1 }))),
      'The list has 900 steps; the limit is 500.',
    ],
    ['[{"kind":"done","id":"nothing"}]', /the child “nothing” does not run/],
  ];
  for (const [steps, reason] of refusals) {
    await page.goto('about:blank');
    await open(page, `/statecharts/menus?simulate#steps=${encodeURIComponent(steps)}`);
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await page.getByRole('button', { name: 'Send menu.toggleMobile' }).click();
    await expect(page.getByText('In mobileOpen. 1 transition taken.')).toBeVisible();
  }
});

test('a chart is saved as SVG, picture, Mermaid, JSON and text', { tag: '@LAB-1' }, async ({
  context,
  page,
}) => {
  await open(page, '/statecharts/embed');
  const save = (name: string) =>
    downloadBy(page, () => page.getByRole('button', { name, exact: true }).click());
  const svg = await save('SVG');
  expect(svg.name).toBe('embed.svg');
  expect(svg.text).toContain('prefers-color-scheme:dark');
  expect((await save('PNG')).text.slice(1, 4)).toBe('PNG');
  expect((await save('Mermaid')).text).toMatch(/^stateDiagram-v2/m);
  expect(JSON.parse((await save('JSON for Stately')).text)).toMatchObject({ id: 'embed', initial: 'asking' });
  // The policy of the site lets no text be parsed as a document.
  const blank = await context.newPage();
  const root = await blank.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'image/svg+xml').documentElement.nodeName,
    svg.text,
  );
  expect(root).toBe('svg');
  expect((await save('Text')).text).toContain('embed');
});

test(
  'the machines of the tab are followed while its pages are visited, without what is typed; any moment can be seen again',
  { tag: ['@LAB-2', '@STO-5'] },
  async ({ page }, testInfo) => {
    const canary = 'canary-7391';
    await open(page, '/statecharts');
    await page.getByRole('button', { name: 'Watch this tab live' }).click();
    const live = page.getByRole('region', { name: 'Live' });
    await expect(live.getByText(/^Not recording\. 0 events so far\./)).toBeVisible();
    await live.getByRole('button', { name: 'Record' }).click();
    await expect(live.getByText(/^Recording\./)).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email', { exact: true }).fill(`${canary}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(canary);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await page.goBack();

    await expect(live.getByText(/^Recording\./)).toBeVisible();
    await live.getByRole('button', { name: 'Pause' }).click();
    const log = live.getByRole('region', { name: 'Log' });
    await live.getByLabel('Filter events').fill('form.submit');
    await expect(log.getByRole('row').nth(1)).toContainText('form.submit (1 hidden)');
    await log.getByRole('row').nth(1).getByRole('button').click();
    await expect(live.getByText(/an earlier moment is shown/)).toBeVisible();
    const actors = live.getByRole('region', { name: 'Actors' });
    await expect(actors.getByRole('row').filter({ hasText: 'submission.submitting' })).toHaveCount(1);
    await live.getByRole('button', { name: 'Newest' }).click();
    await expect(
      actors.getByRole('row').filter({ hasText: /submission\.ready\.failed.*\(ended\)/ }),
    ).toHaveCount(1);

    await live.getByLabel('Filter events').fill('');
    const trace = await downloadBy(page, () => live.getByRole('button', { name: 'Save trace' }).click());
    expect(trace.name).toBe('trace.json');
    expect(JSON.parse(trace.text).records.length).toBeGreaterThan(10);
    expect(trace.text).toContain('"form.submit"');
    expect(trace.text).not.toContain(canary);
    const replayed = await replay(trace.text, testInfo.outputPath('trace.json'));
    expect(replayed).toContain('All of it agrees with the charts.');
    expect(replayed).toMatch(/^navigation +navigation +settled/m);
    expect(replayed).not.toContain(canary);
    expect(await page.content()).not.toContain(canary);

    // The chart of a machine is lit as it was last.
    await actors.getByRole('link', { name: 'notices', exact: true }).click();
    await expect(page).toHaveURL('/statecharts/notices?live');
    await expect(page.getByRole('status').filter({ hasText: /^notices: / })).toBeVisible();
    await expect(stateBox(page, 'notice')).toBeVisible();
    await page.getByRole('link', { name: 'All actors' }).click();
    await expect(page).toHaveURL('/statecharts?live');
  },
);

test('coverage: each transition has its count of tests, and is marked in the drawing', {
  tag: ['@LAB-2', '@A11-1'],
}, async ({ page }) => {
  await open(page, '/statecharts/embed');
  await page.getByRole('link', { name: 'Coverage' }).press('Enter');
  await expect(page).toHaveURL('/statecharts/embed?coverage');
  const panel = page.getByRole('region', { name: 'Coverage' });
  await expect(panel.getByText(/^(\d+) of \1 transitions are taken by a test\.$/)).toBeVisible();
  await expect(panel.locator('summary').filter({ hasText: /\d+ tests?$/ })).not.toHaveCount(0);
  await expect(panel.locator('summary').filter({ hasNotText: /\d+ tests?$/ })).toHaveCount(0);
  expect(await page.locator('svg:visible [data-tested]').count()).toBeGreaterThan(10);
  const retry = panel.locator('summary').filter({ hasText: 'unreachable embed.retry' });
  await retry.press('Enter');
  await expect(panel.getByText('statecharts serve lists their titles')).toBeVisible();
  await expect(stateBox(page, 'unreachable')).toBeVisible();
  await expect(page.locator('svg:visible g[data-keys][data-lit]')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page).toHaveURL('/statecharts/embed');
});
