import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// `footer.spec.ts` tests the hashes of the open page.
test('a link to a service from another page shows it below the bar', { tag: ['@SRV-1', '@FTR-1'] }, async ({
  page,
}) => {
  const bar = 68;
  const topOf = () => page.locator('#automation').evaluate((card) => card.getBoundingClientRect().top);
  await open(page, '/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI-Powered Automation' }).click();
  await expect(page).toHaveURL('/services#automation');
  await expect.poll(topOf).toBeLessThan(bar + 40);
  expect(await topOf()).toBeGreaterThanOrEqual(bar - 0.5);
});

test('Learn More and Contact Sales add their topic below what was written', {
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
  await expect(page).toHaveURL('/contact');
  await open(page, '/products/3');
  await main.getByRole('link', { name: 'Contact Sales' }).first().click();
  const product = `${service}\n\nI’d like to know more about Neural Network API.`;
  await expect(message).toHaveValue(product);
});
