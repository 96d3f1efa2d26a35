import { member, seedUser } from '../support/accounts.ts';
import { contactValues, fillIn, storedDraft, submitButton, valuesOf } from '../support/forms.ts';
import { cartText, open, readStored } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { deliveriesWith, mailOf, numberIn, shownNumber, submitOften } from './mails.ts';

test('a message and its copy arrive once, with the number shown', {
  tag: ['@FRM-1', '@FRM-3', '@FRM-4', '@DLV-1'],
}, async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page, { ...contactValues, 'Your Message': 'A loom of our own, <b>please</b>.\nFor twelve.' });
  await page.getByLabel('Send me a copy').check();
  await submitOften(page);
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
  const number = await shownNumber(page);
  expect(await valuesOf(page, contactValues)).toMatchObject({ 'Full Name': '', 'Your Message': '' });
  expect(await storedDraft(page, 'contact')).toBeNull();

  const mail = await mailOf(number);
  expect(mail.to?.map(({ address }) => address)).toEqual(['desk@loomwright.example']);
  expect(mail.replyTo).toEqual([{ name: 'Ada Lovelace', address: 'ada@example.com' }]);
  expect(mail.text).toContain('A loom of our own, <b>please</b>.');
  const own = await mailOf(`${number}.copy`);
  expect(own.to?.map(({ address }) => address)).toEqual(['ada@example.com']);
  expect(await deliveriesWith('A loom of our own, <b>')).toEqual([number, `${number}.copy`]);
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
  const number = await numberIn(sent.getByText(/^Q-/));
  const mail = await mailOf(number);
  for (const words of ['AI Chatbot Integration', '$29.99 per workspace', '$99.97'])
    expect(mail.text).toContain(words);
  const [quote] = JSON.parse((await readStored(page, 'quotes_1')) ?? '[]');
  expect(quote).toMatchObject({ number, status: 'sent', totalCents: 9997 });
});
