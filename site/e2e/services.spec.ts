import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('Learn More and Contact Sales add their topic below the user’s text', {
  tag: ['@SRV-1', '@PDP-2', '@CRT-10'],
}, async ({ page }) => {
  const main = page.getByRole('main');
  const message = page.getByRole('textbox', { name: 'Your Message' });
  await open(page, '/services');
  await main.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
  await message.fill('Dear all,');
  await page.goBack();
  await main.locator('#analytics').getByRole('link', { name: 'Learn More' }).click();
  const service = 'Dear all,\n\nI’d like to know more about Intelligent Analytics.';
  await expect(message).toHaveValue(service);
  await open(page, '/products/3');
  await main.getByRole('link', { name: 'Contact Sales' }).first().click();
  const product = `${service}\n\nI’d like to know more about Neural Network API.`;
  await expect(message).toHaveValue(product);
});
