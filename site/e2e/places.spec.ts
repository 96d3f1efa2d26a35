import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('[RTE-3] [FTR-1] a link to a section of the open page scrolls to it also where the address had a query', async ({
  page,
}) => {
  await open(page, '/services?utm_source=newsletter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI Chatbots & Assistants' }).click();
  await expect(page).toHaveURL('/services#chatbot');
  await expect(page.locator('#chatbot')).toBeInViewport();
  await expect(page.locator('#chatbot-title')).toBeInViewport();
});
