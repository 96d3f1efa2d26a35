import { fillIn, letter, request, submitButton } from '../support/forms.ts';
import { expect, test } from '../support/site-test.ts';
import { mailOf, numberIn } from './mails.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the browser sends the forms, and a page says their number', {
  tag: ['@FRM-1', '@FRM-2', '@WTL-1', '@DLV-1'],
}, async ({ page, watch }) => {
  watch.expects(/status of 422/);
  const heading = page.getByRole('heading', { level: 1 });
  const number = () => numberIn(page.locator('main strong'));

  await test.step('a message, with a copy', async () => {
    await page.goto('/contact');
    await fillIn(page, { ...letter, 'Your Message': 'Sent without any script.' });
    await page.getByLabel('Send me a copy').check();
    await submitButton(page).click();
    await expect(heading).toHaveText('Your message was sent');
    expect((await mailOf(await number())).text).toContain('Sent without any script.');
    await mailOf(`${await number()}.copy`);
  });

  await test.step('a message with an error: the page says it', async () => {
    await page.goto('/contact');
    await fillIn(page, { ...letter, 'Full Name': ' ' });
    await submitButton(page).click();
    await expect(page.locator('main')).toContainText('Full name is required');
  });

  await test.step('a support request', async () => {
    await page.goto('/support');
    await fillIn(page, { ...request, Message: 'Stuck without any script.' });
    await submitButton(page).click();
    await expect(heading).toHaveText('Your support request was sent');
    expect((await mailOf(await number())).text).toContain('Stuck without any script.');
  });

  await test.step('an entry on the waiting list of a product', async () => {
    await page.goto('/products/3');
    await fillIn(page, { Email: 'grace@waiting.example' });
    await page.getByRole('button', { name: 'Tell me', exact: true }).click();
    await expect(heading).toHaveText('Your request was sent');
    expect((await mailOf(await number())).text).toContain('Neural Network API');
  });
});
