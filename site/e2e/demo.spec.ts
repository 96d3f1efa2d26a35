import { readFile } from 'node:fs/promises';
import { company, demo } from '@loomwright/content';
import type { Page } from 'playwright/test';
import { field, member, seedUser } from './support/accounts.ts';
import { findViolations } from './support/axe.ts';
import { submitButton } from './support/forms.ts';
import { hold } from './support/observe.ts';
import { codeOf, open, readStored, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// A Wednesday, ten minutes before a slot. In New York, an Indian business day starts on the evening before.
const NOW = new Date('2026-11-25T10:20:00Z');
test.use({ timezoneId: 'America/New_York' });

const day = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Choose a day' }).getByRole('button', { name });
const choose = async (page: Page, times: number, slot: RegExp) => {
  await day(page, `Monday, 30 November 2026, ${times} times`).click();
  await page.getByRole('radio', { name: slot }).check({ force: true });
};
const book = async (page: Page) => {
  await submitButton(page).click();
  await page.clock.runFor(1500);
};

test('a guest books by keyboard, after a reload, and saves the time to a calendar', {
  tag: ['@BOK-1', '@FRM-3', '@A11-1'],
}, async ({ page }) => {
  const slot = page.getByRole('radio', { name: `5:30 AM 4:00 PM in ${company.address.city}` });
  await page.clock.install({ time: NOW });
  await open(page, '/demo');
  await day(page, 'Wednesday, 25 November 2026, today, 7 times').focus();
  await page.keyboard.press('End');
  await expect(day(page, 'Sunday, 29 November 2026, 3 times')).toBeFocused();
  for (const key of ['Home', 'Enter', 'Tab', 'Space']) await page.keyboard.press(key);
  await expect(slot).toBeChecked();
  await field(page, 'Name').fill('Ada Lovelace');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(slot).toBeChecked();
  await expect(field(page, 'Name')).toHaveValue('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.com');
  await book(page);
  await expect(page.getByRole('heading', { name: demo.schedule.booked.title })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText(/Wednesday, 25 November 2026.*5:30 AM–6:00 AM.*4:00 PM–4:30 PM/);
  expect(await findViolations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to calendar (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^demo-[0-9a-z]{4}-[0-9a-z]{4}\.ics$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('DTSTART:20261125T103000Z\r\nDTEND:20261125T110000Z\r\n');
});

test('a member’s booking is listed, and its time cannot be booked again', {
  tag: ['@BOK-1', '@CRT-10'],
}, async ({ context, page }) => {
  await page.clock.install({ time: NOW });
  await seedUser(context, member);
  await open(page, '/demo');
  await expect(field(page, 'Email')).toHaveValue(member.email);
  await choose(page, 18, /^12:00 AM/);
  await book(page);
  await expect(page.getByText(demo.schedule.booked.listed)).toBeVisible();
  await expect.poll(() => readStored(page, 'quotes_1')).toContain('"demo":{"reference":"');
  await page.getByRole('button', { name: demo.schedule.booked.again }).click();
  await expect(page.getByRole('group', { name: 'Day and time' })).toBeFocused();
  await day(page, 'Monday, 30 November 2026, 17 times').click();
  await expect(page.getByRole('radio', { name: /^12:00 AM/ })).toBeDisabled();
  await open(page, '/orders');
  const request = page.getByRole('article', { name: /^Demo request/ });
  await expect(request).toContainText(/Demo on Monday, 30 November 2026, 12:00 AM, your time/);
});

test('a booking sent before the session is known is listed for its member', {
  tag: ['@BOK-1', '@CRT-10', '@deep'],
}, async ({ context, page }) => {
  await page.clock.install({ time: NOW });
  await seedUser(context, member);
  const accounts = await hold(page, codeOf('adapters/account-repository.ts'));
  await open(page, '/demo');
  await choose(page, 18, /^12:00 AM/);
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.com');
  const sender = page.waitForResponse(codeOf('adapters/simulated-sender.ts'));
  await submitButton(page).click();
  await (await sender).finished();
  await page.clock.runFor(3000);
  accounts.release();
  await expect(page.getByText(demo.schedule.booked.listed)).toBeVisible();
  await expect.poll(() => readStored(page, 'quotes_1')).toContain('"demo":{"reference":"');
});
