import type { Page } from 'playwright/test';
import {
  accountButton,
  cartLink,
  expectError,
  field,
  member,
  problemBox,
  problemLinks,
  seedUser,
} from './support/accounts.ts';
import { findViolations } from './support/axe.ts';
import { contactValues, fillIn, storedDraft, submitButton, valuesOf } from './support/forms.ts';
import { hold } from './support/observe.ts';
import { cartText, codeOf, open, readStored, seed } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const message = 'Your Message';
const thanks = 'Thank you! Your message has been sent successfully.';

test('errors are in a focused summary, and at their fields', {
  tag: ['@FRM-1', '@FRM-3'],
}, async ({ page }) => {
  await open(page, '/contact');
  await submitButton(page).click();
  await expect(problemBox(page)).toBeFocused();
  await expect(problemLinks(page)).toHaveText([
    'Full name is required',
    'Email is required',
    'Message is required',
  ]);
  await problemLinks(page).last().click();
  await expect(field(page, message)).toBeFocused();
  await page.keyboard.type('A loom of our own.');
  await expectError(page, message, '');
  await expectError(page, 'Email', 'Email is required');
});

test('a confirmation takes the focus, and another message can follow', {
  tag: ['@FRM-1', '@FRM-3', '@FRM-4'],
}, async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page, contactValues);
  await submitButton(page).press('Enter');
  await expect(page.getByText('Sending your message...')).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeFocused();
  expect(Object.values(await valuesOf(page, contactValues)).join('')).toBe('');
  expect(await storedDraft(page, 'contact')).toBeNull();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send another message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(page.getByText(thanks)).toHaveCount(0);
});

const cart = cartText([1, 2], [3, 1]);
const attached = (page: Page) => page.getByRole('region', { name: 'Quote request', exact: true });
const ask = (page: Page) => page.getByRole('link', { name: 'Request a Quote' });

test('a quote request is attached once, follows the cart, and can be removed', { tag: '@CRT-10' }, async ({
  context,
  page,
}) => {
  const price = '$29.99 per workspace, per month';
  const line = `\n\nI’d like a quote for:\n- 2 × AI Chatbot Integration, ${price}\n`;
  const both = `Dear all,${line}- 1 × Neural Network API, $39.99 per workspace, per month\nTotal: $99.97 per month`;
  await seed(context, { cart });
  await open(page, '/contact');
  await field(page, message).fill('Dear all,');
  await cartLink(page).click();
  await ask(page).click();
  await expect(field(page, message)).toHaveValue(both);
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Remove Neural Network API' }).click();
  await ask(page).click();
  await expect(attached(page)).toContainText('2 items, $59.98');
  await expect(field(page, message)).toHaveValue(`Dear all,${line}Total: $59.98 per month`);
  await attached(page).getByRole('button', { name: 'Remove it' }).click();
  await expect(field(page, message)).toHaveValue('Dear all,');
  await expect(field(page, message)).toBeFocused();
});

test('a member’s request is confirmed, stored under its number, and empties the cart', {
  tag: ['@CRT-10', '@CRT-9'],
}, async ({ context, page }) => {
  await seedUser(context, member, { cart_1: cart });
  await open(page, '/contact?request=quote');
  await expect(attached(page)).toContainText('3 items, $99.97');
  expect(await valuesOf(page, contactValues)).toMatchObject({
    'Full Name': member.name,
    Email: member.email,
  });
  await submitButton(page).click();
  const sent = page.getByRole('region', { name: 'Your quote request' });
  await expect(sent.getByRole('heading').first()).toBeFocused();
  await expect(sent.getByRole('row').last()).toHaveText(/^Total\s*\$99\.97 per month$/);
  await expect(sent).toContainText('This is a demonstration: your request wasn’t sent to anyone');
  const number = await sent.getByText(/^Q-.{4}-.{4}$/).textContent();
  expect(await findViolations(page)).toEqual([]);
  const [quote] = JSON.parse((await readStored(page, 'quotes_1')) ?? '[]');
  expect(quote).toMatchObject({ id: 1, totalCents: 9997, status: 'kept', number });
  await sent.getByRole('button', { name: 'Empty the cart' }).press('Enter');
  await expect(sent.getByRole('heading').first()).toBeFocused();
  await expect.poll(() => readStored(page, 'cart_1')).toBe('[]');
});

test('attaching a topic does not cancel a navigation in flight', {
  tag: ['@RTE-3', '@PDP-2', '@deep'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  // The page reads the draft only once the user is known.
  const accounts = await hold(page, codeOf('adapters/account-repository.ts'));
  const about = await hold(page, codeOf('pages/about/about-page.tsx'));
  await open(page, '/contact?topic=product-2');
  await page.getByLabel('Main').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  accounts.release();
  await expect(accountButton(page, member.name)).toBeVisible();
  about.release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact');
  await expect(page).toHaveURL('/about');
});
