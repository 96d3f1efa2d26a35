import type { Page } from 'playwright/test';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// The posts of each category, their order and their texts are tested in packages/content/test.

const filters = (page: Page) => page.getByRole('group', { name: 'Category' }).getByRole('button');
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

test('a filter shows its posts, is announced, and Back leaves it', { tag: '@BLG-1' }, async ({ page }) => {
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

test('a press anywhere opens a post, which leads to the next and to all', { tag: '@BLG-1' }, async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/blog');
  const names = await titles(page);
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 30, y: 30 } });
  await expect(heading).toHaveText(names[0] ?? '');
  await expect(heading).toBeFocused();
  await page.getByRole('navigation', { name: 'More posts' }).getByRole('link').click();
  await expect(heading).toHaveText(names[1] ?? '');
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
});
