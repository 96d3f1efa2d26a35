import { field } from '../support/accounts.ts';
import { fillIn, request, submitButton } from '../support/forms.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { deliveriesWith, mailOf, numberIn, shownNumber } from './mails.ts';

test('a support request arrives with its priority, and its number is confirmed', {
  tag: ['@FRM-2', '@FRM-3', '@DLV-1'],
}, async ({ page }) => {
  await open(page, '/support');
  await fillIn(page, request);
  await page.getByLabel('Priority').selectOption('High');
  await submitButton(page).click();
  await expect(page.getByText('Thank you! Your support request has been submitted.')).toBeVisible();
  const mail = await mailOf(await shownNumber(page));
  expect(mail.subject).toMatch(/HIGH/);
  expect(mail.subject).toContain(request.Subject);
});

test('a demo arrives with an invitation, under the confirmed reference', {
  tag: ['@BOK-1', '@DLV-1'],
}, async ({ page }) => {
  await open(page, '/demo');
  const days = page.getByRole('grid', { name: 'Choose a day' });
  await days
    .getByRole('button', { name: /\d times?$/ })
    .last()
    .click();
  await page.getByRole('radio').first().press('Space');
  await fillIn(page, { Name: 'Ada Lovelace', Email: 'ada@example.com' });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Demo requested' })).toBeFocused();
  const reference = await numberIn(page.locator('dd code'));
  const [invitation] = (await mailOf(reference)).attachments;
  const time = await page.locator('dd time').getAttribute('datetime');
  expect(invitation?.content).toContain(`UID:demo-${reference.toLowerCase()}@`);
  expect(invitation?.content).toContain(`DTSTART:${(time ?? '').slice(0, 10).replaceAll('-', '')}`);
});

test('an address is on the waiting list of a product once, even after a reload', {
  tag: ['@WTL-1', '@DLV-1'],
}, async ({ page }) => {
  const list = page.getByText('Tell me when it’s released');
  const region = page.getByRole('group').filter({ has: list });
  await open(page, '/products/3');
  const numbers: string[] = [];
  for (const address of ['ada@waiting.example', ' ADA@waiting.example']) {
    await list.press('Enter');
    await field(page, 'Email').fill(address);
    await field(page, 'Email').press('Enter');
    await expect(region.getByText(/is on the list for Neural Network API\.$/)).toBeVisible();
    numbers.push(await shownNumber(page));
    await page.reload();
  }
  const [number = ''] = numbers;
  expect(numbers).toEqual([number, number]);
  expect((await mailOf(number)).text).toContain('Neural Network API');
  expect(await deliveriesWith('ada@waiting.example')).toEqual([number]);
});
