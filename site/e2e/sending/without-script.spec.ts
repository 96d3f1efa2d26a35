import { contactValues, fillIn, submitButton } from '../support/forms.ts';
import { expect, test } from '../support/site-test.ts';
import { mailOf, numberIn } from './mails.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a message is sent, and a page shows its number', {
  tag: ['@FRM-1', '@DLV-1'],
}, async ({ page }) => {
  // Unique, because the server treats equal messages within an hour as one message.
  const said = 'Sent without any script.';
  await page.goto('/contact');
  await fillIn(page, { ...contactValues, 'Your Message': said });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was sent');
  const number = await numberIn(page.locator('main strong'));
  expect((await mailOf(number)).text).toContain(said);
});
