import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import {
  framesOf,
  hold,
  recordAnnouncements,
  recordFrames,
  takeAnnouncements,
  twoFrames,
} from './support/observe.ts';
import { open, openFrozen, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const filters = (page: Page) => page.getByRole('group', { name: 'Category' }).getByRole('button');
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const historyLength = (page: Page) => page.evaluate(() => window.history.length);

test('a filter shows its posts, is in the address and is announced once it has settled', {
  tag: '@BLG-1',
}, async ({ page }) => {
  await recordAnnouncements(page);
  await openFrozen(page, '/blog');
  await expect(filters(page)).toHaveText([
    'All Posts',
    'Product Updates',
    'AI & Technology',
    'Use Cases',
    'Company News',
  ]);
  const everything = await titles(page);
  expect(everything.length).toBeGreaterThanOrEqual(8);
  const before = await historyLength(page);
  await takeAnnouncements(page);
  await page.getByRole('button', { name: 'AI & Technology' }).dblclick();
  await expect(page).toHaveURL('/blog?category=ai-technology');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(filters(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(filters(page).first()).toHaveAttribute('aria-pressed', 'false');
  expect(await historyLength(page)).toBe(before + 1);
  for (const article of await page.getByRole('article').all())
    await expect(article).toContainText('AI & Technology');
  await page.clock.runFor(400);
  expect(await takeAnnouncements(page)).toEqual(['2 posts']);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(everything);
  await expect(page).toHaveURL('/blog');
});

// All of them in the deep run; unit tests prove what each means.
const hostile = samples([
  'category=__proto__',
  '%ff',
  'category=%3Cscript%3E',
  'category=Use Cases',
  '?&=&category',
]);

test('an address with a category never shows other posts, an unknown category shows all; Read More opens a post, and every post links to others', {
  tag: ['@BLG-1', '@RTE-5'],
}, async ({ page }) => {
  test.slow();
  await recordFrames(page);
  await test.step('no frame shows the posts of another category', async () => {
    const script = await hold(page, /\/assets\/main-/);
    await page.goto('/blog?category=use-cases', { waitUntil: 'commit' });
    await expect
      .poll(async () => (await framesOf(page)).filter(({ heading }) => heading === 'Blog').length)
      .toBeGreaterThan(2);
    script.release();
    await waitUntilHydrated(page);
    await script.stop();
    await expect(page.getByRole('article')).toHaveCount(2);
    const wanted = await titles(page);
    await twoFrames(page);
    const shown = (await framesOf(page)).map(({ results }) => results).filter((names) => names.length > 0);
    for (const names of shown) expect(names).toEqual(wanted);
  });

  for (const query of hostile)
    await test.step(query, async () => {
      await open(page, `/blog?${query}`);
      await expect(page.getByRole('article').nth(7), query).toBeVisible();
      await expect(filters(page).first()).toHaveAttribute('aria-pressed', 'true');
    });

  const names = await titles(page);
  const heading = page.getByRole('heading', { level: 1 });
  const more = page.getByRole('navigation', { name: 'More posts' }).getByRole('link');
  const expectPost = async (name: string) => {
    await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
    await expect(page.locator('main time')).toHaveAttribute('datetime', /^202\d-\d\d-\d\d$/);
    await expect(page.getByRole('article').getByText(/^\d+ min read$/)).toBeVisible();
    const words = (await page.getByRole('article').textContent()) ?? '';
    expect(words.split(/\s+/).length).toBeGreaterThan(300);
    await expect(more).toHaveCount(name === names[0] || name === names.at(-1) ? 1 : 2);
  };
  await test.step('a card links to its post, and a post to the next', async () => {
    for (const name of names)
      await expect(page.getByRole('link', { name: `Read More about ${name}`, exact: true })).toHaveCount(1);
    await page
      .getByRole('article')
      .first()
      .click({ position: { x: 30, y: 30 } });
    for (const [place, name] of samples(names.slice(0, -1)).entries()) {
      if (place > 0) await more.first().click();
      await expectPost(name);
    }
  });

  await test.step('a post links to all posts, and the last one to contact', async () => {
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
    await page.getByRole('link', { name: `Read More about ${names.at(-1)}`, exact: true }).click();
    await expectPost(names.at(-1) ?? '');
    await page.getByRole('link', { name: 'Write to us', exact: true }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every post is listed and can be read', { tag: '@BLG-1' }, async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(filters(page)).toHaveCount(0);
    await page
      .getByRole('link', { name: /^Read More/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'An office in Dimapur' })).toBeVisible();
    await expect(page.getByText('A loin loom is a few sticks of bamboo')).toBeVisible();
  });
});
