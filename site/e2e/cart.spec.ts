import type { Page } from 'playwright/test';
import { expectVisibleFocus } from './support/keyboard.ts';
import { hold, recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import {
  cartText,
  open,
  quantityOf,
  readStored,
  seed,
  storedLines,
  waitUntilHydrated,
} from './support/site.ts';
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
const total = (page: Page, text: string) =>
  page.getByRole('definition').filter({ hasText: new RegExp(`^${text.replace('$', '\\$')}$`) });
const prompt = (page: Page) => page.getByRole('heading', { name: 'Please Log In' });
const step = (page: Page, way: 'Decrease' | 'Increase', name: string) =>
  page.getByRole('button', { name: `${way}: Quantity of ${name}` });
const expectStored = (page: Page, ...lines: readonly (readonly [id: number, quantity: number])[]) =>
  expect.poll(() => storedLines(page)).toEqual(lines);
const threeLines = [
  [1, 1],
  [2, 2],
  [3, 3],
] as const;

test('a guest’s cart loads, and has the catalogue’s names and prices, and exact totals', {
  tag: ['@CRT-4', '@CRT-1', '@CRT-2', '@CRT-8'],
}, async ({ context, page }) => {
  const stored = [
    { id: 1, name: 'An old name', price: 1, image: 'https://example.org/x.png', quantity: 3 },
    { id: 77, name: 'Something <b>gone</b>', price: 500, image: '/art/gone.svg', quantity: 3 },
    { id: 3, name: api, price: 1, image: '/art/products/3.svg', quantity: 98 },
  ];
  await seed(context, { cart: JSON.stringify(stored) });
  const code = await hold(page, /\.js$/);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByText('Loading your cart…')).toBeVisible();
  code.release();
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByText('101 items in your cart.')).toBeVisible();
  await expect(page.getByText('Loading your cart…')).toHaveCount(0);
  await expect(page.getByText('An old name')).toHaveCount(0);
  await expect(rows(page).filter({ hasText: bot })).toContainText('$89.97');
  await expect(rows(page).filter({ hasText: api })).toContainText('$3,919.02');
  await expect(total(page, '$4,008.99')).toBeVisible();
  await expect(total(page, '101')).toBeVisible();
  await expect(total(page, 'Free')).toBeVisible();
  const gone = rows(page).filter({ hasText: 'Something <b>gone</b>' });
  await expect(gone).toContainText(/no longer available/i);
  await gone.getByRole('button', { name: /^Remove/ }).click();
  await quantityOf(page, bot).fill('150');
  await quantityOf(page, bot).blur();
  await expect(quantityOf(page, bot)).toHaveValue('99');
  await step(page, 'Increase', api).click();
  await expect(step(page, 'Increase', api)).toBeDisabled();
  await expectStored(page, [1, 99], [3, 99]);
});

test('each change of the cart is announced once', { tag: ['@CRT-3', '@CRT-9'] }, async ({
  context,
  page,
}) => {
  await recordAnnouncements(context);
  await seed(context, { cart: cartText([1, 2], [3, 1]) });
  await open(page, '/cart');
  await takeAnnouncements(page);
  const announced: string[] = [];
  const expectAnnounced = async (text: string) => {
    await expect
      .poll(async () => {
        announced.push(...(await takeAnnouncements(page)));
        return announced.at(-1);
      })
      .toBe(text);
  };
  const changes = [
    [step(page, 'Increase', bot), `${bot}: quantity 3.`],
    [remove(page, api), `Removed ${api} from your cart.`],
    [undo(page, api), `Put ${api} back into your cart.`],
    [clear(page), 'Your cart was cleared.'],
  ] as const;
  for (const [button, text] of changes) {
    await button.click();
    await expectAnnounced(text);
  }
  expect(announced).toEqual(changes.map(([, text]) => text));
});

test('lines are removed and restored by keyboard without losing focus', {
  tag: ['@CRT-9', '@CRT-4'],
}, async ({ context, page }) => {
  await seed(context, { cart: cartText(...threeLines) });
  await open(page, '/cart');
  // To the next line, else to the one before, else to the heading.
  for (const [name, next] of [
    [suite, lineLink(page, api)],
    [api, lineLink(page, bot)],
    [bot, title(page)],
  ] as const) {
    await remove(page, name).press('Enter');
    await expect(next).toBeFocused();
  }
  await expect(rows(page)).toHaveText([/was removed/, /was removed/, /was removed/]);
  await expect.poll(() => readStored(page, 'cart')).toBe('[]');
  for (const name of [api, bot, suite]) {
    await undo(page, name).press('Enter');
    await expect(lineLink(page, name)).toBeFocused();
  }
  await expectStored(page, ...threeLines);
  await expect(rows(page)).toHaveText([/Chatbot/, /Predictive/, /Neural/]);

  await clear(page).press('Enter');
  await expect(title(page)).toBeFocused();
  await expect.poll(() => readStored(page, 'cart')).toBe('[]');
  await undoClear(page).press('Enter');
  await expectStored(page, ...threeLines);
  await expectVisibleFocus(page, 'after undoing the clearing');

  await remove(page, bot).press('Enter');
  await page.getByLabel('Main').getByRole('link', { name: 'Products' }).click();
  await expect(title(page)).toHaveText('Products');
  await page.goBack();
  await expect(quantityOf(page, suite)).toHaveValue('2');
  await expect(page.getByText('was removed')).toHaveCount(0);
});

test('after a quantity was typed or stepped, focus goes where Tab or a press leads it', {
  tag: ['@CRT-9', '@CRT-1'],
}, async ({ context, page }) => {
  await seed(context, { cart: cartText(...threeLines) });
  await open(page, '/cart');
  await step(page, 'Decrease', suite).press('Enter');
  await expect(step(page, 'Decrease', suite)).toBeDisabled();
  await expectVisibleFocus(page, 'after stepping down to 1');
  await quantityOf(page, suite).fill('5');
  await quantityOf(page, suite).press('Tab');
  await expect(step(page, 'Increase', suite)).toBeFocused();
  await quantityOf(page, suite).fill('6');
  await quantityOf(page, api).click();
  await expect(quantityOf(page, api)).toBeFocused();
  for (const [name, key] of [
    [suite, 'Enter'],
    [api, 'Tab'],
  ] as const) {
    await quantityOf(page, name).fill('0');
    await quantityOf(page, name).press(key);
    await expect(page.getByText(`${name} was removed.`)).toBeVisible();
    await expectVisibleFocus(page, `after a quantity of 0 and ${key}`);
  }
  await expectStored(page, [1, 1]);
});

test('a double click on Clear cart or Remove acts once', { tag: '@CRT-9' }, async ({ context, page }) => {
  await seed(context, { cart: cartText(...threeLines) });
  await open(page, '/cart');
  // The width decides which element is below the pointer at the second click.
  for (const width of [360, 1280])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await clear(page).dblclick();
      await expect.poll(() => readStored(page, 'cart')).toBe('[]');
      await undoClear(page).click();
      await expectStored(page, ...threeLines);
      await remove(page, suite).dblclick();
      await expect(page.getByText(`${suite} was removed.`)).toBeVisible();
      await expectStored(page, [1, 1], [3, 3]);
      await undo(page, suite).click();
      await expectStored(page, ...threeLines);
    });
});

test('a line added right before a reload, or before leaving, is kept', { tag: '@STO-4' }, async ({
  page,
}) => {
  await open(page, '/products/1');
  for (const to of ['/products/1', '/cart']) {
    const loaded = page.waitForEvent('load');
    await page.evaluate((path) => {
      const button = document.querySelector<HTMLButtonElement>('main button[type="submit"]');
      button?.click();
      button?.click();
      if (path === window.location.pathname) window.location.reload();
      else window.location.assign(path);
    }, to);
    await loaded;
    await waitUntilHydrated(page);
  }
  await expect(quantityOf(page, bot)).toHaveValue('4');
  await expectStored(page, [1, 4]);
});

// `deep/tabs` makes 100 changes in up to four tabs.
test('two tabs that add a line 25 ms apart lose nothing, and a third one shows it', {
  tag: '@STO-4',
}, async ({ context, page }) => {
  const tabs = [page, await context.newPage(), await context.newPage()] as const;
  for (const [index, tab] of tabs.entries()) await open(tab, index === 2 ? '/cart' : '/products/2');
  const [one, two, watching] = tabs;
  await addInTurns([one, two], 25, 8);
  await expect(quantityOf(watching, suite)).toHaveValue('16');
  await expectStored(watching, [2, 16]);
  await step(watching, 'Increase', suite).click();
  await expectStored(one, [2, 17]);
});
