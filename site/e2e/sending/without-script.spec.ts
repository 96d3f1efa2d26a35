import { fillIn, letter, request, submitButton } from '../support/forms.ts';
import { expect, test } from '../support/site-test.ts';
import { mailOf, numberIn } from './mails.ts';

test.use({ javaScriptEnabled: false });

const waiting = { Email: 'grace@waiting.example' };
const forms = [
  { path: '/contact', values: letter, heading: 'Your message was sent', said: letter['Your Message'] },
  { path: '/support', values: request, heading: 'Your support request was sent', said: request.Message },
  { path: '/products/3', values: waiting, heading: 'Your request was sent', said: 'Neural Network API' },
] as const;

for (const { heading, path, said, values } of forms)
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
    expect((await mailOf(number)).text).toContain(said);
    if (hasCopy) await mailOf(`${number}.copy`);
  });

test('without JavaScript a page says what is wrong', { tag: '@FRM-1' }, async ({ page, watch }) => {
  watch.expects(/status of 422/);
  await page.goto('/contact');
  await fillIn(page, { ...letter, 'Full Name': ' ' });
  await submitButton(page).click();
  await expect(page.locator('main')).toContainText('Full name is required');
});
