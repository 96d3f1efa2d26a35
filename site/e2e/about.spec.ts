import { team } from '@loomwright/content';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('a portrait that fails before or after hydration is replaced by an initial', { tag: '@ABT-1' }, async ({
  page,
  watch,
}) => {
  watch.expects(/status of 404/);
  await page.route('/art/team/*.svg', (route) => route.fulfill({ status: 404 }));
  await open(page, '/about#team');
  const cards = page.locator('#team').getByRole('listitem');
  for (const [index, { name }] of team.entries()) {
    await cards.nth(index).scrollIntoViewIfNeeded();
    await expect(cards.nth(index).getByText(name.slice(0, 1), { exact: true })).toBeVisible();
  }
  await expect(cards.getByRole('img')).toHaveCount(0);
});
