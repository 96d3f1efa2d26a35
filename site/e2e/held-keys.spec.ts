import { MAX_FAILURES } from '@loomwright/login/limits';
import type { Page } from 'playwright/test';
import { field, loginButton, storedLockout } from './support/accounts.ts';
import { hold } from './support/observe.ts';
import { cartText, open, quantityOf, seed, storedLines, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** Presses a key and holds it: a browser repeats it about 30 times a second. */
const holdKey = async (page: Page, key: string, times = 30) => {
  for (let turn = 0; turn < times; turn += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
};

for (const key of ['Enter', 'Space'])
  test(`${key} held on Add to Cart adds once`, { tag: ['@BRW-2', '@PDP-3'] }, async ({ page }) => {
    await open(page, '/products/1');
    await page.getByRole('button', { name: 'Add to Cart' }).focus();
    await holdKey(page, key);
    await expect(page.getByText('1 in your cart.')).toBeVisible();
    await expect.poll(() => storedLines(page)).toEqual([[1, 1]]);
  });

test('Enter held from before hydration adds once', { tag: ['@BRW-2', '@PDP-3'] }, async ({ page }) => {
  const entry = await hold(page, /\/assets\/main-/);
  await page.goto('/products/1', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart' }).focus();
  for (let turn = 0; turn < 10; turn += 1) await page.keyboard.down('Enter');
  entry.release();
  await waitUntilHydrated(page);
  await holdKey(page, 'Enter');
  await expect.poll(() => storedLines(page)).toEqual([[1, 1]]);
});

test('steppers repeat up to their limits; Remove acts on one line', {
  tag: ['@BRW-2', '@CRT-1', '@CRT-9'],
}, async ({ context, page }) => {
  await seed(context, { cart: cartText([1, 60], [3, 30], [4, 1]) });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Increase: Quantity of AI Chatbot Integration' }).focus();
  await holdKey(page, 'Enter', 60);
  await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('99');
  await page.getByRole('button', { name: 'Decrease: Quantity of Neural Network API' }).focus();
  await holdKey(page, 'Enter', 60);
  await expect(quantityOf(page, 'Neural Network API')).toHaveValue('1');
  await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).focus();
  await holdKey(page, 'Enter');
  await expect
    .poll(() => storedLines(page))
    .toEqual([
      [3, 1],
      [4, 1],
    ]);
});

test('Enter held in a login is one attempt', { tag: ['@BRW-2', '@LGN-2'] }, async ({ page }) => {
  await open(page, '/login');
  await field(page, 'Email').fill('unknown@example.com');
  await field(page, 'Password').fill('no such word');
  await holdKey(page, 'Enter');
  await expect(page.getByText(`Remaining attempts: ${MAX_FAILURES - 1}`)).toBeVisible();
  await holdKey(page, 'Enter');
  expect((await storedLockout(page))?.failures).toBe(1);
  await expect(loginButton(page)).toBeEnabled();
});

test('Enter held on a question opens it, Ctrl K held opens the search', {
  tag: ['@BRW-2', '@FAQ-1', '@SCH-1'],
}, async ({ page }) => {
  await open(page, '/faq');
  const question = page.locator('details').first();
  await question.locator('summary').focus();
  // An even number of times, which would leave it closed.
  await holdKey(page, 'Enter', 10);
  await expect(question).toHaveAttribute('open');
  await page.keyboard.down('Control');
  await holdKey(page, 'k', 10);
  await page.keyboard.up('Control');
  await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused();
  await holdKey(page, 'Escape', 10);
  await expect(page.getByRole('combobox', { name: 'Search this site' })).toHaveCount(0);
});

test('a held slash or Escape does not act in the field that it focuses', {
  tag: ['@BRW-2', '@SCH-1'],
}, async ({ page }) => {
  await open(page, '/about');
  const search = page.getByRole('combobox', { name: 'Search this site' });
  await page.keyboard.down('/');
  await expect(search).toBeFocused();
  await holdKey(page, '/');
  await expect(search).toHaveValue('');
  await search.fill('price');
  await holdKey(page, 'Escape');
  await expect(search).toHaveValue('');
  await expect(search).toBeVisible();
});

test('Enter held on an error’s link writes nothing into its field', { tag: ['@BRW-2', '@FRM-3'] }, async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByRole('main').locator('button[type="submit"]').click();
  await page.getByRole('link', { name: 'Message is required' }).focus();
  await page.keyboard.down('Enter');
  await expect(field(page, 'Your Message')).toBeFocused();
  await holdKey(page, 'Enter');
  await expect(field(page, 'Your Message')).toHaveValue('');
  // A key that is pressed there repeats.
  await holdKey(page, 'a', 3);
  await expect(field(page, 'Your Message')).toHaveValue('aaa');
});

test('Enter held on a question before hydration opens it', { tag: ['@BRW-2', '@FAQ-1'] }, async ({
  page,
}) => {
  const entry = await hold(page, /\/assets\/main-/);
  await page.goto('/faq', { waitUntil: 'commit' });
  const question = page.locator('details').first();
  await question.locator('summary').focus();
  await holdKey(page, 'Enter', 10);
  await expect(question).toHaveAttribute('open');
  entry.release();
});

test('Enter held on a link goes there once, and presses nothing there', {
  tag: ['@BRW-2', '@RTE-3'],
}, async ({ page }) => {
  await open(page, '/products');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Services', exact: true }).first().focus();
  for (let turn = 0; turn < 10; turn += 1) await page.keyboard.down('Enter');
  await expect(page).toHaveURL('/services');
  await holdKey(page, 'Enter');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect(page).toHaveURL('/services');
});
