import { heading } from './support/accounts.ts';
import { headingOf, open, waitUntilHydrated } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

const noPage = 'Page Not Found';

test('an unknown address shows the 404 page, a variant spelling its page', {
  tag: ['@RTE-5', '@PDP-1'],
}, async ({ page, watch }) => {
  watch.expects(answered404);
  for (const [path, name] of [
    ['/100%', noPage],
    ['/products/%', 'Product not found'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(headingOf((await response?.text()) ?? '')).toBe(name);
    await waitUntilHydrated(page);
    await expect(heading(page)).toHaveText(name);
  }
  await open(page, '/Products/%31.html');
  await expect(heading(page)).toHaveText('AI Chatbot Integration');
  await expect(page).toHaveURL('/products/1');
});

test('Back to an address that begins with two slashes shows its page', { tag: '@RTE-3' }, async ({
  baseURL,
  page,
  watch,
}) => {
  watch.expects(answered404);
  await open(page, `${baseURL}//%`);
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expect(heading(page)).toHaveText(/^Intelligent/);
  // After a reload the page’s head has a canonical link, which Back must update.
  await page.reload();
  await waitUntilHydrated(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(noPage);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/\/%$/);
});

test('a query that looks like an escape sequence is searched for as typed', { tag: '@PRD-5' }, async ({
  page,
}) => {
  await open(page, '/products');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('%41%2B%');
  await expect(page).toHaveURL('/products?q=%2541%252B%25');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(field).toHaveValue('%41%2B%');
});
