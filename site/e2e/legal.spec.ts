import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('the security page leads to the file for those who report a weakness', { tag: '@TRU-1' }, async ({
  page,
}) => {
  await open(page, '/security');
  const main = page.getByRole('main');
  await main.getByRole('navigation', { name: 'Sections' }).getByRole('link').last().click();
  const report = main.getByRole('region', { name: 'Report a weakness' });
  await expect(report).toBeInViewport();
  await report.getByRole('link', { name: 'security.txt' }).click();
  await expect(page.getByText('Contact: mailto:')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the stored keys can be read, without a date of the build', { tag: '@LGL-1' }, async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('main').getByText('login_lockout')).toBeVisible();
    await expect(page.getByText('Last updated')).toBeHidden();
  });

  test('an answer of the FAQ opens, without buttons', { tag: '@FAQ-1' }, async ({ page }) => {
    await page.goto('/faq');
    const main = page.getByRole('main');
    await main.getByText('Is there a free trial?').click();
    await expect(main.getByText(/^Yes\. Once a product/)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});
