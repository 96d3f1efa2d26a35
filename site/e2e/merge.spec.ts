import { cartLink, member, storedCart, submitLogin } from './support/accounts.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { cartText, open, readStored, seed, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const joined = [
  [1, 3],
  [3, 1],
  [5, 2],
];

test('a login adds a guest’s lines to the member’s cart once, in every tab', {
  tag: ['@CRT-6', '@CRT-5', '@STO-1'],
}, async ({ context, page }) => {
  await recordAnnouncements(context);
  await seed(context, { cart: cartText([5, 2], [1, 1]) });
  const others = [await context.newPage(), await context.newPage()] as const;
  for (const [index, tab] of others.entries()) await open(tab, ['/cart', '/products/6'][index] ?? '/');
  await open(page, '/cart');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await submitLogin(page, member.email, member.password);
  await expect(page).toHaveURL('/cart');
  for (const tab of [page, ...others]) await expect(cartLink(tab)).toHaveAccessibleName('Cart, 6 items');
  await expect.poll(() => storedCart(page, 'cart_1')).toEqual(joined);
  await expect.poll(() => storedCart(page, 'cart')).toEqual([]);
  // Any one of the tabs may move the lines, but only that tab announces it.
  const told = await Promise.all([page, ...others].map(takeAnnouncements));
  const sentence = 'The 3 items you chose as a guest are now in your cart.';
  expect(told.flat().filter((text) => text === sentence)).toHaveLength(1);

  await page.reload();
  await waitUntilHydrated(page);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 6 items');
  expect(await storedCart(page, 'cart_1')).toEqual(joined);
  const texts = async () =>
    (JSON.parse((await readStored(page, 'activity_1')) ?? '[]') as { readonly text: string }[])
      .map(({ text }) => text)
      .toSorted();
  await expect.poll(texts).toEqual(['Logged in.', sentence]);
});
