import type { Page } from 'playwright/test';
import { cartText, open, quantityOf, seed, storedLines } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const holdKey = async (page: Page, key: string, times = 30) => {
  for (let turn = 0; turn < times; turn += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
};

test('Enter held on Add to Cart adds once', { tag: ['@BRW-2', '@PDP-3'] }, async ({ page }) => {
  await open(page, '/products/1');
  await page.getByRole('button', { name: 'Add to Cart' }).focus();
  await holdKey(page, 'Enter');
  await expect(page.getByText('1 in your cart.')).toBeVisible();
  await expect.poll(() => storedLines(page)).toEqual([[1, 1]]);
});

test('a stepper repeats up to its limit; Remove acts on one line', {
  tag: ['@BRW-2', '@CRT-1', '@CRT-9'],
}, async ({ context, page }) => {
  await seed(context, { cart: cartText([1, 60], [3, 1], [4, 1]) });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Increase: Quantity of AI Chatbot Integration' }).focus();
  await holdKey(page, 'Enter', 45);
  await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('99');
  await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).focus();
  await holdKey(page, 'Enter');
  await expect
    .poll(() => storedLines(page))
    .toEqual([
      [3, 1],
      [4, 1],
    ]);
});

test('Enter held on a question opens it', { tag: ['@BRW-2', '@FAQ-1'] }, async ({ page }) => {
  await open(page, '/faq');
  const question = page.locator('details').first();
  await question.locator('summary').focus();
  // If each repeat toggled the question, this even number would leave it closed.
  await holdKey(page, 'Enter', 10);
  await expect(question).toHaveAttribute('open');
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

test('Enter held on a link navigates once, and presses nothing on the new page', {
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
