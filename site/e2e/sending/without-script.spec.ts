import { fillIn, letter, submitButton } from '../support/forms.ts';
import { expect, test } from '../support/site-test.ts';
import { mailOf, numberIn } from './mails.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a message is sent, and a page says its number', {
  tag: ['@FRM-1', '@DLV-1'],
}, async ({ page }) => {
  // The same text twice within an hour is one message: no other test sends this one.
  const said = 'Sent without any script.';
  await page.goto('/contact');
  await fillIn(page, { ...letter, 'Your Message': said });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was sent');
  const number = await numberIn(page.locator('main strong'));
  expect((await mailOf(number)).text).toContain(said);
});
