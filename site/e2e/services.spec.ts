import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('the hash of an address and of a link shows its service below the bar', {
  tag: ['@SRV-1', '@FTR-1'],
}, async ({ page }) => {
  const bar = 68;
  const expectAtTop = async (id: string) => {
    const topOf = () =>
      page.locator(`#${id}`).evaluate((card) => Math.round(card.getBoundingClientRect().top));
    await expect.poll(topOf).toBeLessThan(bar + 40);
    expect(await topOf()).toBeGreaterThanOrEqual(bar);
  };
  await open(page, '/services#analytics');
  await expectAtTop('analytics');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'AI Chatbots & Assistants' }).click();
  await expectAtTop('chatbot');
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await footer.getByRole('link', { name: 'AI-Powered Automation' }).click();
  await expect(page).toHaveURL('/services#automation');
  await expectAtTop('automation');
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
