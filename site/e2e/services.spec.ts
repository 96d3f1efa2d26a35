import { services } from '@loomwright/content';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('a hash shows its service below the bar, on load and by a link of the footer; four services with their benefits, each linking to contact, as products do', {
  tag: ['@SRV-1', '@PDP-2', '@FTR-1'],
}, async ({ page }) => {
  const bar = 68;
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((card) => Math.round(card.getBoundingClientRect().top));
  const expectAtTop = async (id: string) => {
    await expect.poll(() => topOf(id)).toBeLessThan(bar + 40);
    expect(await topOf(id)).toBeGreaterThanOrEqual(bar);
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

  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("AI Solutions for Tomorrow's Challenges");
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...services.map(({ title }) => title),
    'Not sure which one you need?',
  ]);
  for (const { benefits, id } of services) {
    const card = main.locator(`#${id}`);
    await expect(card.getByRole('listitem')).toHaveText([...benefits]);
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
      'href',
      `/contact?topic=${id}`,
    );
  }
  const start = main.getByRole('link', { name: 'Get Started' });
  await expect(start).toHaveAccessibleDescription(/^Write to us/);
  await start.click();
  await expect(page).toHaveURL('/contact');
  const message = page.getByRole('textbox', { name: 'Your Message' });
  await message.fill('Dear all,');

  await test.step('a topic is added to a draft, once; one that is none adds nothing', async () => {
    await page.goBack();
    await main.locator('#analytics').getByRole('link', { name: 'Learn More' }).click();
    const both = 'Dear all,\n\nI’d like to know more about Intelligent Analytics.';
    await expect(message).toHaveValue(both);
    await expect(page).toHaveURL('/contact');
    for (const topic of ['analytics', '__proto__', '%3Cb%3E', 'product-7', 'product-3x']) {
      await open(page, `/contact?topic=${topic}`);
      await expect(page).toHaveURL('/contact');
      await expect(message).toHaveValue(both);
    }
    await open(page, '/products/3');
    await main.getByRole('link', { name: 'Contact Sales' }).first().click();
    const three = `${both}\n\nI’d like to know more about Neural Network API.`;
    await expect(message).toHaveValue(three);
    for (const topic of ['request-', 'request-Q-7K3M', 'request-Q-7K3M-P2XD-AAAA', 'request-7k3m-p2xd']) {
      await open(page, `/contact?topic=${topic}`);
      await expect(page).toHaveURL('/contact');
      await expect(message).toHaveValue(three);
    }
    await open(page, '/contact?topic=request-Q-7K3M-P2XD');
    await expect(message).toHaveValue(`${three}\n\nI’d like to know more about my request Q-7K3M-P2XD.`);
    await expect(page).toHaveURL('/contact');
  });
});
