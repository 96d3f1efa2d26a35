import type { Page } from 'playwright/test';
import { expectVisibleFocus } from './support/keyboard.ts';
import { cartText, open, quantityOf, readStored, seed, storedLines } from './support/site.ts';
import { expect, test } from './support/site-test.ts';
import { addInTurns } from './support/turns.ts';

const [bot, suite, api] = ['AI Chatbot Integration', 'Predictive Analytics Suite', 'Neural Network API'];
const rows = (page: Page) => page.getByRole('region', { name: 'Items' }).getByRole('listitem');
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const undo = (page: Page, name: string) => page.getByRole('button', { name: `Undo removing ${name}` });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear cart' });
const undoClear = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const lineLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const step = (page: Page, way: 'Decrease' | 'Increase', name: string) =>
  page.getByRole('button', { name: `${way}: Quantity of ${name}` });
const expectStored = (page: Page, ...lines: readonly (readonly [id: number, quantity: number])[]) =>
  expect.poll(() => storedLines(page)).toEqual(lines);
const threeLines = [
  [1, 1],
  [2, 2],
  [3, 3],
] as const;

test('a guest’s cart has the catalogue’s names and prices, and exact totals', {
  tag: ['@CRT-4', '@CRT-1', '@CRT-2', '@CRT-8'],
}, async ({ context, page }) => {
  const stored = [
    { id: 1, name: 'An old name', price: 1, image: 'https://example.org/x.png', quantity: 3 },
    { id: 77, name: 'Something gone', price: 500, image: '/art/gone.svg', quantity: 3 },
    { id: 3, name: api, price: 1, image: '/art/products/3.svg', quantity: 98 },
  ];
  await seed(context, { cart: JSON.stringify(stored) });
  await open(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await expect(page.getByText('101 items in your cart.')).toBeVisible();
  await expect(rows(page).filter({ hasText: bot })).toContainText('$89.97');
  await expect(rows(page).filter({ hasText: api })).toContainText('$3,919.02');
  for (const text of ['$4,008.99', '101', 'Free'])
    await expect(page.getByRole('definition').getByText(text, { exact: true })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Something gone' })).toContainText(/no longer available/i);
});

test('lines are removed and restored by keyboard without losing focus', {
  tag: ['@CRT-9', '@CRT-4'],
}, async ({ context, page }) => {
  await seed(context, { cart: cartText(...threeLines) });
  await open(page, '/cart');
  for (const [name, next] of [
    [suite, lineLink(page, api)],
    [api, lineLink(page, bot)],
    [bot, title(page)],
  ] as const) {
    await remove(page, name).press('Enter');
    await expect(next).toBeFocused();
  }
  for (const name of [api, bot, suite]) {
    await undo(page, name).press('Enter');
    await expect(lineLink(page, name)).toBeFocused();
  }
  await expect(rows(page)).toHaveText([/Chatbot/, /Predictive/, /Neural/]);
  await clear(page).press('Enter');
  await expect(title(page)).toBeFocused();
  await expect.poll(() => readStored(page, 'cart')).toBe('[]');
  await undoClear(page).press('Enter');
  await expectStored(page, ...threeLines);
  await expectVisibleFocus(page, 'after undoing the clearing');
});

test('after a quantity is typed, focus follows Tab or the press', {
  tag: ['@CRT-9', '@CRT-1'],
}, async ({ context, page }) => {
  await seed(context, { cart: cartText(...threeLines) });
  await open(page, '/cart');
  await quantityOf(page, suite).fill('5');
  await quantityOf(page, suite).press('Tab');
  await expect(step(page, 'Increase', suite)).toBeFocused();
  await quantityOf(page, suite).fill('6');
  await quantityOf(page, api).click();
  await expect(quantityOf(page, api)).toBeFocused();
  await quantityOf(page, suite).fill('0');
  await quantityOf(page, suite).press('Tab');
  await expect(page.getByText(`${suite} was removed.`)).toBeVisible();
  await expectVisibleFocus(page, 'after a quantity of 0');
});

test('a line added right before a reload is kept', { tag: '@STO-4' }, async ({ page }) => {
  await open(page, '/products/1');
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('main button[type="submit"]')?.click();
    window.location.reload();
  });
  await loaded;
  await expectStored(page, [1, 1]);
});

test('two tabs that add to the cart 25 ms apart lose no item', { tag: '@STO-4' }, async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  for (const tab of [other, page]) await open(tab, '/products/2');
  await addInTurns([page, other], 25, 8);
  await expectStored(page, [2, 16]);
});
