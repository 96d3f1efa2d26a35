import { contactFacts } from '@loomwright/content';
import type { Page } from 'playwright/test';
import { readConfiguration } from '../../packages/content/src/configuration.ts';
import { findViolations } from './support/axe.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { hold, recordShifts, shiftsOf } from './support/observe.ts';
import { settleFont } from './support/shifts.ts';
import { open, openFrozen, readStored, seed } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const { mapLinkUrl, mapUrl } = readConfiguration(process.env);
const { host, origin } = new URL(mapUrl);
const foreign = /foreign request: https:\/\/www\.openstreetmap/;
const title = `Map of our headquarters in ${contactFacts.headquarters.place}`;

type Answer = 'map' | 'silence' | 'refusal' | 'no page';

/** Stands in for the other company, and notes the requests for the frame; `no page` answers that it is there, and no more. */
const mockEmbed = async (page: Page, answers: { now: Answer }) => {
  const requests: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    const isProbe = route.request().method() === 'HEAD';
    if (!isProbe) requests.push(route.request().url());
    if (answers.now === 'refusal') await route.abort('connectionrefused');
    else if (isProbe && answers.now !== 'silence') await route.fulfill({ status: 200 });
    else if (answers.now === 'map') await route.fulfill({ contentType: 'text/html', body: '<p>A map' });
  });
  return requests;
};

const box = (page: Page) => page.getByRole('group', { name: title });
const map = (page: Page) => page.frameLocator('iframe').getByText('A map');
const load = (page: Page) => box(page).getByRole('button', { name: 'Load map' });
const always = (page: Page) => page.getByRole('button', { name: 'Always load forms and maps' });

test('nothing is requested from the other company before the click, then the map is shown; offline an error is shown at once', {
  tag: '@EMB-1',
}, async ({ context, page, watch }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await recordShifts(page);
  const requests = await mockEmbed(page, { now: 'map' });
  await open(page, '/contact');
  const link = page.getByRole('link', { name: 'Open the map in OpenStreetMap (opens in a new tab)' });
  await test.step('before the click', async () => {
    await expect(box(page)).toContainText(host);
    await expect(link).toHaveAttribute('href', mapLinkUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    expect(await page.locator('iframe').count()).toBe(0);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await box(page).evaluate((frame) => frame.scrollHeight - frame.clientHeight)).toBe(0);
    }
    expect(requests).toEqual([]);
    expect(watch.matching(/foreign/)).toEqual([]);
  });

  watch.expects(foreign);
  await test.step('after the click', async () => {
    await settleFont(page);
    // Above the footer nothing grows, however late the frame comes.
    const height = () => page.getByRole('main').evaluate((main) => main.scrollHeight);
    const before = await height();
    await page.getByRole('main').focus();
    await tabTo(page, load(page));
    await page.keyboard.press('Enter');
    await expect(map(page)).toBeVisible();
    await expectVisibleFocus(page, 'after loading');
    expect(requests).toEqual([mapUrl]);
    expect(await height()).toBe(before);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', title);
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups',
    );
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(link).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    // The question whether it is there, and the frame.
    expect(watch.problems.length).toBe(2);
    await expect(page.getByText('Not shown here?')).toBeVisible();
  });

  await test.step('offline', async () => {
    watch.expects(/ERR_INTERNET_DISCONNECTED/);
    // Axe requests the style sheets again.
    watch.expects(/Couldn't load preload assets/);
    await page.unrouteAll();
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open(page, '/contact');
    await context.setOffline(true);
    await load(page).click();
    await expect(box(page).getByRole('status')).toContainText('you’re offline');
    expect(await findViolations(page)).toEqual([]);
  });
});

test('a user who loads embeds at once is never asked; a press before hydration loads the map after it', {
  tag: '@EMB-1',
}, async ({ context, page, watch }) => {
  watch.expects(foreign);
  await seed(context, { preferences: JSON.stringify({ theme: 'light', embeds: 'load' }) });
  await recordShifts(page);
  const requests = await mockEmbed(page, { now: 'map' });
  await test.step('at once', async () => {
    const script = await hold(page, /\/assets\/main-/);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(load(page)).toBeHidden();
    script.release();
    await expect(map(page)).toBeVisible();
    await expect(always(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await shiftsOf(page)).toEqual([]);
    await script.stop();
  });

  await test.step('asked again after a change of the preference; an early press counts', async () => {
    await always(page).click();
    await expect(map(page)).toBeVisible();
    await expect.poll(() => readStored(page, 'preferences')).toContain('"embeds":"ask"');
    const before = requests.length;
    const script = await hold(page, /\/assets\/main-/);
    await page.reload({ waitUntil: 'commit' });
    await load(page).click();
    expect(requests.length).toBe(before);
    script.release();
    await expect(map(page)).toBeVisible();
    expect(requests.slice(before)).toEqual([mapUrl]);
    await script.stop();
  });

  await test.step('the choice loads it in the open page, and on client navigation, with nothing else shown first', async () => {
    await open(page, '/contact');
    await expect(load(page)).toBeVisible();
    await always(page).click();
    await expect(map(page)).toBeVisible();
    await expect.poll(() => readStored(page, 'preferences')).toContain('"embeds":"load"');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
    await page.goBack();
    await expect(map(page)).toBeVisible();
  });
});

test('a host that refuses has failed at once, one that is silent after 8 s; a frame that is late can be retried, or arrive', {
  tag: '@EMB-1',
}, async ({ page, watch }) => {
  watch.expects(foreign);
  watch.expects(/ERR_CONNECTION_REFUSED/);
  const answers: { now: Answer } = { now: 'refusal' };
  const requests = await mockEmbed(page, answers);
  await openFrozen(page, '/contact');
  await load(page).click();
  const status = box(page).getByRole('status');
  const retry = status.getByRole('button', { name: 'Try again' });
  await expect(status).toContainText('The map didn’t load.');
  await expect(status).toContainText(`${host} couldn’t be reached`);
  expect(await page.locator('iframe').count()).toBe(0);

  answers.now = 'silence';
  await retry.click();
  await expect(status).toHaveText(`Loading from ${host}…`);
  await page.clock.runFor(7999);
  await expect(status).toHaveText(`Loading from ${host}…`);
  await page.clock.runFor(1);
  await expect(status).toContainText(`${host} couldn’t be reached`);
  expect(requests).toEqual([]);

  answers.now = 'no page';
  await retry.click();
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(8000);
  await expect(status).toContainText(`${host} didn’t show it in time.`);
  await retry.click();
  await expect.poll(() => requests.length).toBe(2);
  await page.clock.runFor(8000);
  await expect(status).toContainText('The map didn’t load.');
  // The pending frame arrives after all.
  await page.locator('iframe').dispatchEvent('load');
  await expect(status).toBeEmpty();
});
