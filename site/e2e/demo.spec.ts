import { readFile } from 'node:fs/promises';
import { company } from '@loomwright/content';
import type { Page } from 'playwright/test';
import { demo } from '../../packages/content/src/index.ts';
import { expectError, field, member, problemBox, problemLinks, seedUser } from './support/accounts.ts';
import { findSmallTargets, findViolations } from './support/axe.ts';
import { storedDraft, submitButton } from './support/forms.ts';
import { hold, recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { open, readStored, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// A Wednesday, ten minutes before a slot begins. In New York business hours of India begin on the evening before.
const NOW = new Date('2026-11-25T10:20:00Z');
test.use({ timezoneId: 'America/New_York' });

const grid = (page: Page) => page.getByRole('grid', { name: 'Choose a day' });
const day = (page: Page, name: string) => grid(page).getByRole('button', { name });
const slot = (page: Page, name: string) => page.getByRole('radio', { name });
const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('one tab has the booking form, the other what to expect and a link back', { tag: '@DMO-1' }, async ({
  page,
}) => {
  const { closing, faqTitle } = demo.expect;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, '/demo');
  const main = page.getByRole('main');
  const book = main.getByRole('tab', { name: 'Schedule Demo' });
  await expect(book).toHaveAttribute('aria-selected', 'true');
  await expect(grid(page)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');

  await main.getByRole('tab', { name: 'What to Expect' }).click();
  const titlesIn = (name: string) => main.getByRole('region', { name }).getByRole('heading', { level: 3 });
  await expect(titlesIn(demo.expect.benefitsTitle)).toHaveCount(4);
  await expect(titlesIn(demo.expect.stepsTitle)).toHaveText([
    'Schedule',
    'Consultation',
    'Live Demo',
    'Next Steps',
  ]);
  await expect(main.getByRole('figure')).toHaveCount(2);
  await expect(main.getByRole('region', { name: demo.expect.statsTitle }).locator('dl > div')).toHaveText([
    /businesses.*500\+/,
    /satisfaction.*98%/,
    /support.*24\/7/,
  ]);
  const questions = main.getByRole('region', { name: faqTitle });
  await expect(questions.getByText('14-day free trial')).toBeHidden();
  await questions.getByText('What does a demo cost?').click();
  await expect(questions.getByText('14-day free trial')).toBeVisible();

  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320);

  await expect(main.getByRole('link', { name: closing.other.label })).toHaveAttribute('href', '/contact');
  await main.getByRole('button', { name: closing.book }).click();
  await expect(book).toHaveAttribute('aria-selected', 'true');
  const schedule = main.getByRole('heading', { name: demo.schedule.title });
  await expect(schedule).toBeFocused();
  await expect(schedule).toBeInViewport();
});

test('a day that changes takes no focus from a field, also after a key that led nowhere', {
  tag: ['@BOK-1', '@A11-1'],
}, async ({ page }) => {
  await page.clock.install({ time: NOW });
  await open(page, '/demo');
  await day(page, 'Wednesday, 25 November 2026, today, 7 times').focus();
  await page.keyboard.press('ArrowLeft');
  await field(page, 'Name').focus();
  const other = day(page, 'Monday, 30 November 2026, 18 times');
  await other.evaluate((element: HTMLElement) => element.click());
  await expect(other).toHaveAttribute('tabindex', '0');
  await twoFrames(page);
  await expect(field(page, 'Name')).toBeFocused();
});

test('a guest chooses a day by keyboard and a time, survives a reload and a slot that passes, and gets a calendar file', {
  tag: ['@BOK-1', '@FRM-3', '@A11-1'],
}, async ({ page }) => {
  await page.clock.install({ time: NOW });
  await recordShifts(page);
  await open(page, '/demo');

  await test.step('errors first', async () => {
    expect(await shiftsOf(page)).toEqual([]);
    await submitButton(page).click();
    await expect(problemBox(page)).toBeFocused();
    await expect(problemLinks(page)).toHaveText([
      'Choose a day and a time',
      'Name is required',
      'Email is required',
    ]);
    await problemLinks(page).first().click();
    await expect(page.getByRole('group', { name: 'Day and time' })).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('by keyboard: arrows, Home, End and the page keys', async () => {
    await page.keyboard.press('Tab');
    await expect(day(page, 'Wednesday, 25 November 2026, today, 7 times')).toBeFocused();
    await page.keyboard.press('End');
    await expect(day(page, 'Sunday, 29 November 2026, 3 times')).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowLeft');
    await expect(day(page, 'Saturday, 28 November 2026, 11 times')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(slot(page, `5:30 AM 4:00 PM in ${company.address.city}`)).toBeFocused();
    await page.keyboard.press('Space');
    await expectError(page, 'Name', 'Name is required');
    await expect(page.getByText('Wednesday, 25 November 2026, 5:30 AM–6:00 AM')).toBeVisible();
  });

  await test.step('a draft keeps the time; one that passes while the page is open goes away', async () => {
    await field(page, 'Name').fill('Ada Lovelace');
    await page.reload();
    await waitUntilHydrated(page);
    await expect(slot(page, `5:30 AM 4:00 PM in ${company.address.city}`)).toBeChecked();
    await expect(field(page, 'Name')).toHaveValue('Ada Lovelace');
    await page.clock.fastForward('11:00');
    await expect(
      page.getByText('5:30 AM on Wednesday, 25 November 2026 is no longer available.'),
    ).toBeVisible();
    await expect(slot(page, `5:30 AM 4:00 PM in ${company.address.city}`)).toHaveCount(0);
  });

  await test.step('booked, with both times, a reference and a file', async () => {
    await day(page, 'Monday, 30 November 2026, 18 times').click();
    await slot(page, `12:00 AM 10:30 AM in ${company.address.city}`).check({ force: true });
    await field(page, 'Email').fill('ada@example.com');
    await page.evaluate(() => {
      for (let times = 0; times < 3; times += 1) document.querySelector('form')?.requestSubmit();
    });
    await page.clock.runFor(1500);
    const heading = page.getByRole('heading', { name: demo.schedule.booked.title });
    await expect(heading).toBeFocused();
    const main = page.getByRole('main');
    await expect(main).toContainText(/Monday, 30 November 2026.*12:00 AM–12:30 AM.*10:30 AM–11:00 AM/);
    await expect(main).toContainText('nothing was sent');
    await expect(main).toContainText('Guests’ requests aren’t listed');
    expect(await storedDraft(page, 'demo')).toBeNull();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to calendar (.ics)' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^demo-[0-9a-z]{4}-[0-9a-z]{4}\.ics$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('DTSTART:20261130T050000Z\r\nDTEND:20261130T053000Z\r\n');
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
  });
});

test('a member’s name and email are filled in, and the request is listed at /orders; the time cannot be booked twice, another one can', {
  tag: ['@BOK-1', '@CRT-10'],
}, async ({ context, page }) => {
  await page.clock.install({ time: NOW });
  await seedUser(context, member);
  await open(page, '/demo');
  await expect(field(page, 'Email')).toHaveValue(member.email);
  const monday = (times: number) => day(page, `Monday, 30 November 2026, ${times} times`);
  const ten = /^12:00 AM/;
  await monday(18).click();
  await page.getByRole('radio', { name: ten }).check({ force: true });
  await submitButton(page).click();
  await page.clock.runFor(1500);
  await expect(page.getByText(demo.schedule.booked.listed)).toBeVisible();
  await expect.poll(() => readStored(page, 'quotes_1')).toContain('"demo":{"reference":"');

  await page.getByRole('button', { name: demo.schedule.booked.again }).click();
  await expect(page.getByRole('group', { name: 'Day and time' })).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue(member.email);
  await monday(17).click();
  await expect(page.getByRole('radio', { name: ten })).toBeDisabled();
  await page.getByRole('radio', { name: /^12:30 AM/ }).check({ force: true });
  await submitButton(page).click();
  await page.clock.runFor(1500);
  await expect(page.getByText(demo.schedule.booked.listed)).toBeVisible();
  const references = async () =>
    new Set((await readStored(page, 'quotes_1'))?.match(/(?<="reference":")[^"]+/g)).size;
  await expect.poll(references).toBe(2);

  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  const request = page.getByRole('article', { name: /^Demo request/ }).last();
  await expect(request).toContainText(/Demo on Monday, 30 November 2026, 12:00 AM, your time/);
  await page.goBack();
  await monday(16).click();
  await expect(page.getByRole('radio', { name: ten })).toBeDisabled();
});

test('a request that is sent before it is known who is logged in is listed as the member’s', {
  tag: ['@BOK-1', '@CRT-10'],
}, async ({ context, page }) => {
  await page.clock.install({ time: NOW });
  await seedUser(context, member);
  const accounts = await hold(page, /\/account-repository-/);
  await page.goto('/demo');
  await waitUntilHydrated(page);
  await day(page, 'Monday, 30 November 2026, 18 times').click();
  await page.getByRole('radio', { name: /^12:00 AM/ }).check({ force: true });
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.com');
  const sender = page.waitForEvent('requestfinished', (request) => /\/simulated-sender-/.test(request.url()));
  await submitButton(page).click();
  await sender;
  await page.clock.runFor(3000);
  accounts.release();
  await expect(page.getByText(demo.schedule.booked.listed)).toBeVisible();
  await expect.poll(() => readStored(page, 'quotes_1')).toContain('"demo":{"reference":"');
});
