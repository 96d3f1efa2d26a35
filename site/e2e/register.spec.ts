import {
  accountButton,
  cartLink,
  expectError,
  field,
  fillRegistration,
  heading,
  logIn,
  logOut,
  member,
  newcomer,
  problemBox,
  problemLinks,
  registerButton,
  storedAccounts,
  storedCart,
  submitLogin,
  userMenu,
  userText,
} from './support/accounts.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { cartText, open, readStored, seed, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const taken = 'User with this email already exists';

test('registering by keyboard, with Enter pressed repeatedly, makes one account, logs in and leads home with the guest’s cart; a reload keeps it', {
  tag: ['@REG-2', '@NAV-6', '@AUT-3', '@AUT-8', '@CRT-6', '@FRM-4', '@A11-1'],
}, async ({ context, page }) => {
  await seed(context, { cart: cartText([4, 3]) });

  await test.step('from home to the form and, without accepting the terms, to the error', async () => {
    await open(page, '/');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Create your account');
    await expect(heading(page)).toBeFocused();
    for (const [label, text] of [
      ['Name', '  Rosa Register '],
      ['Email', ' Rosa@Loomwright.Example '],
      ['Password', newcomer.password],
      ['Confirm password', newcomer.password],
    ] as const) {
      await tabTo(page, field(page, label));
      await page.keyboard.insertText(text);
    }
    await page.keyboard.press('Enter');
    await expect(problemBox(page)).toBeFocused();
    await tabTo(page, problemLinks(page), 3);
    await page.keyboard.press('Enter');
    await expect(field(page, 'I agree to the Terms')).toBeFocused();
    await page.keyboard.press('Space');
  });

  await test.step('submitted repeatedly', async () => {
    await tabTo(page, registerButton(page), 5);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.evaluate(() => {
      for (let times = 0; times < 5; times += 1) document.querySelector('form')?.requestSubmit();
      document.querySelector<HTMLButtonElement>('main button[type="submit"]')?.click();
    });
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toContainText('Intelligent AI Solutions');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(accountButton(page, newcomer.name)).toBeFocused();
    await expectVisibleFocus(page, 'on the account button');
    await page.keyboard.press('Enter');
  });

  await test.step('logged in, with the cart, after a reload too', async () => {
    const card = `${newcomer.name}${newcomer.email}User`;
    await expect(userMenu(page)).toContainText(card);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
    await page.reload();
    await waitUntilHydrated(page);
    await accountButton(page, newcomer.name).click();
    await expect(userMenu(page)).toContainText(card);
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
  });

  await test.step('one more account is stored', async () => {
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
});

test('an email that has an account is refused at its field, however it is typed; another makes an account with a hashed password, which logs in', {
  tag: ['@AUT-2', '@AUT-3', '@AUT-8', '@STO-1', '@FRM-3'],
}, async ({ page }) => {
  await test.step('an email that is taken', async () => {
    await open(page, '/register');
    await fillRegistration(page, { ...newcomer, email: ' MEMBER@Loomwright.example ' });
    await registerButton(page).click();
    await expect(problemLinks(page)).toHaveText([taken]);
    await expect(problemBox(page)).toBeFocused();
    await expectError(page, 'Email', taken);
    await problemLinks(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    expect(await readStored(page, 'users')).toBeNull();
    expect(await readStored(page, 'user')).toBeNull();
  });

  await test.step('a new email', async () => {
    await field(page, 'Email').fill(newcomer.email);
    await expectError(page, 'Email', '');
    await registerButton(page).click();
    await expect(accountButton(page, newcomer.name)).toBeVisible();
    expect((await storedAccounts(page)).accounts.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  await test.step('every password is stored hashed', async () => {
    const users = (await readStored(page, 'users')) ?? '';
    expect(users).not.toContain(newcomer.password);
    const hashes = [...users.matchAll(/"passwordHash":"([^"]*)"/g)].map(([, hash]) => hash);
    expect(hashes.length).toBe(3);
    for (const hash of hashes)
      expect(hash).toMatch(/^\$pbkdf2-sha256\$i=600000\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(new Set(hashes).size).toBe(3);
  });

  await test.step('it logs in from another document, with the email in any case', async () => {
    await logOut(page);
    await logIn(page, { ...newcomer, email: ' ROSA@loomwright.example' });
    await expect(page).toHaveURL('/dashboard');
  });
});

test('an unreadable list of accounts is moved: no sample account returns, no id is used again', {
  tag: ['@AUT-3', '@STO-2'],
}, async ({ context, page, watch }) => {
  watch.expects(/console warning: What was stored under "users" could not be read/);
  const users = '{"nextId":9,"accounts":[{"id":8,"email":"somebody@lo';
  await seed(context, { users });
  await open(page, '/login');
  await submitLogin(page, member.email, member.password);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  expect(await readStored(page, 'users.unreadable')).toBe(users);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await fillRegistration(page, newcomer);
  await registerButton(page).click();
  await expect(accountButton(page, newcomer.name)).toBeVisible();
  const { accounts, nextId } = await storedAccounts(page);
  expect(accounts.map(({ id, email }) => [id, email])).toEqual([[9, newcomer.email]]);
  expect(nextId).toBe(10);
  expect(watch.problems.length).toBe(1);
});
