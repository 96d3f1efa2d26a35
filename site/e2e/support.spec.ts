import type { Page } from 'playwright/test';
import { expectError, field, problemLinks } from './support/accounts.ts';
import { findViolations } from './support/axe.ts';
import { fillIn, request, storedDraft, submitButton, valuesOf } from './support/forms.ts';
import { hold } from './support/observe.ts';
import { waitUntilHydrated } from './support/site.ts';
import { expect, isBlocking, test } from './support/site-test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');

test('the address of a tab never shows another tab first; a tab is in the address, and Back leaves it', {
  tag: ['@SUP-1', '@RTE-5'],
}, async ({ page }) => {
  const entry = await hold(page, /\/assets\/main-/);
  await page.goto('/support?tab=channels', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = page.getByRole('heading', { name: 'Ask support' });
  await expect(form).toBeHidden();
  entry.release();
  await expect(page.getByText('How to reach support')).toBeVisible();
  await expect(form).toBeHidden();
  await waitUntilHydrated(page);
  await expect(panel(page)).toContainText(
    /Email.*within 24 hours.*Live chat.*instant.*Phone.*within 1 hour/s,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => findViolations(page), { message: colorScheme }).toEqual([]);
  }
  await tab(page, 'Contact Support').click();
  await expect(page).toHaveURL('/support');
  await expect(submitButton(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/support?tab=channels');
  await expect(tab(page, 'Support Channels')).toHaveAttribute('aria-selected', 'true');
});

test('without JavaScript all panels are shown, and no tabs', { tag: ['@SUP-1', '@RTE-5'] }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto('/support');
  for (const text of ['Ask support', 'How to reach support', 'Where most questions are answered'])
    await expect(plain.getByRole('heading', { name: text })).toBeVisible();
  await expect(plain.getByRole('tablist')).toBeHidden();
  await context.close();
});

test('a request goes to the console only, is confirmed and cleared; a priority chosen before hydration counts', {
  tag: ['@FRM-2', '@FRM-3'],
}, async ({ page }) => {
  const logged: string[] = [];
  const posted: string[] = [];
  page.on('console', (entry) => !isBlocking(entry) && logged.push(entry.text()));
  page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()));
  const entry = await hold(page, /\/assets\/main-/);
  await page.goto('/support', { waitUntil: 'commit' });
  await field(page, 'Priority').selectOption('High');
  await field(page, 'Subject').fill(request.Subject);
  entry.release();
  await waitUntilHydrated(page);
  await expect(field(page, 'Priority')).toHaveValue('high');
  await submitButton(page).click();
  await expect(problemLinks(page)).toHaveText([
    'Name is required',
    'Email is required',
    'Message is required',
  ]);
  await fillIn(page, request);
  await expectError(page, 'Name', '');
  await submitButton(page).click();
  await expect(page.getByText('Thank you! Your support request has been submitted.')).toBeVisible();
  await expect(submitButton(page)).toHaveText('Request Sent!');
  expect(Object.values(await valuesOf(page, request)).join('')).toBe('');
  await expect(field(page, 'Priority')).toHaveValue('medium');
  expect(logged).toEqual([
    expect.stringMatching(/^Sent nowhere: .*"subject":"The shuttle is stuck","priority":"high"/),
  ]);
  expect(posted).toEqual([]);
  expect(await storedDraft(page, 'support')).toBeNull();
});
