import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import {
  accountButton,
  admin,
  cartLink,
  fillRegistration,
  logIn,
  logOut,
  member,
  newcomer,
  registerButton,
  seedUser,
  storedCart,
  submitLogin,
} from './support/accounts.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import {
  cartText,
  notice,
  open,
  quantityOf,
  replaceStorage,
  seed,
  waitUntilHydrated,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const prompt = (page: Page) => page.getByRole('heading', { name: 'Please Log In' });
type Lines = readonly (readonly [id: number, quantity: number])[];
const expectCart = (page: Page, key: string, lines: Lines | undefined) =>
  expect.poll(() => storedCart(page, key), { message: key }).toEqual(lines);

/** The cart of the signed-in member, in the bar and in storage. */
const expectMemberCart = async (page: Page, name: string, key: string, lines: Lines) => {
  await expect(cartLink(page)).toHaveAccessibleName(name);
  await expectCart(page, key, lines);
};
const logInFromHere = async (page: Page, who: typeof member | typeof admin) => {
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await submitLogin(page, who.email, who.password);
  await expect(accountButton(page, who.name)).toBeVisible();
};

test('a guest’s lines are added to the member’s cart once, with a notice, up to 99; logging out leaves them there', {
  tag: ['@CRT-6', '@CRT-5'],
}, async ({ context, page }) => {
  await recordAnnouncements(page);
  await seed(context, { cart: cartText([5, 2], [1, 1]) });
  const joined = [
    [1, 3],
    [3, 1],
    [5, 2],
  ] as const;
  const full = [joined[0], [3, 99], joined[2]] as const;

  await test.step('logging in merges the carts, with a notice', async () => {
    await open(page, '/cart');
    await expect(page.getByText('3 items in your cart.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await takeAnnouncements(page);
    await submitLogin(page, member.email, member.password);
    await expect(notice(page, 'The 3 items you chose as a guest are now in your cart.')).toBeVisible();
    expect(await takeAnnouncements(page)).toContain('The 3 items you chose as a guest are now in your cart.');
    await expectCart(page, 'cart_1', joined);
    await expectCart(page, 'cart', []);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 6 items');
  });

  await test.step('a reload does not merge again', async () => {
    await page.reload();
    await waitUntilHydrated(page);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 6 items');
    await expectCart(page, 'cart_1', joined);
    expect((await takeAnnouncements(page)).filter((text) => text.includes('as a guest'))).toEqual([]);
  });

  await test.step('logging out keeps the member’s cart, and starts a new guest cart', async () => {
    await cartLink(page).click();
    await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('3');
    await quantityOf(page, 'Neural Network API').fill('99');
    await quantityOf(page, 'Neural Network API').press('Enter');
    await expectCart(page, 'cart_1', full);
    await logOut(page);
    await expect(prompt(page)).toBeVisible();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.getByRole('link', { name: 'Browse products' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Neural Network API' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Predictive Analytics Suite' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expectCart(page, 'cart', [
      [3, 1],
      [2, 1],
    ]);
    await expectCart(page, 'cart_1', full);
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(prompt(page)).toBeVisible();
    await expect(page.getByText('2 items in your cart.')).toBeVisible();
  });

  await test.step('logging in again adds the new lines, up to 99', async () => {
    await takeAnnouncements(page);
    await logInFromHere(page, member);
    await expectCart(page, 'cart_1', [...full, [2, 1]]);
    await expectCart(page, 'cart', []);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 105 items');
    await expect
      .poll(() => takeAnnouncements(page))
      .toContain('Your cart now holds what you chose as a guest, 99 of a product at most.');
  });
});

test('with four tabs open the lines are added once', { tag: '@CRT-6' }, async ({ context, page }) => {
  await seed(context, { cart: cartText([1, 1], [6, 5]) });
  const tabs: Page[] = [];
  for (const path of ['/', '/cart', '/products/6']) {
    const tab = await context.newPage();
    await open(tab, path);
    tabs.push(tab);
  }
  await logIn(page, member);
  for (const tab of [page, ...tabs]) await expect(cartLink(tab)).toHaveAccessibleName('Cart, 9 items');
  await expectCart(page, 'cart_1', [
    [1, 3],
    [3, 1],
    [6, 5],
  ]);
  await expectCart(page, 'cart', []);
});

test('a reload during the merge neither loses nor doubles a line', { tag: '@CRT-6' }, async ({
  context,
  page,
}) => {
  for (const after of samples([5, 0, 30])) {
    await replaceStorage(page, { cart: cartText([1, 1], [6, 5]) });
    await open(page, '/login');
    const loaded = page.waitForEvent('load');
    await page.evaluate(
      ({ email, password, ms }) => {
        const [first, second] = document.querySelectorAll<HTMLInputElement>('main input');
        if (first) first.value = email;
        if (second) second.value = password;
        document.querySelector('form')?.requestSubmit();
        const look = () => {
          if (localStorage.getItem('user') === null) setTimeout(look, 1);
          else setTimeout(() => window.location.reload(), ms);
        };
        look();
      },
      { ...member, ms: after },
    );
    await loaded;
    await waitUntilHydrated(page);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 9 items');
    await expectCart(page, 'cart_1', [
      [1, 3],
      [3, 1],
      [6, 5],
    ]);
    await expectCart(page, 'cart', []);
    expect(await page.evaluate(() => localStorage.getItem('cart.moving'))).toBeNull();
  }
  expect(context.pages().length).toBe(1);
});

test('the sample cart appears with a restored or a new session, and stays empty once emptied; each account has its own cart, a new account no samples', {
  tag: ['@CRT-5', '@CRT-4', '@REG-2'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  const sample = [
    [1, 2],
    [3, 1],
  ] as const;

  await test.step('a restored session: no prompt, the lines and their total', async () => {
    await open(page, '/cart');
    await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('2');
    await expect(quantityOf(page, 'Neural Network API')).toHaveValue('1');
    await expect(page.getByText('$99.97', { exact: true }).first()).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
    await expectMemberCart(page, 'Cart, 3 items', 'cart_1', sample);
  });

  await test.step('an emptied cart stays empty after logging in again, and after a reload', async () => {
    await page.getByRole('button', { name: 'Clear cart' }).click();
    await expectMemberCart(page, 'Cart, empty', 'cart_1', []);
    await logOut(page);
    await logInFromHere(page, member);
    await expectMemberCart(page, 'Cart, empty', 'cart_1', []);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(accountButton(page)).toBeVisible();
    await expectMemberCart(page, 'Cart, empty', 'cart_1', []);
  });

  await test.step('the page of an empty cart has no prompt, and a link to the catalogue', async () => {
    await cartLink(page).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Browse products' }).click();
    await expect(page).toHaveURL('/products');
  });

  await test.step('with nothing stored, the sample appears with a new session', async () => {
    await logOut(page);
    await page.evaluate(() => localStorage.removeItem('cart_1'));
    await logIn(page, member);
    await expectMemberCart(page, 'Cart, 3 items', 'cart_1', sample);
  });

  await test.step('the administrator has another one, which stays empty once emptied', async () => {
    await logOut(page);
    await submitLogin(page, admin.email, admin.password);
    await expectMemberCart(page, 'Cart, 1 item', 'cart_2', [[2, 1]]);
    await cartLink(page).click();
    await page.getByRole('button', { name: 'Clear cart' }).click();
    await expectCart(page, 'cart_2', []);
    await page.reload();
    await waitUntilHydrated(page);
    await expectMemberCart(page, 'Cart, empty', 'cart_2', []);
    await expectCart(page, 'cart_1', sample);
  });

  await test.step('a new account has none', async () => {
    await logOut(page);
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await fillRegistration(page, newcomer);
    await registerButton(page).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, empty');
    await expect(accountButton(page, newcomer.name)).toBeVisible();
  });
});
