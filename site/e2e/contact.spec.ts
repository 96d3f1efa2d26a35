import { company } from '@loomwright/content';
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
import { cartText, open, readStored, replaceStorage, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const message = 'Your Message';
const thanks = 'Thank you! Your message has been sent successfully.';
const empty = Object.fromEntries(Object.keys(letter).map((label) => [label, '']));

test('shows address, hours and, without JavaScript too, that this form sends nothing', {
  tag: ['@CNT-1', '@CHT-7', '@FRM-1'],
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(main.getByRole('link', { name: company.email }).first()).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(main.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    `tel:${company.phone.replaceAll(' ', '')}`,
  );
  for (const line of company.address.lines) await expect(main).toContainText(line);
  await expect(main.getByRole('link', { name: 'Find us on the map' })).toHaveAttribute(
    'href',
    /openstreetmap/,
  );
  await expect(main).toContainText(/Mon–Fri\s*9:00 AM–6:00 PM\s*Sat\s*10:00 AM–4:00 PM\s*Sun\s*Closed/);
  await expect(main).toContainText('This is a demonstration');
  await expect(main.locator('form')).toBeHidden();
  await expect(main.getByRole('link', { name: /^Open the map in OpenStreetMap/ })).toBeVisible();
  await expect(main.getByText('Load map', { exact: true })).toBeHidden();
  await expect(launcher(page)).toBeHidden();
  await context.close();
});

test('errors are shown at their fields and in a summary; a message takes 1500 ms, is confirmed, and cannot be sent twice; another can follow', {
  tag: ['@FRM-1', '@FRM-3', '@FRM-4'],
}, async ({ page }) => {
  const start = new Date('2026-05-06T10:00:00Z');
  await page.clock.install({ time: start });
  await open(page, '/contact');

  await test.step('errors, also for text that is too long, without axe violations', async () => {
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
    const lines = problemLinks(page).evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).textDecorationLine === 'line-through'),
    );
    expect(await lines).toEqual([false, false, true]);
    expect(await field(page, message).inputValue()).toHaveLength(10_001);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The bar's colours change in a transition.
      await expect.poll(() => findViolations(page), { message: colorScheme }).toEqual([]);
    }
    // Nothing is wider than a small phone, however long its words are.
    await page.setViewportSize({ width: 320, height: 640 });
    const { inner, outer } = await page.evaluate(() => ({
      inner: document.documentElement.scrollWidth,
      outer: window.innerWidth,
    }));
    expect(inner).toBeLessThanOrEqual(outer);
  });

  await test.step('sent once, in 1500 ms', async () => {
    await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
    await fillIn(page, letter);
    await page.evaluate(() => {
      for (let times = 0; times < 5; times += 1) document.querySelector('form')?.requestSubmit();
    });
    await expect(page.getByText('Sending your message...')).toBeVisible();
    await expect(submitButton(page)).toBeDisabled();
    // The sender's time-out starts once its code is loaded.
    await expect(async () => {
      await page.clock.runFor(1500);
      await expect(page.getByText(thanks)).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(submitButton(page)).toHaveText('Message Sent!');
    await expect(problemBox(page)).toHaveCount(0);
    await expect(page).toHaveTitle(`Contact · ${company.name}`);
    await expect(submitButton(page)).toBeDisabled();
    expect(await valuesOf(page, letter)).toEqual(empty);
    expect(await storedDraft(page, 'contact')).toBeNull();
    expect(await submitButton(page).evaluate((button: HTMLButtonElement) => button.disabled)).toBe(true);
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await expect(submitButton(page)).toHaveText('Message Sent!');
    await page.getByRole('button', { name: 'Send another message' }).click();
    await expect(field(page, 'Full Name')).toBeFocused();
    await expect(submitButton(page)).toHaveText('Send Message');
    await expect(page.getByText(thanks)).toHaveCount(0);
  });

  await test.step('sent by keyboard', async () => {
    // The button is disabled, and focus is on the outcome.
    await fillIn(page, letter);
    await submitButton(page).press('Enter');
    await expect(async () => {
      await page.clock.runFor(1500);
      await expect(page.getByRole('status').filter({ hasText: thanks })).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send another message' })).toBeFocused();
  });
});

const cart = cartText([1, 2], [3, 1]);
const block =
  'I’d like a quote for:\n- 2 × AI Chatbot Integration, $29.99 per workspace, per month\n- 1 × Neural Network API, $39.99 per workspace, per month\nTotal: $99.97 per month';

test('a quote request is attached to the message once, follows the cart, and is listed after sending; a guest’s is not listed, and an empty cart attaches nothing', {
  tag: ['@CRT-10', '@CRT-9'],
}, async ({ context, page }) => {
  await seedUser(context, member, { cart_1: cart });
  await open(page, '/contact');
  const ask = page.getByRole('link', { name: 'Request a Quote' });
  const attached = page.getByRole('region', { name: 'Quote request', exact: true });

  await test.step('attached once, and the text stays', async () => {
    await expect(accountButton(page, member.name)).toBeVisible();
    await field(page, message).fill('Dear all,');
    await cartLink(page).click();
    await ask.click();
    await expect(field(page, message)).toHaveValue(`Dear all,\n\n${block}`);
    await expect(page).toHaveURL('/contact');
    await expect(attached).toContainText('3 items, $99.97');
    await page.reload();
    await expect(attached).toBeVisible();
    await expect(field(page, message)).toHaveValue(`Dear all,\n\n${block}`);
    await waitUntilHydrated(page);
  });

  await test.step('follows the cart, and can be removed', async () => {
    await cartLink(page).click();
    await page.getByRole('button', { name: 'Remove Neural Network API' }).click();
    await ask.click();
    await expect(attached).toContainText('2 items, $59.98');
    await expect(field(page, message)).toHaveValue(
      /^Dear all,\n\nI’d like[\s\S]*Integration, \$29\.99 per workspace, per month\nTotal: \$59\.98 per month$/,
    );
    expect(await findViolations(page)).toEqual([]);
    await attached.getByRole('button', { name: 'Remove it' }).click();
    await expect(field(page, message)).toHaveValue('Dear all,');
    await expect(field(page, message)).toBeFocused();
    await expect(attached).toHaveCount(0);
  });

  await test.step('listed after sending', async () => {
    await cartLink(page).click();
    await ask.click();
    await expect(attached).toContainText('2 items, $59.98');
    expect(await valuesOf(page, letter)).toMatchObject({ 'Full Name': member.name, Email: member.email });
    await submitButton(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
    const sent = page.getByRole('region', { name: 'Your quote request' });
    await expect(sent.getByRole('heading').first()).toBeFocused();
    await expect(sent.getByRole('row').nth(1)).toHaveText(
      /^AI Chatbot Integration\s*2\s*\$29\.99 per workspace/,
    );
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [product, quantity] = await sent.getByRole('columnheader').evaluateAll((cells) =>
        cells.map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return words.getBoundingClientRect().height;
        }),
      );
      expect(quantity).toBe(product);
    }
    await expect(sent.getByRole('row').last()).toHaveText(/^Total\s*\$59\.98 per month$/);
    await expect(sent).toContainText('This is a demonstration: your request wasn’t sent to anyone');
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(sent.getByText(/^Q-/)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('main').getByRole('link', { name: 'My Orders' })).toHaveAttribute(
      'href',
      '/orders',
    );
    await expect(attached).toHaveCount(0);
    const [quote] = JSON.parse((await readStored(page, 'quotes_1')) ?? '[]');
    expect(quote).toMatchObject({
      id: 1,
      lines: [{ id: 1, name: 'AI Chatbot Integration', price: 29.99, quantity: 2, unit: 'workspaceMonth' }],
      totalCents: 5998,
      status: 'kept',
      number: expect.stringMatching(/^Q-.{4}-.{4}$/),
    });
    expect(await readStored(page, 'activity_1')).toContain('Requested a quote for 2 items');
    for (const [press, lines] of [
      ['Empty the cart', []],
      ['Undo emptying the cart', [{ id: 1, quantity: 2 }]],
    ] as const) {
      await sent.getByRole('button', { name: press }).press('Enter');
      await expect(sent.getByRole('heading').first()).toBeFocused();
      await expect
        .poll(async () => JSON.parse((await readStored(page, 'cart_1')) ?? 'null'))
        .toEqual(lines.map((line) => expect.objectContaining(line)));
    }
  });

  await test.step('a guest’s request is not listed; an empty cart attaches nothing', async () => {
    await replaceStorage(page);
    await open(page, '/contact?request=quote');
    await expect(page).toHaveURL('/contact');
    await expect(field(page, message)).toHaveValue('');
    await page.evaluate((text) => localStorage.setItem('cart', text), cartText([6, 1]));
    await open(page, '/contact?request=quote');
    await expect(attached).toContainText('1 item, $0.00');
    await fillIn(page, { 'Full Name': 'Ada', Email: 'ada@example.com' });
    await submitButton(page).click();
    await field(page, message).fill('P.S.');
    await expect(page.getByText('Guests’ requests aren’t listed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'an account' })).toHaveAttribute('href', '/register');
    await page.getByRole('button', { name: 'Send another message' }).click();
    await expect(field(page, 'Full Name')).toBeFocused();
    await expect(field(page, message)).toHaveValue('P.S.');
    await expect(page.getByText('Guests’ requests aren’t listed')).toHaveCount(0);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quotes'))),
    ).toEqual([]);
  });
});

test('attaching what the address names does not cancel a link that was followed meanwhile', {
  tag: ['@RTE-3', '@CRT-10', '@PDP-2'],
}, async ({ context, page }) => {
  await seedUser(context, member, { cart_1: cart });
  for (const query of ['topic=product-2', 'request=quote']) {
    // The draft is read once its owner is known.
    const accounts = await hold(page, /\/account-repository-/);
    const about = await hold(page, /\/about-page-/);
    await page.goto(`/contact?${query}`);
    await waitUntilHydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    accounts.release();
    await expect(accountButton(page, member.name)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    about.release();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(field(page, message)).toHaveValue(/^I’d like/);
    await field(page, message).fill('');
    await accounts.stop();
    await about.stop();
  }
});
