import type { Page } from 'playwright/test';
import { expectVisibleFocus } from './support/keyboard.ts';
import { hold, recordAnnouncements, takeSaid } from './support/observe.ts';
import {
  cartText,
  notice,
  open,
  openFrozen,
  quantityOf,
  readStored,
  seed,
  storedLines,
  waitUntilAlive,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const [bot, suite, api, studio] = [
  'AI Chatbot Integration',
  'Predictive Analytics Suite',
  'Neural Network API',
  'Workflow Automation Studio',
];
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Waiting in this browser' }).getByRole('listitem');
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const undo = (page: Page, name: string) => page.getByRole('button', { name: `Undo removing ${name}` });
const lineLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const total = (page: Page, text: string) =>
  page.getByRole('definition').filter({ hasText: new RegExp(`^${text.replace('$', '\\$')}$`) });

test.describe('quantities and totals', () => {
  test('[CRT-1] setting a quantity: below 1 removes, above 99 is 99, words are 1', async ({
    context,
    page,
  }) => {
    await seed(context, { cart: cartText([1, 2], [3, 1]) });
    await open(page, '/cart');
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
      await expect
        .poll(() => storedLines(page))
        .toEqual([
          [1, meant],
          [3, 1],
        ]);
    }
    await quantityOf(page, bot).fill('0');
    await quantityOf(page, bot).press('Enter');
    await expect(page.getByText(`${bot} was removed.`)).toBeVisible();
    await expect.poll(() => storedLines(page)).toEqual([[3, 1]]);
  });

  test('[CRT-1] steps end at 1 and 99; adding again from a product page raises it', async ({
    context,
    page,
  }) => {
    await seed(context, { cart: cartText([1, 2], [3, 98]) });
    await open(page, '/cart');
    await page.getByRole('button', { name: `Decrease: Quantity of ${bot}` }).click();
    await expect(page.getByRole('button', { name: `Decrease: Quantity of ${bot}` })).toBeDisabled();
    await page.getByRole('button', { name: `Increase: Quantity of ${api}` }).click();
    await expect(page.getByRole('button', { name: `Increase: Quantity of ${api}` })).toBeDisabled();
    await lineLink(page, bot).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect
      .poll(() => storedLines(page))
      .toEqual([
        [1, 2],
        [3, 99],
      ]);
  });

  test('[CRT-2] totals are exact to the cent and shipping is free', async ({ context, page }) => {
    await seed(context, { cart: cartText([1, 3], [3, 99], [6, 2]) });
    await open(page, '/cart');
    await expect(rows(page).filter({ hasText: bot })).toContainText('$89.97');
    await expect(rows(page).filter({ hasText: api })).toContainText('$3,959.01');
    await expect(total(page, '$4,048.98')).toBeVisible();
    await expect(total(page, '104')).toBeVisible();
    await expect(total(page, 'Free')).toBeVisible();
  });

  test('[CRT-8] names and prices are the catalogue’s; what is gone is shown and not counted', async ({
    context,
    page,
  }) => {
    const stored = [
      { id: 1, name: 'An old name', price: 1, image: 'https://example.org/x.png', quantity: 2 },
      { id: 77, name: 'Something <b>gone</b>', price: 500, image: '/art/gone.svg', quantity: 3 },
    ];
    await seed(context, { cart: JSON.stringify(stored) });
    await page.route('/art/gone.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await open(page, '/cart');
    await expect(lineLink(page, bot)).toBeVisible();
    await expect(page.getByText('An old name')).toHaveCount(0);
    const gone = rows(page).filter({ hasText: 'Something <b>gone</b>' });
    await expect(gone).toContainText(/no longer available/i);
    await expect(total(page, '$59.98')).toBeVisible();
    await expect(total(page, '2')).toBeVisible();
    await gone.getByRole('button', { name: /^Remove/ }).click();
    await expect.poll(async () => (await storedLines(page)).map(([id]) => id)).toEqual([1]);
  });
});

test('[CRT-3] every action shows a notice for 2000 ms, a new one restarting the time, said once', async ({
  context,
  page,
}) => {
  await recordAnnouncements(context);
  await seed(context, { cart: cartText([1, 2], [3, 1]) });
  await openFrozen(page, '/cart');
  await takeSaid(page);
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
  expect(await takeSaid(page)).toEqual([
    `${bot}: quantity 3.`,
    `Removed ${api} from your cart.`,
    `Put ${api} back into your cart.`,
    'Your cart was cleared.',
  ]);
});

test.describe('the states of the page', () => {
  test('[CRT-4] loading until the page is alive, then the prompt and the empty cart', async ({ page }) => {
    const script = await hold(page, /\/assets\/main-/);
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.getByText('Loading your cart…')).toBeVisible();
    script.release();
    await waitUntilAlive(page);
    await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByText('Loading your cart…')).toHaveCount(0);
  });

  test('[CRT-4] the prompt says how many items wait', async ({ context, page }) => {
    await seed(context, { cart: cartText([1, 2], [3, 1]) });
    await open(page, '/cart');
    await expect(page.getByText('3 items wait for you in this browser.')).toBeVisible();
    await remove(page, bot).click();
    await expect(page.getByText('1 item waits for you in this browser.')).toBeVisible();
  });
});

test.describe('removing and undoing', () => {
  test.beforeEach(async ({ context, page }) => {
    await seed(context, { cart: cartText([1, 1], [2, 2], [3, 3]) });
    await open(page, '/cart');
  });

  test('[CRT-9] focus goes to the next line, else the previous, else the heading', async ({ page }) => {
    await remove(page, suite).press('Enter');
    await expect(lineLink(page, api)).toBeFocused();
    await remove(page, api).press('Enter');
    await expect(lineLink(page, bot)).toBeFocused();
    await remove(page, bot).press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(rows(page)).toHaveText([/was removed/, /was removed/, /was removed/]);
    await expect.poll(() => readStored(page, 'cart')).toBe('[]');
  });

  test('[CRT-9] every line comes back to its own place with its quantity, and takes focus', async ({
    page,
  }) => {
    for (const name of [suite, bot, api]) await remove(page, name).click();
    for (const name of [api, bot, suite]) {
      await undo(page, name).press('Enter');
      await expect(lineLink(page, name)).toBeFocused();
    }
    await expect
      .poll(() => storedLines(page))
      .toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
      ]);
    await expect(rows(page)).toHaveText([/Chatbot/, /Predictive/, /Neural/]);
  });

  test('[CRT-9] clearing can be undone; focus is not lost either way', async ({ page }) => {
    await remove(page, suite).click();
    await page.getByRole('button', { name: 'Clear cart' }).press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('main').getByText('Your cart was cleared.')).toBeVisible();
    await expect.poll(() => readStored(page, 'cart')).toBe('[]');
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await expect
      .poll(() => storedLines(page))
      .toEqual([
        [1, 1],
        [3, 3],
      ]);
    await expectVisibleFocus(page, 'after undoing the clearing');
  });

  test('[CRT-9] a quantity of 0 by the keyboard removes the line without losing focus', async ({ page }) => {
    await quantityOf(page, suite).fill('0');
    await quantityOf(page, suite).press('Enter');
    await expect(page.getByText(`${suite} was removed.`)).toBeVisible();
    await expectVisibleFocus(page, 'after a quantity of 0 and Enter');
    await quantityOf(page, api).fill('0');
    await quantityOf(page, api).press('Tab');
    await expect(page.getByText(`${api} was removed.`)).toBeVisible();
    await expectVisibleFocus(page, 'after a quantity of 0 and Tab');
  });

  test('[CRT-9] stepping down to 1 by the keyboard keeps the focus', async ({ page }) => {
    await page.getByRole('button', { name: `Decrease: Quantity of ${suite}` }).press('Enter');
    await expect(quantityOf(page, suite)).toHaveValue('1');
    await expectVisibleFocus(page, 'after stepping down to 1');
  });

  test('[CRT-9] undoing ends when the person leaves the page', async ({ page }) => {
    await remove(page, suite).click();
    await page.getByLabel('Main').getByRole('link', { name: 'Products' }).click();
    await expect(title(page)).toHaveText('Products');
    await page.goBack();
    await expect(lineLink(page, bot)).toBeVisible();
    await expect(undo(page, suite)).toHaveCount(0);
    await expect(page.getByText('was removed')).toHaveCount(0);
  });

  test('[CRT-9] a double click on Remove removes one line, one on Clear cart clears it, and both stay so', async ({
    context,
    page,
  }) => {
    for (const width of [360, 1280])
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await seed(context, { cart: cartText([1, 1], [2, 2], [3, 3]) });
        await open(page, '/cart');
        await remove(page, suite).dblclick();
        await expect(page.getByText(`${suite} was removed.`)).toBeVisible();
        await expect
          .poll(() => storedLines(page))
          .toEqual([
            [1, 1],
            [3, 3],
          ]);
        await open(page, '/cart');
        await page.getByRole('button', { name: 'Clear cart' }).dblclick();
        await expect(page.getByRole('main').getByText('Your cart was cleared.')).toBeVisible();
        await expect.poll(() => readStored(page, 'cart')).toBe('[]');
      });
  });

  test('[CRT-9] a line that was added again elsewhere is not doubled by undoing', async ({
    context,
    page,
  }) => {
    await remove(page, studio).waitFor({ state: 'detached' });
    await remove(page, suite).click();
    const other = await context.newPage();
    await open(other, '/products/2');
    await other.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(quantityOf(page, suite)).toHaveValue('1');
    await expect(undo(page, suite)).toHaveCount(0);
  });
});
