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
  register,
  registerButton,
  storedAccounts,
  storedCart,
  submitLogin,
  userMenu,
} from './support/accounts.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { cartText, open, readStored, seed, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const taken = 'User with this email already exists';

test('[REG-2] [NAV-6] [AUT-3] [AUT-8] [CRT-6] registering signs in at home, with what the guest had chosen; all of it survives a reload', async ({
  context,
  page,
}) => {
  await seed(context, { cart: cartText([4, 3]) });
  await open(page, '/register');
  await fillRegistration(page, { ...newcomer, name: '  Rosa Register ', email: ' Rosa@Loomwright.Example ' });
  await registerButton(page).click();
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await expect(heading(page)).toContainText('Intelligent AI Solutions');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');

  for (const visit of ['after registering', 'after a reload']) {
    await test.step(visit, async () => {
      await accountButton(page, newcomer.name).click();
      await expect(userMenu(page)).toContainText(`${newcomer.name}${newcomer.email}User`);
      await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
      await page.reload();
      await waitUntilAlive(page);
    });
  }
  const { accounts, nextId } = await storedAccounts(page);
  expect(nextId).toBe(4);
  expect(accounts.map(({ id, email, role }) => [id, email, role])).toEqual([
    [1, 'member@loomwright.example', 'user'],
    [2, 'admin@loomwright.example', 'admin'],
    [3, newcomer.email, 'user'],
  ]);
  expect(JSON.parse((await readStored(page, 'user')) ?? '')).toEqual({
    id: 3,
    email: newcomer.email,
    name: newcomer.name,
    role: 'user',
  });
  expect(await storedCart(page, 'cart_3')).toEqual([[4, 3]]);
  expect(await storedCart(page, 'cart')).toEqual([]);
});

test('[AUT-2] [AUT-8] [STO-1] an account is kept hashed, and opens with its password after a reload', async ({
  page,
}) => {
  await register(page, newcomer);
  await expect(page).toHaveURL('/');
  const users = (await readStored(page, 'users')) ?? '';
  expect(users).not.toContain(newcomer.password);
  const hashes = [...users.matchAll(/"passwordHash":"([^"]*)"/g)].map(([, hash]) => hash);
  expect(hashes.length).toBe(3);
  for (const hash of hashes)
    expect(hash).toMatch(/^\$pbkdf2-sha256\$i=600000\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(new Set(hashes).size).toBe(3);
  await logOut(page);
  await page.reload();
  await logIn(page, { ...newcomer, email: ' ROSA@loomwright.example' });
  await expect(page).toHaveURL('/dashboard');
});

test('[AUT-3] [FRM-3] an address that has an account is refused, at its field, however it is typed', async ({
  page,
}) => {
  await register(page, newcomer);
  await logOut(page);
  await open(page, '/register');
  await fillRegistration(page, { ...newcomer, name: 'Somebody Else', email: ' ROSA@Loomwright.example ' });
  await registerButton(page).click();
  await expect(problemLinks(page)).toHaveText([taken], { timeout: 15_000 });
  await expect(problemBox(page)).toBeFocused();
  await expectError(page, 'Email', taken);
  await problemLinks(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  expect((await storedAccounts(page)).accounts.length).toBe(3);
  expect(await readStored(page, 'user')).toBeNull();

  await field(page, 'Email').fill('rosa.two@loomwright.example');
  await expectError(page, 'Email', '');
  await registerButton(page).click();
  await expect(accountButton(page, 'Somebody Else')).toBeVisible({ timeout: 15_000 });
  expect((await storedAccounts(page)).accounts.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('[AUT-3] [STO-2] a list of accounts nobody can read is moved away: no sample comes back, no id is given again', async ({
  context,
  page,
  watch,
}) => {
  watch.expects(/console warning: What was stored under "users" could not be read/);
  const users = '{"nextId":9,"accounts":[{"id":8,"email":"somebody@lo';
  await seed(context, { users });
  await open(page, '/login');
  await submitLogin(page, member.email, member.password);
  await expect(page.getByText('Invalid email or password')).toBeVisible({ timeout: 15_000 });
  expect(await readStored(page, 'users.unreadable')).toBe(users);
  await register(page, newcomer);
  const { accounts, nextId } = await storedAccounts(page);
  expect(accounts.map(({ id, email }) => [id, email])).toEqual([[9, newcomer.email]]);
  expect(nextId).toBe(10);
  expect(watch.complaints.length).toBe(1);
});

test.describe('what is wrong with the fields', () => {
  const empty = [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Password', 'Password is required'],
    ['Confirm password', 'Please confirm your password'],
    ['I agree to the Terms', 'You must agree to the terms'],
  ] as const;

  test('[REG-1] [LGN-2] [FRM-3] an empty form: five errors, each at its field and in a summary that takes focus and leads there', async ({
    page,
  }) => {
    await open(page, '/register');
    // Blanks are no name and no address; a blank is a character of a password.
    await field(page, 'Name').fill('   ');
    await field(page, 'Email').fill(' ');
    await registerButton(page).click();
    await expect(problemBox(page)).toBeFocused();
    await expect(problemLinks(page)).toHaveText(empty.map(([, message]) => message));
    for (const [label, message] of empty) {
      await expectError(page, label, message);
      await problemLinks(page).filter({ hasText: message }).click();
      await expect(field(page, label)).toBeFocused();
    }
    expect(await readStored(page, 'users')).toBeNull();
    expect(await readStored(page, 'user')).toBeNull();
  });

  test('[FRM-3] an error goes when its field is edited, and comes back when it is left as wrong', async ({
    page,
  }) => {
    await open(page, '/register');
    await registerButton(page).click();
    for (const [label, message] of empty.slice(0, 4)) {
      await field(page, label).pressSequentially('x');
      await expectError(page, label, '');
      await field(page, label).press('Backspace');
      await expectError(page, label, '');
      // Not by Tab: a password's button and the links of the terms belong to their fields.
      await heading(page).focus();
      await expectError(page, label, message);
    }
    await field(page, 'I agree to the Terms').check();
    await expectError(page, 'I agree to the Terms', '');
    await field(page, 'I agree to the Terms').uncheck();
    await heading(page).focus();
    await expectError(page, 'I agree to the Terms', 'You must agree to the terms');
    await expect(problemLinks(page)).toHaveText(empty.map(([, message]) => message));
  });

  const addresses = ['plain', 'a@b', '@b.example', 'a@.', 'a b@c.example', 'a@b@c.example', 'a@b. example'];
  test('[REG-1] [LGN-2] addresses without the shape of one, short passwords and different ones', async ({
    page,
  }) => {
    await open(page, '/register');
    await fillRegistration(page, newcomer);
    await field(page, 'Password').fill('12345');
    await field(page, 'Confirm password').fill('123456');
    for (const address of addresses) {
      await field(page, 'Email').fill(address);
      await registerButton(page).click();
      await expectError(page, 'Email', 'Email address is invalid');
    }
    await expect(problemLinks(page)).toHaveText([
      'Email address is invalid',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ]);
    await expectError(page, 'Password', 'Password must be at least 6 characters');
    await expectError(page, 'Confirm password', 'Passwords do not match');
    await expectError(page, 'Name', '');
    await expectError(page, 'I agree to the Terms', '');
    // With the password they differ from, the mismatch may be mended too.
    await field(page, 'Password').fill('123456');
    await expectError(page, 'Confirm password', '');
    await field(page, 'Confirm password').focus();
    await field(page, 'Confirm password').blur();
    await expectError(page, 'Confirm password', '');
    await expect(field(page, 'Name')).toHaveValue(newcomer.name);
  });

  test('[FRM-3] nothing typed is lost by failing, the passwords included', async ({ page }) => {
    await open(page, '/register');
    await fillRegistration(page, { ...newcomer, email: 'rosa' });
    await registerButton(page).click();
    await expect(problemLinks(page)).toHaveText(['Email address is invalid']);
    await expect(field(page, 'Name')).toHaveValue(newcomer.name);
    await expect(field(page, 'Email')).toHaveValue('rosa');
    await expect(field(page, 'Password')).toHaveValue(newcomer.password);
    await expect(field(page, 'Confirm password')).toHaveValue(newcomer.password);
    await expect(field(page, 'I agree to the Terms')).toBeChecked();
  });
});

test('[REG-2] [A11-1] with the keyboard alone, from home to an account', async ({ page }) => {
  test.slow();
  await open(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Create your account');
  await expect(heading(page)).toBeFocused();
  for (const [label, text] of [
    ['Name', newcomer.name],
    ['Email', newcomer.email],
    ['Password', newcomer.password],
    ['Confirm password', newcomer.password],
  ] as const) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(problemBox(page)).toBeFocused();
  await tabTo(page, problemLinks(page), 3);
  await page.keyboard.press('Enter');
  await expect(field(page, 'I agree to the Terms')).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, registerButton(page), 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(accountButton(page, newcomer.name)).toBeFocused();
  await expectVisibleFocus(page, 'on the account button');
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toContainText(newcomer.email);
});

test('[FRM-4] pressing Enter again and again makes one account', async ({ page }) => {
  await open(page, '/register');
  await fillRegistration(page, newcomer);
  await field(page, 'Email').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    for (let times = 0; times < 5; times += 1) document.querySelector('form')?.requestSubmit();
    document.querySelector<HTMLButtonElement>('main button[type="submit"]')?.click();
  });
  await expect(accountButton(page, newcomer.name)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL('/');
  const { accounts, nextId } = await storedAccounts(page);
  expect(accounts.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(nextId).toBe(4);
});
