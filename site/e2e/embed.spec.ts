import { contactFacts } from '@loomwright/content';
import type { Page } from 'playwright/test';
import { readConfiguration } from '../../packages/content/src/configuration.ts';
import { expectVisibleFocus } from './support/keyboard.ts';
import { hold, recordShifts, shiftsOf } from './support/observe.ts';
import { settleFont } from './support/shifts.ts';
import { codeOf, open, readStored } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// What an embed is after clicks, answers and waits is tested by packages/shell/test/embed.machine.test.ts, a host that cannot be
// reached by site/test/browser/demo-form.test.tsx.

const { mapLinkUrl, mapUrl } = readConfiguration(process.env);
const { host, origin } = new URL(mapUrl);
const foreign = /foreign request: https:\/\/www\.openstreetmap/;
const title = `Map of our headquarters in ${contactFacts.headquarters.place}`;

/** Stands in for the other company, and notes the requests for the frame. */
const mockEmbed = async (page: Page) => {
  const requests: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    const isProbe = route.request().method() === 'HEAD';
    if (!isProbe) requests.push(route.request().url());
    await route.fulfill(isProbe ? { status: 200 } : { contentType: 'text/html', body: '<p>A map' });
  });
  return requests;
};

const box = (page: Page) => page.getByRole('group', { name: title });
const map = (page: Page) => page.frameLocator('iframe').getByText('A map');
const load = (page: Page) => box(page).getByRole('button', { name: 'Load map' });
const always = (page: Page) => page.getByRole('button', { name: 'Always load forms and maps' });

test('before a click nothing is requested from the other company', { tag: '@EMB-1' }, async ({
  page,
  watch,
}) => {
  const requests = await mockEmbed(page);
  await open(page, '/contact');
  const link = page.getByRole('link', { name: 'Open the map in OpenStreetMap (opens in a new tab)' });
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

test('a click shows the map in a sandbox, and nothing around it moves', { tag: '@EMB-1' }, async ({
  page,
  watch,
}) => {
  watch.expects(foreign);
  await page.setViewportSize({ width: 360, height: 740 });
  await recordShifts(page);
  const requests = await mockEmbed(page);
  await open(page, '/contact');
  await settleFont(page);
  // Above the footer nothing grows, however late the frame comes.
  const height = () => page.getByRole('main').evaluate((main) => main.scrollHeight);
  const before = await height();
  await load(page).press('Enter');
  await expect(map(page)).toBeVisible();
  await expectVisibleFocus(page, 'after loading');
  expect(requests).toEqual([mapUrl]);
  expect(await height()).toBe(before);
  expect(await shiftsOf(page)).toEqual([]);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', title);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(page.getByText('Not shown here?')).toBeVisible();
});

test('a press before hydration loads the map after it', { tag: '@EMB-1' }, async ({ page, watch }) => {
  watch.expects(foreign);
  const requests = await mockEmbed(page);
  const script = await hold(page, codeOf('main.tsx'));
  await page.goto('/contact', { waitUntil: 'commit' });
  await load(page).click();
  expect(requests).toEqual([]);
  script.release();
  await expect(map(page)).toBeVisible();
  expect(requests).toEqual([mapUrl]);
});

test('who chooses to always load maps is not asked again, from the first frame', { tag: '@EMB-1' }, async ({
  page,
  watch,
}) => {
  watch.expects(foreign);
  await mockEmbed(page);
  await open(page, '/contact');
  await always(page).click();
  await expect(map(page)).toBeVisible();
  await expect.poll(() => readStored(page, 'preferences')).toContain('"embeds":"load"');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await page.goBack();
  await expect(map(page)).toBeVisible();

  await recordShifts(page);
  const script = await hold(page, codeOf('main.tsx'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(load(page)).toBeHidden();
  script.release();
  await expect(map(page)).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
