import { open, scrollTo, scrollYOf, waitUntilHydrated } from './support/site.ts';
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

test('[RTE-3] [PRD-5] Back from another document restores the scroll position that a filter kept', async ({
  page,
}) => {
  await open(page, '/products');
  await scrollTo(page, 300);
  await page.getByRole('button', { name: 'AI Solutions' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const place = await scrollYOf(page);
  expect(place).toBeGreaterThan(100);
  await open(page, '/terms');
  await page.goBack();
  await waitUntilHydrated(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect.poll(() => scrollYOf(page)).toBe(place);
});
