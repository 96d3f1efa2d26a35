import { field, problemLinks } from '../support/accounts.ts';
import { findViolations } from '../support/axe.ts';
import { fillIn, request, storedDraft, submitButton, valuesOf } from '../support/forms.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { chooseLastSlot } from './choose-slot.ts';
import { deliveriesWith, mailOf, numberIn, shownNumber, submitOften } from './mails.ts';

test('a support request arrives with its priority, and is confirmed with its number', {
  tag: ['@FRM-2', '@FRM-3', '@DLV-1'],
}, async ({ page }) => {
  await open(page, '/support');
  await fillIn(page, request);
  await page.getByLabel('Priority').selectOption('High');
  await page.getByLabel('Send me a copy').check();
  await submitButton(page).click();
  await expect(page.getByText('Thank you! Your support request has been submitted.')).toBeVisible();
  const number = await shownNumber(page);
  expect(number).toMatch(/^S-/);
  expect(await valuesOf(page, request)).toMatchObject({ Subject: '', Message: '' });
  expect(await storedDraft(page, 'support')).toBeNull();
  expect(await findViolations(page)).toEqual([]);
  const mail = await mailOf(number);
  expect(mail.subject).toMatch(/HIGH/);
  expect(mail.subject).toContain(request.Subject);
  await mailOf(`${number}.copy`);
});

test('a demo arrives with an invitation, under the reference that is confirmed', {
  tag: ['@BOK-1', '@DLV-1'],
}, async ({ page }) => {
  await open(page, '/demo');
  await chooseLastSlot(page);
  await fillIn(page, { Name: 'Ada Lovelace', Email: 'ada@example.com' });
  expect(await findViolations(page)).toEqual([]);
  await submitOften(page);
  await expect(page.getByRole('heading', { name: 'Demo requested' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('We’ll confirm the time by email within');
  await expect(page.getByRole('main')).not.toContainText('demonstration');
  const reference = await numberIn(page.locator('dd code'));
  const mail = await mailOf(reference);
  expect(mail.subject).toContain(reference);
  const [invitation] = mail.attachments;
  expect(invitation?.mimeType).toBe('text/calendar');
  const time = await page.locator('dd time').getAttribute('datetime');
  expect(invitation?.content).toContain(`UID:demo-${reference.toLowerCase()}@`);
  expect(invitation?.content).toContain(`DTSTART:${(time ?? '').slice(0, 10).replaceAll('-', '')}`);
});

test('an address is on the list of a product once, after a reload too', {
  tag: ['@WTL-1', '@DLV-1'],
}, async ({ page }) => {
  const list = page.getByText('Tell me when it’s released');
  const region = page.getByRole('group').filter({ has: list });
  await open(page, '/products/3');
  const numbers: string[] = [];
  for (const address of ['ada@waiting.example', ' ADA@waiting.example'])
    await test.step(address, async () => {
      await list.press('Enter');
      await expect(region.getByText('One email when it’s released, and no other.')).toBeVisible();
      await region.locator('[type="submit"]').click();
      await expect(problemLinks(page)).toHaveText(['Email is required']);
      await field(page, 'Email').fill(address);
      await field(page, 'Email').press('Enter');
      await expect(region.getByText(/is on the list for Neural Network API\.$/)).toBeVisible();
      numbers.push(await shownNumber(page));
      await page.reload();
    });
  const [number = ''] = numbers;
  expect(numbers).toEqual([number, number]);
  expect((await mailOf(number)).text).toContain('Neural Network API');
  expect(await deliveriesWith('ada@waiting.example')).toEqual([number]);
});
