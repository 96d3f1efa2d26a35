import { fillIn, letter, request, submitButton } from '../support/forms.ts';
import { expect, test } from '../support/site-test.ts';
import { mailOf, numberIn } from './mails.ts';

test.use({ javaScriptEnabled: false });

// The same text twice within an hour is one message: each of these is sent by no other test.
const said = 'Sent without any script.';
const forms = [
  { path: '/contact', values: { ...letter, 'Your Message': said }, heading: 'Your message was sent' },
  { path: '/support', values: { ...request, Message: said }, heading: 'Your support request was sent' },
  { path: '/products/3', values: { Email: 'grace@waiting.example' }, heading: 'Your request was sent' },
] as const;

for (const { heading, path, values } of forms)
  test(`without JavaScript the form of ${path} is sent, and a page says its number`, {
    tag: ['@FRM-1', '@FRM-2', '@WTL-1', '@DLV-1'],
  }, async ({ page }) => {
    await page.goto(path);
    await fillIn(page, values);
    const copy = page.getByLabel('Send me a copy');
    const hasCopy = (await copy.count()) > 0;
    if (hasCopy) await copy.check();
    await (path === '/products/3'
      ? page.getByRole('button', { name: 'Tell me', exact: true })
      : submitButton(page)
    ).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const number = await numberIn(page.locator('main strong'));
    expect((await mailOf(number)).text).toContain(hasCopy ? said : 'Neural Network API');
    if (hasCopy) await mailOf(`${number}.copy`);
  });

test('without JavaScript a page says what is wrong', { tag: '@FRM-1' }, async ({ page, watch }) => {
  watch.expects(/status of 422/);
  await page.goto('/contact');
  await fillIn(page, { ...letter, 'Full Name': ' ' });
  await submitButton(page).click();
  await expect(page.locator('main')).toContainText('Full name is required');
});
