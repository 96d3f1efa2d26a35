import type { Locator, Page } from 'playwright/test';
import {
  accountButton,
  cartLink,
  fillRegistration,
  heading,
  member,
  newcomer,
  registerButton,
  seedUser,
} from './support/accounts.ts';
import { blockStorage } from './support/block-storage.ts';
import { tabTo } from './support/keyboard.ts';
import {
  cartText,
  notice,
  open,
  preferencesText,
  quantityOf,
  readStored,
  seed,
  storedLines,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const storageNotice = (page: Page) => page.getByText('This browser will not remember changes.');
const add = (page: Page) => page.locator('form').getByRole('button', { name: /^Add(ed)? to Cart/ });
const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const expectKeys = (page: Page, keys: readonly string[]) =>
  expect
    .poll(() =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()),
    )
    .toEqual([...keys, 'splash_seen'].toSorted());

test('a guest’s visit stores only the listed keys', { tag: '@STO-1' }, async ({ page }) => {
  await open(page, '/products/1');
  await add(page).click();
  await radio(page, 'Light').check();
  await expectKeys(page, ['cart', 'preferences']);
  expect(JSON.parse((await readStored(page, 'cart')) ?? '')).toEqual([
    { id: 1, name: 'AI Chatbot Integration', price: 29.99, image: '/art/products/1.svg', quantity: 1 },
  ]);
  expect(await page.context().cookies()).toEqual([]);
});

test('a member’s visit stores only the listed keys', { tag: ['@STO-1', '@STO-5'] }, async ({
  context,
  page,
}) => {
  await seedUser(context, member);
  await open(page, '/products/2');
  await add(page).click();
  await accountButton(page).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expectKeys(page, ['activity_1', 'cart_1', 'notifications_1', 'user']);
  expect(await page.context().cookies()).toEqual([]);
});

test('an unreadable record is moved aside and reported once, and the page works', { tag: '@STO-2' }, async ({
  context,
  page,
  watch,
}) => {
  watch.expects(/console warning: What was stored under "(?:cart|preferences)" could not be read/);
  const cart = '[{"__proto__":{"id":1},"name":"x","price":1,"image":"","quantity":1}]';
  const preferences = '{"theme":"purple"}';
  await seed(context, { cart, preferences });
  await open(page, '/products/1');
  await expect.poll(() => readStored(page, 'cart.unreadable')).toBe(cart);
  await expect.poll(() => readStored(page, 'preferences.unreadable')).toBe(preferences);
  await expect(radio(page, 'System')).toBeChecked();
  await add(page).click();
  await expect.poll(() => storedLines(page)).toEqual([[1, 1]]);
  await radio(page, 'Dark').check();
  await expect.poll(() => readStored(page, 'preferences')).toBe(preferencesText({ theme: 'dark' }));
  expect(watch.matching(/stored under/).length).toBe(2);
});

test('pages follow a record that another tab corrupts or clears', {
  tag: ['@STO-2', '@STO-3', '@STO-4'],
}, async ({ context, page, watch }) => {
  watch.expects(/console warning: What was stored under "cart" could not be read/);
  await seed(context, { cart: cartText([1, 2]), preferences: '{"theme":"dark"}' });
  const other = await context.newPage();
  await open(other, '/products/3');
  await open(page, '/cart');
  await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('2');
  await expect(radio(page, 'Dark')).toBeChecked();
  await other.evaluate(() => localStorage.setItem('cart', 'unreadable'));
  await expect.poll(() => readStored(page, 'cart.unreadable')).toBe('unreadable');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await add(other).click();
  await expect(quantityOf(page, 'Neural Network API')).toHaveValue('1');
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(radio(page, 'System')).toBeChecked();
  await add(other).click();
  await expect(quantityOf(page, 'Neural Network API')).toHaveValue('1');
});

const refused =
  /console warning: (?:Could not (?:read|save) "[\w.]+"|The carts could not be put in order): storage is/;

test('blocked storage shows one notice, and the site runs from memory', {
  tag: ['@STO-3', '@CRT-7', '@AUT-1', '@REG-2', '@A11-1'],
}, async ({ context, page, watch }) => {
  watch.expects(refused);
  await seed(context, { cart: cartText([1, 2]) });
  await page.addInitScript(blockStorage);
  await open(page, '/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(storageNotice(page)).toBeVisible();
  await page.getByRole('link', { name: 'Browse products' }).click();
  await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
  await add(page).click();
  await expect(notice(page, 'Added AI Chatbot Integration to your cart.')).toBeVisible();
  await radio(page, 'Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(storageNotice(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Understood' }).press('Enter');
  await expect(storageNotice(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');

  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(heading(page)).toHaveText('Create your account');
  await fillRegistration(page, newcomer);
  await registerButton(page).click();
  await expect(accountButton(page, newcomer.name)).toBeVisible();
  await cartLink(page).click();
  await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('1');
});

test('a change that full storage refused is stored with the next one', {
  tag: ['@STO-3', '@CRT-7'],
}, async ({ context, page, watch }) => {
  watch.expects(/console warning: Could not save "cart": storage is full/);
  await seed(context, { cart: cartText([1, 2], [3, 1]) });
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(window, { heal: () => Object.assign(Storage.prototype, { setItem }) });
  });
  await open(page, '/cart');
  await expect(storageNotice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).click();
  await expect(page.getByText('1 item in your cart.')).toBeVisible();
  await expect(storageNotice(page)).toBeVisible();
  await page.evaluate(() => (window as unknown as { heal: () => void }).heal());
  await page.getByRole('button', { name: 'Increase: Quantity of Neural' }).click();
  await expect.poll(() => storedLines(page)).toEqual([[3, 2]]);
});

test('on a phone the storage notice covers no button of a form', {
  tag: ['@STO-3', '@A11-1'],
}, async ({ page, watch }) => {
  watch.expects(refused);
  await page.addInitScript(blockStorage);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/contact');
  const dismissal = page.getByRole('button', { name: 'Understood' });
  await expect(dismissal).toBeVisible();
  const noticeTop = async () => (await storageNotice(page).boundingBox())?.y ?? 0;
  const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  const send = page.getByRole('button', { name: 'Send Message' });
  await page.getByRole('main').getByLabel('Your Message').focus();
  await tabTo(page, send);
  expect(await bottomOf(send)).toBeLessThan(await noticeTop());
  await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
  await expect
    .poll(
      async () => (await bottomOf(page.getByRole('contentinfo').getByRole('group'))) < (await noticeTop()),
    )
    .toBe(true);
  await dismissal.click();
  await expect(storageNotice(page)).toBeHidden();
});
