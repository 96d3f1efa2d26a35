import {
  accountButton,
  cartLink,
  fillRegistration,
  heading,
  newcomer,
  registerButton,
  storedAccounts,
  storedCart,
  userText,
} from './support/accounts.ts';
import { watchLeaks } from './support/leaks.ts';
import { cartText, open, readStored, seed, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('a registration creates one account, and leads home with the guest’s cart', {
  tag: ['@REG-2', '@NAV-6', '@AUT-2', '@AUT-3', '@AUT-8', '@CRT-6', '@FRM-4', '@STO-1', '@STO-5'],
}, async ({ context, page }) => {
  await seed(context, { cart: cartText([4, 3]) });
  const expectNoLeak = await watchLeaks(context, newcomer.password);
  await open(page, '/register');
  await fillRegistration(page, { ...newcomer, name: '  Rosa Register ', email: ' Rosa@Loomwright.Example ' });
  await page.getByRole('button', { name: 'Show password' }).click();
  await registerButton(page).dblclick();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
  for (const visit of ['first', 'again']) {
    await expect(accountButton(page, newcomer.name), visit).toBeVisible();
    await expect(cartLink(page), visit).toHaveAccessibleName('Cart, 3 items');
    await expectNoLeak();
    if (visit === 'first') await page.reload();
    await waitUntilHydrated(page);
  }
  const { accounts, nextId } = await storedAccounts(page);
  expect(nextId).toBe(4);
  expect(accounts.map(({ id, email, role }) => [id, email, role])).toEqual([
    [1, 'member@loomwright.example', 'user'],
    [2, 'admin@loomwright.example', 'admin'],
    [3, newcomer.email, 'user'],
  ]);
  expect(await readStored(page, 'user')).toBe(userText({ ...newcomer, id: 3, role: 'user' }));
  expect(await storedCart(page, 'cart_3')).toEqual([[4, 3]]);
  expect(await storedCart(page, 'cart')).toEqual([]);
});
