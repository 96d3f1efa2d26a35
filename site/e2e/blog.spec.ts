import type { Page } from 'playwright/test';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const filters = (page: Page) => page.getByRole('group', { name: 'Category' }).getByRole('button');
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

test('a filter shows its posts and is announced, and Back removes it', { tag: '@BLG-1' }, async ({
  page,
}) => {
  await recordAnnouncements(page);
  await open(page, '/blog');
  const everything = await titles(page);
  await page.getByRole('button', { name: 'AI & Technology' }).dblclick();
  await expect(page).toHaveURL('/blog?category=ai-technology');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(filters(page).and(page.locator('[aria-pressed="true"]'))).toHaveText('AI & Technology');
  await expect.poll(async () => (await takeAnnouncements(page)).at(-1)).toBe('2 posts');
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(everything);
  await expect(page).toHaveURL('/blog');
});
