import { field, problemBox } from '../support/accounts.ts';
import { contactValues, fillIn, submitButton, valuesOf } from '../support/forms.ts';
import { open, waitUntilHydrated } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { deliveriesWith, mailOf, shownNumber, submitOften } from './mails.ts';

const endpoint = '**/forms/*';
const TIMEOUT_MS = 10_000;

test('a failed message keeps its text, and a retry sends it once', {
  tag: ['@FRM-1', '@FRM-3', '@FRM-4'],
}, async ({ page, watch }) => {
  watch.expects(/Failed to load resource|ERR_/);
  await open(page, '/contact');
  const written = { ...contactValues, 'Your Message': 'Sent in vain at first.' };
  await fillIn(page, written);
  await page.route(endpoint, (route) => route.abort());
  await submitButton(page).click();
  await expect(problemBox(page)).toContainText('Not sent: the network could not be reached.');
  await expect(problemBox(page)).toBeFocused();
  await expect(submitButton(page)).toHaveText('Try again');
  expect(await valuesOf(page, written)).toEqual(written);
  await page.unroute(endpoint);
  await submitOften(page);
  const number = await shownNumber(page);
  await mailOf(number);
  expect(await deliveriesWith(written['Your Message'])).toEqual([number]);
});

test('a refusal by the server is explained, and the message can be sent again', {
  tag: ['@FRM-1', '@FRM-3', '@DLV-2'],
}, async ({ page, watch }) => {
  watch.expects(/Failed to load resource/);
  await open(page, '/contact');
  await fillIn(page, { ...contactValues, 'Your Message': 'Refused at first.' });
  await page.locator('[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submitButton(page).click();
  await expect(problemBox(page)).toContainText('Leave the field “website” empty');
  await submitButton(page).click();
  await mailOf(await shownNumber(page));
});

test('a message written offline is sent once the network is back', {
  tag: ['@FRM-1', '@FRM-4', '@DLV-1'],
}, async ({ context, page, watch }) => {
  watch.expects(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/contact');
  await fillIn(page, { ...contactValues, 'Your Message': 'Written on a train.' });
  await context.setOffline(true);
  await submitOften(page);
  await expect(page.getByText(/^You are offline\. This goes out when the network is back/)).toBeVisible();
  await context.setOffline(false);
  const number = await shownNumber(page);
  await mailOf(number);
  expect(await deliveriesWith('Written on a train.')).toEqual([number]);
});

test('a message whose response was lost is sent once, even after a reload', {
  tag: ['@FRM-1', '@FRM-3', '@DLV-1'],
}, async ({ page, watch }) => {
  watch.expects(/Failed to load resource|ERR_/);
  const said = 'The answer was lost.';
  await page.clock.install();
  await open(page, '/contact');
  await fillIn(page, { ...contactValues, 'Your Message': said });
  await page.route(endpoint, async (route) => void (await route.fetch()));
  await submitButton(page).click();
  await expect.poll(() => deliveriesWith(said)).toHaveLength(1);
  await page.clock.fastForward(TIMEOUT_MS);
  await expect(problemBox(page)).toContainText('The answer took too long, so it may not have been sent.');
  await page.unroute(endpoint);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(field(page, 'Your Message')).toHaveValue(said);
  await submitButton(page).click();
  const number = await shownNumber(page);
  expect(await deliveriesWith(said)).toEqual([number]);
});
