import type { Page } from 'playwright/test';
import {
  accountButton,
  admin,
  cartLink,
  logIn,
  logOut,
  member,
  newcomer,
  register,
  seedUser,
  storedCart,
  submitLogin,
} from './support/accounts.ts';
import { recordAnnouncements, takeSaid } from './support/observe.ts';
import { cartText, notice, open, quantityOf, seed, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const prompt = (page: Page) => page.getByRole('heading', { name: 'Please Log In' });
const add = async (page: Page, id: number, quantity: number) => {
  await open(page, `/products/${id}`);
  await page.getByLabel('Quantity', { exact: true }).fill(String(quantity));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
};
const expectCart = (page: Page, key: string, lines: readonly (readonly [number, number])[] | undefined) =>
  expect.poll(() => storedCart(page, key), { message: key }).toEqual(lines);

test('[CRT-6] [CRT-5] what a guest chose joins the member’s cart, once, with a notice; signing out leaves it there', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await add(page, 5, 2);
  await add(page, 1, 1);
  await open(page, '/cart');
  await expect(page.getByText('3 items wait')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await takeSaid(page);
  await submitLogin(page, member.email, member.password);
  await expect(notice(page, 'The 3 items you had chosen joined your cart.')).toBeVisible({ timeout: 15_000 });
  expect(await takeSaid(page)).toContain('The 3 items you had chosen joined your cart.');
  const joined = [
    [1, 3],
    [3, 1],
    [5, 2],
  ] as const;
  await expectCart(page, 'cart_1', joined);
  await expectCart(page, 'cart', []);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 6 items');

  await page.reload();
  await waitUntilAlive(page);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 6 items');
  await expectCart(page, 'cart_1', joined);
  expect((await takeSaid(page)).filter((text) => text.includes('joined'))).toEqual([]);

  await cartLink(page).click();
  await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('3');
  await logOut(page);
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await add(page, 2, 4);
  await expectCart(page, 'cart', [[2, 4]]);
  await expectCart(page, 'cart_1', joined);
  await open(page, '/cart');
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByText('4 items wait')).toBeVisible();
  await logIn(page, member);
  await expectCart(page, 'cart_1', [...joined, [2, 4]]);
  await expectCart(page, 'cart', []);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 10 items');
});

test('[CRT-6] quantities are capped at 99, and one item is announced as one', async ({ context, page }) => {
  await recordAnnouncements(page);
  await seed(context, { cart: cartText([3, 1]), cart_1: cartText([3, 99]) });
  await open(page, '/login');
  await submitLogin(page, member.email, member.password);
  await expect(accountButton(page)).toBeVisible({ timeout: 15_000 });
  await expectCart(page, 'cart_1', [[3, 99]]);
  await expectCart(page, 'cart', []);
  await expect.poll(() => takeSaid(page)).toContain('The item you had chosen joined your cart.');
});

test('[CRT-6] with four tabs open the lines join once', async ({ context, page }) => {
  await seed(context, { cart: cartText([1, 1], [6, 5]) });
  const tabs: Page[] = [];
  for (const path of ['/', '/cart', '/products/6', '/login']) {
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

test('[CRT-6] a reload in the middle of it neither loses nor doubles anything', async ({ context, page }) => {
  for (const after of [0, 5, 30]) {
    await open(page, '/');
    await page.evaluate(
      (cart) => {
        localStorage.clear();
        localStorage.setItem('cart', cart);
      },
      cartText([1, 1], [6, 5]),
    );
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
    await waitUntilAlive(page);
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

test('[CRT-6] [REG-2] what a guest chose joins a new account too, which has no sample', async ({ page }) => {
  await add(page, 4, 2);
  await register(page, newcomer);
  await expectCart(page, 'cart_3', [[4, 2]]);
  await expectCart(page, 'cart', []);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
});

for (const [who, key, lines, name] of [
  [
    member,
    'cart_1',
    [
      [1, 2],
      [3, 1],
    ],
    'Cart, 3 items',
  ],
  [admin, 'cart_2', [[2, 1]], 'Cart, 1 item'],
] as const) {
  test(`[CRT-5] the sample cart of the ${who.role} is loaded with the session, restored or new, and stays empty once emptied`, async ({
    context,
    page,
  }) => {
    await seedUser(context, who);
    await open(page, '/cart');
    await expect(cartLink(page)).toHaveAccessibleName(name);
    await expectCart(page, key, lines);
    await page.getByRole('button', { name: 'Clear cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, empty');
    await expectCart(page, key, []);
    await logOut(page);
    await logIn(page, who);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, empty');
    await page.reload();
    await waitUntilAlive(page);
    await expect(accountButton(page)).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, empty');
    await expectCart(page, key, []);

    await logOut(page);
    await page.evaluate((name) => localStorage.removeItem(name), key);
    await logIn(page, who);
    await expect(cartLink(page)).toHaveAccessibleName(name);
    await expectCart(page, key, lines);
  });
}

test.describe('the cart page of a member', () => {
  test('[CRT-4] [CRT-5] filled: no prompt, the lines and their total', async ({ context, page }) => {
    await seedUser(context, member);
    await open(page, '/cart');
    await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('2');
    await expect(quantityOf(page, 'Neural Network API')).toHaveValue('1');
    await expect(page.getByText('$99.97', { exact: true }).first()).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
  });

  test('[CRT-4] empty: no prompt, and a way on', async ({ context, page }) => {
    await seedUser(context, member, { cart_1: '[]' });
    await open(page, '/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(prompt(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Browse products' }).click();
    await expect(page).toHaveURL('/products');
  });
});
