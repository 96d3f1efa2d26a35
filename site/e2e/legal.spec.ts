import { expect, test } from './support/site-test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the stored keys can be read, without a date of the build', { tag: '@LGL-1' }, async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('main').getByText('login_lockout')).toBeVisible();
    await expect(page.getByText('Last updated')).toBeHidden();
  });
});
