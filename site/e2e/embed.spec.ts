import { contactFacts } from '@loomwright/content';
import type { Page } from 'playwright/test';
import { readConfiguration } from '../../packages/content/src/configuration.ts';
import { expectVisibleFocus } from './support/keyboard.ts';
import { recordShifts, shiftsOf } from './support/observe.ts';
import { settleFont } from './support/shifts.ts';
import { open, readStored } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const { mapLinkUrl, mapUrl } = readConfiguration(process.env);
const { origin } = new URL(mapUrl);
const foreign = /foreign request: https:\/\/www\.openstreetmap/;
const title = `Map of our headquarters in ${contactFacts.headquarters.place}`;

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

test('only a click loads the map, sandboxed and without a layout shift', { tag: '@EMB-1' }, async ({
  page,
  watch,
}) => {
  watch.expects(foreign);
  await page.setViewportSize({ width: 360, height: 740 });
  await recordShifts(page);
  const requests = await mockEmbed(page);
  await open(page, '/contact');
  await settleFont(page);
  expect(requests).toEqual([]);
  await expect(page.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('href', mapLinkUrl);
  await load(page).press('Enter');
  await expect(map(page)).toBeVisible();
  await expectVisibleFocus(page, 'after loading');
  expect(requests).toEqual([mapUrl]);
  expect(await shiftsOf(page)).toEqual([]);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
});

test('a user who chooses to always load maps is not asked again', { tag: '@EMB-1' }, async ({
  page,
  watch,
}) => {
  watch.expects(foreign);
  await mockEmbed(page);
  await open(page, '/contact');
  await always(page).click();
  await expect(map(page)).toBeVisible();
  await expect.poll(() => readStored(page, 'preferences')).toContain('"embeds":"load"');
  await page.reload();
  await expect(map(page)).toBeVisible();
});
