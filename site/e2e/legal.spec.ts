import { expect, test } from './support/site-test.ts';

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
