import { products } from '@loomwright/catalogue';
import { findAskedAtWork, homeBelow } from '@loomwright/content';
import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { lose, lost } from './support/lose.ts';
import { codeOf, open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// What the examples do is tested by `site/test/browser/examples.test.tsx`.
const examples = codeOf('pages/home/at-work/at-work.tsx');

const expectFinished = async (page: Page) => {
  const main = page.getByRole('main');
  const [asked] = findAskedAtWork();
  await expect(main.getByText(asked?.answer.slice(0, 30) ?? '')).toBeVisible();
  await expect(main.getByText('208–264 orders (80% likely)')).toBeVisible();
  await expect(main.getByText('3 invoices posted, 2 handed to a person.')).toBeVisible();
  if (has('portfolio'))
    await expect(main.getByRole('link', { name: 'Open the Portfolio Generator' })).toBeVisible();
  await expect(
    main.getByRole('region', { name: homeBelow.products.title }).getByRole('listitem'),
  ).toHaveCount(products.length);
};

test('the examples of the document come alive once they are seen', { tag: ['@HOM-1', '@HOM-2'] }, async ({
  page,
}) => {
  test.skip(!has('portfolio'), 'the frame shows that the code is there');
  await open(page, '/');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'See them at work' }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('main iframe').locator('h1')).not.toBeEmpty();
  await main.getByRole('group', { name: 'Confidence' }).getByRole('radio', { name: '95%' }).check();
  await expect(main.getByRole('status').filter({ hasText: '95% likely' })).toBeVisible();
});

test.describe('without JavaScript', { tag: ['@RTE-6', '@HOM-1'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('the examples are shown finished, without controls', async ({ page }) => {
    await page.goto('/');
    await expectFinished(page);
    await expect(
      page.locator('#examples').locator('button, input, select').filter({ visible: true }),
    ).toHaveCount(0);
  });
});

test.describe('without the code of the examples', { tag: ['@RTE-6', '@HOM-1'] }, () => {
  test('those of the document stay finished', async ({ page, watch }) => {
    watch.expects(lost);
    await lose(page, examples, () => true);
    await open(page, '/');
    const asked = page.waitForRequest(examples);
    await page.getByRole('heading', { name: 'See them at work' }).scrollIntoViewIfNeeded();
    await asked;
    await expectFinished(page);
  });

  test('a page reached by a link offers to load them again', async ({ page, watch }) => {
    watch.expects(lost);
    watch.expects(/examples|Failed to fetch/);
    let isGone = true;
    await lose(page, examples, () => isGone);
    await open(page, '/faq');
    await page.getByLabel('Main').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('The examples could not be shown.')).toBeVisible();
    isGone = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFinished(page);
  });
});
