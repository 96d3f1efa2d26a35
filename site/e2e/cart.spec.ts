import type { Page } from 'playwright/test';
import { expectVisibleFocus } from './support/keyboard.ts';
import { hold, recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import {
  cartText,
  notice,
  open,
  openFrozen,
  quantityOf,
  readStored,
  seed,
  storedLines,
  waitUntilHydrated,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const [bot, suite, api] = ['AI Chatbot Integration', 'Predictive Analytics Suite', 'Neural Network API'];
const rows = (page: Page) => page.getByRole('region', { name: 'Items' }).getByRole('listitem');
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const undo = (page: Page, name: string) => page.getByRole('button', { name: `Undo removing ${name}` });
const lineLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const total = (page: Page, text: string) =>
  page.getByRole('definition').filter({ hasText: new RegExp(`^${text.replace('$', '\\$')}$`) });
const prompt = (page: Page) => page.getByRole('heading', { name: 'Please Log In' });
const step = (page: Page, way: 'Decrease' | 'Increase', name: string) =>
  page.getByRole('button', { name: `${way}: Quantity of ${name}` });
const expectStored = (page: Page, ...lines: readonly (readonly [id: number, quantity: number])[]) =>
  expect.poll(() => storedLines(page)).toEqual(lines);

test('a guest’s cart loads, then shows the login prompt, names and prices of the catalogue and exact totals; quantities are 1 to 99', {
  tag: ['@CRT-4', '@CRT-1', '@CRT-2', '@CRT-8'],
}, async ({ context, page }) => {
  const stored = [
    { id: 1, name: 'An old name', price: 1, image: 'https://example.org/x.png', quantity: 3 },
    { id: 77, name: 'Something <b>gone</b>', price: 500, image: '/art/gone.svg', quantity: 3 },
    { id: 3, name: api, price: 1, image: '/art/products/3.svg', quantity: 98 },
    { id: 2, name: suite, price: 1, image: '/art/products/2.svg', quantity: 2 },
  ];
  await seed(context, { cart: JSON.stringify(stored) });

  await test.step('loading until hydration, then a prompt with the number of items', async () => {
    const script = await hold(page, /\/assets\/main-/);
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.getByText('Loading your cart…')).toBeVisible();
    script.release();
    await waitUntilHydrated(page);
    await expect(prompt(page)).toBeVisible();
    await expect(page.getByText('103 items in your cart.')).toBeVisible();
    await expect(page.getByText('Loading your cart…')).toHaveCount(0);
  });

  await test.step('names and prices are the catalogue’s; a removed product is shown and not counted', async () => {
    await expect(page.getByText('An old name')).toHaveCount(0);
    await expect(rows(page).filter({ hasText: bot })).toContainText('$89.97');
    await expect(rows(page).filter({ hasText: api })).toContainText('$3,919.02');
    await expect(total(page, '$4,108.97')).toBeVisible();
    await expect(total(page, '103')).toBeVisible();
    await expect(total(page, 'Free')).toBeVisible();
    const gone = rows(page).filter({ hasText: 'Something <b>gone</b>' });
    await expect(gone).toContainText(/no longer available/i);
    await gone.getByRole('button', { name: /^Remove/ }).click();
    await expectStored(page, [1, 3], [3, 98], [2, 2]);
  });

  await test.step('typed quantities: above 99 is 99, words are 1, below 1 removes', async () => {
    for (const [typed, meant] of [
      ['150', 99],
      ['abc', 1],
      ['12', 12],
      ['', 1],
      ['3.9', 3],
    ] as const) {
      await quantityOf(page, bot).fill(typed);
      await quantityOf(page, bot).blur();
      await expect(quantityOf(page, bot)).toHaveValue(String(meant));
      await expectStored(page, [1, meant], [3, 98], [2, 2]);
    }
    await quantityOf(page, bot).fill('0');
    await quantityOf(page, bot).press('Enter');
    await expect(page.getByText(`${bot} was removed.`)).toBeVisible();
    await expectStored(page, [3, 98], [2, 2]);
  });

  await test.step('steps end at 1 and 99; the prompt counts one item', async () => {
    await step(page, 'Decrease', suite).click();
    await expect(step(page, 'Decrease', suite)).toBeDisabled();
    await step(page, 'Increase', api).click();
    await expect(step(page, 'Increase', api)).toBeDisabled();
    await expectStored(page, [3, 99], [2, 1]);
    await remove(page, api).click();
    await expect(page.getByText('1 item in your cart.')).toBeVisible();
  });

  await test.step('adding again on a product page increases it', async () => {
    await lineLink(page, suite).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expectStored(page, [2, 2]);
  });
});

test('every action shows a notice for 2000 ms, announced once; a new one restarts the time', {
  tag: '@CRT-3',
}, async ({ context, page }) => {
  await recordAnnouncements(context);
  await seed(context, { cart: cartText([1, 2], [3, 1]) });
  await openFrozen(page, '/cart');
  await takeAnnouncements(page);
  const shown = async (text: string) => {
    await expect(notice(page, text)).toBeVisible();
    await page.clock.runFor(1500);
    await expect(notice(page, text)).toBeVisible();
  };
  await page.getByRole('button', { name: `Increase: Quantity of ${bot}` }).click();
  await shown(`${bot}: quantity 3.`);
  await remove(page, api).click();
  await shown(`Removed ${api} from your cart.`);
  await undo(page, api).click();
  await shown(`Put ${api} back into your cart.`);
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByRole('status').getByText('Your cart was cleared.')).toBeVisible();
  await page.clock.runFor(1999);
  await expect(page.getByRole('status').getByText('Your cart was cleared.')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('status').getByText('Your cart was cleared.')).toHaveCount(0);
  expect(await takeAnnouncements(page)).toEqual([
    `${bot}: quantity 3.`,
    `Removed ${api} from your cart.`,
    `Put ${api} back into your cart.`,
    'Your cart was cleared.',
  ]);
});

test('a line and a whole cart are removed and restored by keyboard without losing focus; leaving the page ends undo', {
  tag: ['@CRT-9', '@CRT-4'],
}, async ({ context, page }) => {
  await seed(context, { cart: cartText([1, 1], [2, 2], [3, 3]) });
  await open(page, '/cart');

  await test.step('after removing, focus goes to the next line, else the previous, else the heading', async () => {
    await remove(page, suite).press('Enter');
    await expect(lineLink(page, api)).toBeFocused();
    await remove(page, api).press('Enter');
    await expect(lineLink(page, bot)).toBeFocused();
    await remove(page, bot).press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(rows(page)).toHaveText([/was removed/, /was removed/, /was removed/]);
    await expect.poll(() => readStored(page, 'cart')).toBe('[]');
  });

  await test.step('a restored line returns to its place with its quantity, and receives focus', async () => {
    for (const name of [api, bot, suite]) {
      await undo(page, name).press('Enter');
      await expect(lineLink(page, name)).toBeFocused();
    }
    await expectStored(page, [1, 1], [2, 2], [3, 3]);
    await expect(rows(page)).toHaveText([/Chatbot/, /Predictive/, /Neural/]);
  });

  await test.step('undoing a clear leaves lines removed before it removed', async () => {
    await remove(page, suite).press('Enter');
    await page.getByRole('button', { name: 'Clear cart' }).press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('main').getByText('Your cart was cleared.')).toBeVisible();
    await expect.poll(() => readStored(page, 'cart')).toBe('[]');
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await expectStored(page, [1, 1], [3, 3]);
    await expectVisibleFocus(page, 'after undoing the clearing');
    await undo(page, suite).press('Enter');
    await expectStored(page, [1, 1], [2, 2], [3, 3]);
  });

  await test.step('stepping down to 1, and a quantity of 0, which removes the line, keep focus', async () => {
    await step(page, 'Decrease', suite).press('Enter');
    await expect(quantityOf(page, suite)).toHaveValue('1');
    await expectVisibleFocus(page, 'after stepping down to 1');
    await quantityOf(page, suite).fill('5');
    await quantityOf(page, suite).press('Tab');
    await expect(step(page, 'Increase', suite)).toBeFocused();
    await expect(quantityOf(page, suite)).toHaveValue('5');
    await quantityOf(page, suite).fill('6');
    await quantityOf(page, api).click();
    await expect(quantityOf(page, api)).toBeFocused();
    await quantityOf(page, suite).fill('0');
    await quantityOf(page, suite).press('Enter');
    await expect(page.getByText(`${suite} was removed.`)).toBeVisible();
    await expectVisibleFocus(page, 'after a quantity of 0 and Enter');
    await quantityOf(page, api).fill('0');
    await quantityOf(page, api).press('Tab');
    await expect(page.getByText(`${api} was removed.`)).toBeVisible();
    await expectVisibleFocus(page, 'after a quantity of 0 and Tab');
  });

  await test.step('nothing can be restored after leaving: the cart is empty, below the prompt', async () => {
    await remove(page, bot).click();
    await page.getByLabel('Main').getByRole('link', { name: 'Products' }).click();
    await expect(title(page)).toHaveText('Products');
    await page.goBack();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(undo(page, suite)).toHaveCount(0);
    await expect(page.getByText('was removed')).toHaveCount(0);
    await expect(prompt(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=/cart',
    );
  });
});

test('a double click on Clear cart or Remove acts once; undoing does not double a line that another tab has added again', {
  tag: '@CRT-9',
}, async ({ context, page }) => {
  await seed(context, { cart: cartText([1, 1], [2, 2], [3, 3]) });
  await open(page, '/cart');
  // The width decides which element is below the pointer at the second click.
  for (const width of [360, 1280])
    await test.step(`a double click, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Clear cart' }).dblclick();
      await expect(page.getByRole('main').getByText('Your cart was cleared.')).toBeVisible();
      await expect.poll(() => readStored(page, 'cart')).toBe('[]');
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expectStored(page, [1, 1], [2, 2], [3, 3]);
      await remove(page, suite).dblclick();
      await expect(page.getByText(`${suite} was removed.`)).toBeVisible();
      await expectStored(page, [1, 1], [3, 3]);
      await undo(page, suite).click();
      await expectStored(page, [1, 1], [2, 2], [3, 3]);
    });

  await test.step('a removed line that another tab adds again', async () => {
    await remove(page, suite).click();
    const other = await context.newPage();
    await open(other, '/products/2');
    await other.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(quantityOf(page, suite)).toHaveValue('1');
    await expect(undo(page, suite)).toHaveCount(0);
  });
});
