import type { Page } from 'playwright/test';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const canary = 'canary-7391';

const liveOf = (page: Page) => page.getByRole('region', { name: 'Live' });

/** Has a tab recorded in another one. */
const recordIn = async (watcher: Page, title: RegExp) => {
  const live = liveOf(watcher);
  await expect(async () => {
    // The other tab answers once it is idle.
    await live.getByRole('button', { name: 'Find other tabs' }).click();
    await expect(live.getByRole('button', { name: title })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await live.getByRole('button', { name: title }).click();
  await expect(live.getByText(/^Recording the tab “/)).toBeVisible();
};

test('another tab is followed without what is typed there, as a list and as a sequence, until its page is left', {
  tag: ['@LAB-2', '@STO-5'],
}, async ({ context, page }) => {
  const other = await context.newPage();
  await open(other, '/login');
  await open(page, '/statecharts?live');
  const live = liveOf(page);
  const onlyThis = live.getByRole('button', { name: 'Record this tab' });
  await live.getByRole('button', { name: 'Record', exact: true }).click();
  await recordIn(page, /^Record “Log in/);
  await live.getByRole('button', { name: 'Pause' }).click();
  await expect(live.getByRole('button', { name: /^Record(?: this tab)?$/ })).toHaveCount(1);
  await live.getByRole('button', { name: 'Resume' }).click();

  await other.getByLabel('Email', { exact: true }).fill(`${canary}@example.com`);
  await other.getByLabel('Password', { exact: true }).fill(canary);
  await other.getByLabel('Password', { exact: true }).press('Enter');
  await expect(other.getByText('Invalid email or password')).toBeVisible();

  await live.getByLabel('Filter events').fill('form.submit');
  const log = live.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('row').nth(1)).toContainText('form.submit');
  await live.getByLabel('Filter events').fill('');
  await live.getByRole('button', { name: 'As a sequence' }).click();
  const sequence = live.getByRole('img', { name: /messages between \d+ actors/ });
  await expect(sequence.getByText('form.submit')).toBeVisible();
  await expect(sequence.getByText('lock', { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(canary);

  // What happens last in a page is heard too.
  await other.reload();
  await expect(live.getByText(/^Not recording the tab “/)).toBeVisible();
  await live.getByLabel('Filter events').fill('page.hiding');
  await expect(sequence.getByText('page.hiding')).toBeVisible();
  await onlyThis.press('Enter');
  await expect(live.getByText(/^Recording\./)).toBeVisible();
  await expect(onlyThis).toHaveCount(0);
  await expect(live.getByRole('button', { name: 'Find other tabs' })).toBeFocused();
});

test('a tab that is never idle is followed too; it goes on where the page that followed it is gone, and can be followed again', {
  tag: '@LAB-2',
}, async ({ context, page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(work, 0, { didTimeout: true, timeRemaining: () => 0 });
  });
  await open(page, '/products/2');
  for (let round = 0; round < 2; round += 1) {
    const watcher = await context.newPage();
    await open(watcher, '/statecharts?live');
    await recordIn(watcher, /^Record “Predictive/);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
    // The owner of the stored record too, which is a system of its own.
    await expect(
      liveOf(watcher).getByRole('region', { name: 'Actors' }).getByRole('rowheader', { name: 'record cart' }),
    ).toBeVisible();
    await liveOf(watcher).getByLabel('Filter events').fill('cart.addItem');
    await expect(liveOf(watcher).getByRole('region', { name: 'Log' }).getByRole('row').nth(1)).toContainText(
      'cart.addItem (productId 2, quantity 1)',
    );
    await watcher.close();
  }
});

test('Stately’s inspector opens on a press in a window of its own, and receives charts and what is recorded, without what is typed', {
  tag: ['@LAB-3', '@STO-5'],
}, async ({ context, page, watch }) => {
  watch.expects(/^foreign request: https:\/\/stately\.ai\/inspect$/);
  // In its place a page that listens as it does: nothing outside is asked.
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
  const live = liveOf(page);
  const opening = context.waitForEvent('page');
  await live.getByRole('button', { name: 'Record', exact: true }).click();
  await live.getByRole('button', { name: 'Open the inspector' }).click();
  const inspector = await opening;
  await expect(live.getByText('The inspector receives what is recorded.')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email', { exact: true }).fill(`${canary}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(canary);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Invalid email or password')).toBeVisible();

  const received = () => inspector.evaluate(() => JSON.stringify(Reflect.get(window, 'received')) as string);
  await expect.poll(received).toContain('"form.submit"');
  const messages = JSON.parse(await received()) as readonly Readonly<Record<string, unknown>>[];
  const lock = messages.find(({ name, type }) => type === '@xstate.actor' && name === 'lock');
  expect(JSON.parse(String(lock?.definition))).toMatchObject({ id: 'lock' });
  expect(await received()).not.toContain(canary);
});

test('a machine’s source is shown, with the rules that it names', { tag: '@LAB-1' }, async ({ page }) => {
  await open(page, '/statecharts/cart');
  await page.getByRole('link', { name: 'Source and rules' }).click();
  await expect(page).toHaveURL('/statecharts/cart?source');
  const panel = page.getByRole('region', { name: 'Source and rules' });
  await expect(panel.getByRole('term').filter({ hasText: 'CRT-9' })).toBeVisible();
  await expect(panel.getByText('export const createCartMachine')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/statecharts/cart');
  await expect(panel).toHaveCount(0);
});
