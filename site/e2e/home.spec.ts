import { findAskedAtWork } from '@loomwright/content';
import { has } from '../build/configuration.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('the examples on the home page react once they are visible', { tag: ['@HOM-1', '@HOM-2'] }, async ({
  page,
}) => {
  test.skip(!has('portfolio'), 'the portfolio, which this test waits for, is left out');
  await open(page, '/');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'See them at work' }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('main iframe').locator('h1')).not.toBeEmpty();
  await main.getByRole('group', { name: 'Confidence' }).getByRole('radio', { name: '95%' }).check();
  await expect(main.getByRole('status').filter({ hasText: '95% likely' })).toBeVisible();
});

test.describe('without JavaScript', { tag: ['@RTE-6', '@HOM-1'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('the examples are shown in their final state, without controls', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const [asked] = findAskedAtWork();
    await expect(main.getByText(asked?.answer.slice(0, 30) ?? '')).toBeVisible();
    await expect(main.getByText('208–264 orders (80% likely)')).toBeVisible();
    await expect(main.getByText('3 invoices posted, 2 handed to a person.')).toBeVisible();
    await expect(
      page.locator('#examples').locator('button, input, select').filter({ visible: true }),
    ).toHaveCount(0);
  });
});
