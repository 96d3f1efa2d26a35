import { company } from '@loomwright/content';
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
import { launcher } from './support/chat.ts';
import { fillIn, letter, storedDraft, submitButton, valuesOf } from './support/forms.ts';
import { hold } from './support/observe.ts';
import { cartText, codeOf, open, readStored, seed } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// The form that is tested in depth in a browser; all forms are one, with other fields (packages/form, packages/contact).

const message = 'Your Message';
const thanks = 'Thank you! Your message has been sent successfully.';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has address and hours, and no form that sends nothing', {
    tag: ['@CNT-1', '@CHT-7', '@FRM-1'],
  }, async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    const hrefs = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        `mailto:${company.email}`,
        `tel:${company.phone.replaceAll(' ', '')}`,
        expect.stringContaining('openstreetmap'),
      ]),
    );
    for (const line of company.address.lines) await expect(main).toContainText(line);
    await expect(main).toContainText(/Mon–Fri\s*9:00 AM–6:00 PM\s*Sat\s*10:00 AM–4:00 PM\s*Sun\s*Closed/);
    await expect(main).toContainText('This is a demonstration');
    await expect(main.locator('form')).toBeHidden();
    await expect(main.getByText('Load map', { exact: true })).toBeHidden();
    await expect(launcher(page)).toBeHidden();
  });
});

test('errors are in a summary that has the focus, and at their fields', {
  tag: ['@FRM-1', '@FRM-3'],
}, async ({ page }) => {
  await open(page, '/contact');
  await submitButton(page).click();
  await expect(problemBox(page)).toBeFocused();
  await expect(page).toHaveTitle(`Error: Contact · ${company.name}`);
  await expect(problemLinks(page)).toHaveText([
    'Full name is required',
    'Email is required',
    'Message is required',
  ]);
  await problemLinks(page).last().click();
  await expect(field(page, message)).toBeFocused();
  await field(page, message).fill('m'.repeat(10_001));
  await expectError(page, message, '');
  await field(page, message).press('Tab');
  await expectError(page, message, 'Message must be at most 10,000 characters');
  // What the summary said of it holds no longer, although the field has an error.
  const lines = await problemLinks(page).evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).textDecorationLine === 'line-through'),
  );
  expect(lines).toEqual([false, false, true]);
  expect(await field(page, message).inputValue()).toHaveLength(10_001);
});

test('a message is confirmed where the focus is, and another can follow', {
  tag: ['@FRM-1', '@FRM-3', '@FRM-4'],
}, async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page, letter);
  await submitButton(page).press('Enter');
  await expect(page.getByText('Sending your message...')).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeFocused();
  await expect(submitButton(page)).toHaveText('Message Sent!');
  expect(Object.values(await valuesOf(page, letter)).join('')).toBe('');
  expect(await storedDraft(page, 'contact')).toBeNull();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send another message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(submitButton(page)).toHaveText('Send Message');
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
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await expect(attached(page)).toContainText('3 items, $99.97');
  await expect(field(page, message)).toHaveValue(both);
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Remove Neural Network API' }).click();
  await ask(page).click();
  await expect(attached(page)).toContainText('2 items, $59.98');
  await expect(field(page, message)).toHaveValue(`Dear all,${line}Total: $59.98 per month`);
  await attached(page).getByRole('button', { name: 'Remove it' }).click();
  await expect(field(page, message)).toHaveValue('Dear all,');
  await expect(field(page, message)).toBeFocused();
  await expect(attached(page)).toHaveCount(0);
});

test('a member’s request is confirmed, kept under its number, and empties the cart', {
  tag: ['@CRT-10', '@CRT-9'],
}, async ({ context, page }) => {
  await seedUser(context, member, { cart_1: cart });
  await open(page, '/contact?request=quote');
  await expect(attached(page)).toContainText('3 items, $99.97');
  expect(await valuesOf(page, letter)).toMatchObject({ 'Full Name': member.name, Email: member.email });
  await submitButton(page).click();
  const sent = page.getByRole('region', { name: 'Your quote request' });
  await expect(sent.getByRole('heading').first()).toBeFocused();
  await expect(sent.getByRole('row').nth(1)).toHaveText(
    /^AI Chatbot Integration\s*2\s*\$29\.99 per workspace/,
  );
  await expect(sent.getByRole('row').last()).toHaveText(/^Total\s*\$99\.97 per month$/);
  await expect(sent).toContainText('This is a demonstration: your request wasn’t sent to anyone');
  const number = await sent.getByText(/^Q-.{4}-.{4}$/).textContent();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  const [product, quantity] = await sent.getByRole('columnheader').evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getBoundingClientRect().height;
    }),
  );
  expect(quantity, 'Quantity stands in one line').toBe(product);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(sent.getByText(/^Q-/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const [quote] = JSON.parse((await readStored(page, 'quotes_1')) ?? '[]');
  expect(quote).toMatchObject({ id: 1, totalCents: 9997, status: 'kept', number });
  expect(await readStored(page, 'activity_1')).toContain('Requested a quote for 3 items');
  for (const [press, count] of [
    ['Empty the cart', 0],
    ['Undo emptying the cart', 2],
  ] as const) {
    await sent.getByRole('button', { name: press }).press('Enter');
    await expect(sent.getByRole('heading').first()).toBeFocused();
    await expect
      .poll(async () => JSON.parse((await readStored(page, 'cart_1')) ?? 'null'))
      .toHaveLength(count);
  }
});

for (const query of ['topic=product-2', 'request=quote'])
  test(`attaching ?${query} does not cancel a link that was followed meanwhile`, {
    tag: ['@RTE-3', '@CRT-10', '@PDP-2'],
  }, async ({ context, page }) => {
    await seedUser(context, member, { cart_1: cart });
    // The draft is read once its owner is known.
    const accounts = await hold(page, codeOf('adapters/account-repository.ts'));
    const about = await hold(page, codeOf('pages/about/about-page.tsx'));
    await open(page, `/contact?${query}`);
    await page.getByLabel('Main').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    accounts.release();
    await expect(accountButton(page, member.name)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    about.release();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact');
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(field(page, message)).toHaveValue(/^I’d like/);
  });
