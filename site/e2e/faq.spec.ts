import { faq } from '@loomwright/content';
import { findSmallTargets, findViolations } from './support/axe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('questions, by category, open by keyboard, pointer and hash, one by one and all at once', {
  tag: '@FAQ-1',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, '/faq');
  const main = page.getByRole('main');
  for (const { entries, title } of faq)
    await expect(main.getByRole('region', { name: title }).locator('summary')).toHaveText(
      entries.map(({ question }) => question),
    );
  const all = main.locator('details');
  const opened = main.locator('details[open]');
  await all.first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(opened).toHaveCount(1);
  await main.getByRole('button', { name: 'Expand all' }).click();
  await expect(opened).toHaveCount(await all.count());
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // A user who closes one can open all again.
  await all.last().locator('summary').click();
  await main.getByRole('button', { name: 'Expand all' }).click();
  await main.getByRole('button', { name: 'Collapse all' }).click();
  await expect(opened).toHaveCount(0);

  const answer = (text: string | RegExp) => page.getByRole('main').getByText(text);
  await open(page, '/faq#free-trial');
  await expect(answer(/^Yes\. Once a product/)).toBeInViewport();
  await page.getByRole('link', { name: 'Link to this answer' }).click();
  await expect(page).toHaveURL('/faq#free-trial');
  await page.evaluate(() => {
    window.location.hash = '#what-is-stored';
  });
  await expect(answer(/^Only what you enter/)).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Pricing/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Pricing' })).toBeInViewport();
});
