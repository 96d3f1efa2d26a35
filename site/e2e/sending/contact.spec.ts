import { field, member, seedUser } from '../support/accounts.ts';
import { findViolations } from '../support/axe.ts';
import { fillIn, letter, storedDraft, submitButton, valuesOf } from '../support/forms.ts';
import { cartText, open, readStored } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { deliveriesWith, mailOf, numberIn, shownNumber, submitOften } from './mails.ts';

const thanks = 'Thank you! Your message has been sent successfully.';

test('a message and its copy arrive once, under the number that is shown', {
  tag: ['@FRM-1', '@FRM-3', '@FRM-4', '@DLV-1'],
}, async ({ page }) => {
  const copy = page.getByLabel('Send me a copy');
  await open(page, '/contact');
  await expect(page.getByRole('main')).not.toContainText('demonstration');
  await fillIn(page, { ...letter, 'Your Message': 'A loom of our own, <b>please</b>.\nFor twelve.' });

  await test.step('the copy box can be reached by keyboard, the trap behind it cannot', async () => {
    await field(page, 'Your Message').press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Space');
    await expect(copy).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(submitButton(page)).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
  });

  // Five submits at once are one message.
  await submitOften(page);
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  const number = await shownNumber(page);
  expect(number).toMatch(/^M-/);
  expect(await valuesOf(page, letter)).toMatchObject({ 'Full Name': '', 'Your Message': '' });
  await expect(copy).not.toBeChecked();
  expect(await storedDraft(page, 'contact')).toBeNull();
  expect(await findViolations(page)).toEqual([]);

  const mail = await mailOf(number);
  expect(mail.to?.map(({ address }) => address)).toEqual(['desk@loomwright.example']);
  expect(mail.replyTo).toEqual([{ name: 'Ada Lovelace', address: 'ada@example.com' }]);
  expect(mail.subject).toContain(number);
  for (const words of ['A loom of our own, <b>please</b>.', 'Analytical Engines'])
    expect(mail.text).toContain(words);
  expect(mail.html).not.toContain('<b>please');
  const own = await mailOf(`${number}.copy`);
  expect(own.to?.map(({ address }) => address)).toEqual(['ada@example.com']);
  expect(await deliveriesWith('A loom of our own, <b>')).toEqual([number, `${number}.copy`]);
});

test('a second message has a number of its own, and no copy', { tag: ['@FRM-1', '@DLV-1'] }, async ({
  page,
}) => {
  await open(page, '/contact');
  const numbers: string[] = [];
  for (const words of ['A first one.', 'And a second one.']) {
    await fillIn(page, { ...letter, 'Your Message': words });
    await field(page, 'Full Name').press('Enter');
    const number = await shownNumber(page);
    await mailOf(number);
    expect(await deliveriesWith(words)).toEqual([number]);
    numbers.push(number);
    await page.getByRole('button', { name: 'Send another message' }).click();
    await expect(page.getByText(/^Its number is /)).toHaveCount(0);
  }
  expect(new Set(numbers).size).toBe(2);
});

test('a quote request arrives with lines and total under its confirmed number', {
  tag: ['@CRT-10', '@DLV-1'],
}, async ({ context, page }) => {
  await seedUser(context, member, { cart_1: cartText([1, 2], [3, 1]) });
  await open(page, '/contact?request=quote');
  await expect(page.getByRole('region', { name: 'Quote request', exact: true })).toBeVisible();
  await submitButton(page).click();
  const sent = page.getByRole('region', { name: 'Your quote request' });
  await expect(sent.getByRole('heading').first()).toBeFocused();
  await expect(sent).toContainText(`We’ll read your request and reply to ${member.email}`);
  const number = await numberIn(sent.getByText(/^Q-/));
  const mail = await mailOf(number);
  expect(mail.subject).toContain(number);
  for (const words of ['AI Chatbot Integration', '$29.99 per workspace', '$99.97'])
    expect(mail.text).toContain(words);
  const [quote] = JSON.parse((await readStored(page, 'quotes_1')) ?? '[]');
  expect(quote).toMatchObject({ number, status: 'sent', totalCents: 9997 });
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByRole('main')).toContainText(number);
});
