import { expectFit, findViolations } from './support/axe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('questions open by keyboard, or all at once even after one was closed', { tag: '@FAQ-1' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/faq');
  const main = page.getByRole('main');
  const all = main.locator('details');
  const opened = main.locator('details[open]');
  await all.first().locator('summary').press('Enter');
  await expect(opened).toHaveCount(1);
  await main.getByRole('button', { name: 'Expand all' }).click();
  await expect(opened).toHaveCount(await all.count());
  expect(await findViolations(page)).toEqual([]);
  await expectFit(page, 320);
  await all.last().locator('summary').click();
  await main.getByRole('button', { name: 'Expand all' }).click();
  await main.getByRole('button', { name: 'Collapse all' }).click();
  await expect(opened).toHaveCount(0);
});

test('a hash opens its question, on load and on change', { tag: '@FAQ-1' }, async ({ page }) => {
  const answer = (text: RegExp) => page.getByRole('main').getByText(text);
  await open(page, '/faq#free-trial');
  await expect(answer(/^Yes\. Once a product/)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Link to this answer' })).toHaveAttribute(
    'href',
    /#free-trial$/,
  );
  await page.evaluate(() => {
    window.location.hash = '#what-is-stored';
  });
  await expect(answer(/^Only what you enter/)).toBeInViewport();
});
