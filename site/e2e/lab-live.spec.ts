import type { Page } from 'playwright/test';
import { submitLogin } from './support/accounts.ts';
import { downloadBy } from './support/portfolio.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const canary = 'canary-7391';

const liveOf = (page: Page) => page.getByRole('region', { name: 'Live' });
const button = (page: Page, name: string | RegExp) => liveOf(page).getByRole('button', { name, exact: true });
const filter = (page: Page, text: string) => liveOf(page).getByLabel('Filter events').fill(text);
const newest = (page: Page) => liveOf(page).getByRole('region', { name: 'Log' }).getByRole('row').nth(1);
const actors = (page: Page) => liveOf(page).getByRole('region', { name: 'Actors' });

/** Logs in with values that must appear in no recording; the login fails. */
const typeCanary = async (page: Page) => {
  await submitLogin(page, `${canary}@example.com`, canary);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
};

test('the machines of this tab are followed across pages, without typed texts', {
  tag: ['@LAB-2', '@STO-5'],
}, async ({ page }) => {
  await open(page, '/statecharts?live');
  await expect(liveOf(page).getByText(/^Not recording\. 0 events so far\./)).toBeVisible();
  await button(page, 'Record').click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await typeCanary(page);
  await page.goBack();

  await button(page, 'Pause').click();
  await filter(page, 'form.submit');
  await expect(newest(page)).toContainText('form.submit (1 hidden)');
  await filter(page, '');
  const trace = await downloadBy(page, () => button(page, 'Save trace').click());
  expect(trace.name).toBe('trace.json');
  expect(trace.text).toContain('"form.submit"');
  expect(trace.text + (await page.content()), 'the trace and the page').not.toContain(canary);

  await actors(page).getByRole('link', { name: 'notices', exact: true }).click();
  await expect(page).toHaveURL('/statecharts/notices?live');
  await expect(page.locator('svg:visible [data-state="notice"][data-lit]').first()).toBeVisible();
});

test('another tab that is never idle is followed until its page is left', {
  tag: ['@LAB-2', '@STO-5', '@deep'],
}, async ({ context, page }) => {
  const other = await context.newPage();
  await other.addInitScript(() => {
    window.requestIdleCallback = (work, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(work, 0, { didTimeout: true, timeRemaining: () => 0 });
  });
  await open(other, '/login');
  await open(page, '/statecharts?live');
  const record = button(page, /^Record “Log in/);
  await expect(async () => {
    await button(page, 'Find other tabs').click();
    await expect(record).toBeVisible({ timeout: 2000 });
  }).toPass();
  await record.click();
  await expect(liveOf(page).getByText(/^Recording the tab “/)).toBeVisible();
  await typeCanary(other);

  await filter(page, 'form.submit');
  await expect(newest(page)).toContainText('form.submit');
  expect(await page.content(), 'the page that follows').not.toContain(canary);

  await other.reload();
  await expect(liveOf(page).getByText(/^Not recording the tab “/)).toBeVisible();
  await filter(page, 'page.hiding');
  await expect(newest(page)).toContainText('page.hiding');
});

test('Stately’s inspector opens in its own window, and receives charts and events', {
  tag: '@LAB-3',
}, async ({ context, page, watch }) => {
  watch.expects(/^foreign request: https:\/\/stately\.ai\/inspect$/);
  // A fake inspector page, so that no external request is made.
  await context.route('https://stately.ai/inspect', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Inspector</title><script>
        window.received = [];
        addEventListener('message', ({ data }) => received.push(data));
        opener.postMessage({ type: '@statelyai.connected' }, '*');
      </script>`,
    }),
  );
  await open(page, '/statecharts?inspect');
  const opening = context.waitForEvent('page');
  await button(page, 'Record').click();
  await button(page, 'Open the inspector').click();
  const inspector = await opening;
  await expect(liveOf(page).getByText('The inspector receives what is recorded.')).toBeVisible();
  const received = () =>
    inspector.evaluate(() => Reflect.get(window, 'received') as readonly Readonly<Record<string, unknown>>[]);
  await expect.poll(async () => JSON.stringify(await received())).toContain('"@xstate.event"');
  const session = (await received()).find(({ name, type }) => type === '@xstate.actor' && name === 'session');
  expect(JSON.parse(String(session?.definition))).toMatchObject({ id: 'session' });
});
