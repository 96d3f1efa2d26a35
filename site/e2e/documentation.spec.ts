import type { Page } from 'playwright/test';
import { downloadBy } from './support/portfolio.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an item can be read and downloaded, and links to the next', { tag: '@DOC-1' }, async ({ page }) => {
  await open(page, '/documentation');
  await page.getByRole('link', { name: 'View Details of The chat API' }).click();
  await expect(page).toHaveURL('/documentation/the-chat-api');
  await expect(heading(page)).toBeFocused();
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('The chat API');
  const { name, text } = await downloadBy(page, () =>
    page.getByRole('link', { name: 'Download PDF of The chat API' }).click(),
  );
  expect(name).toBe('the-chat-api.pdf');
  expect(text).toContain('/Title (The chat API)');
  await page.getByRole('navigation', { name: 'More documentation' }).getByRole('link').last().click();
  await expect(heading(page)).toHaveText('The Neural Network API');
});

test('code is copied exactly', { tag: '@DOC-1' }, async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/documentation/the-chat-api');
  const code = page.getByRole('figure').filter({ hasText: 'curl' });
  const copy = code.getByRole('button');
  await expect(copy).toHaveAccessibleName('Copy the Shell code');
  await copy.click();
  await expect(copy).toHaveText(/^Copied/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await code.locator('pre').textContent(),
  );
});
