import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import {
  accountButton,
  expectError,
  field,
  loginButton,
  logOut,
  member,
  problemBox,
  problemLinks,
  seedUser,
  submitLogin,
} from './support/accounts.ts';
import { notice, open, readStored } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const fileAt = (path: string) => fileURLToPath(new URL(`../dist/public/${path}`, import.meta.url));
const pictureIn = (page: Page) => accountButton(page).locator('img');
const chooser = (page: Page) => page.getByRole('main').locator('input[type="file"]');
const saveName = (page: Page) => page.getByRole('button', { name: 'Save name' });
const storedAccount = async (page: Page) => {
  const { accounts } = JSON.parse((await readStored(page, 'users')) ?? '{"accounts":[]}');
  return accounts.find(({ id }: { id: number }) => id === member.id);
};

/** A file of more than 20 MB, made in the page, so that it need not be transferred. */
const chooseHuge = (page: Page) =>
  chooser(page).evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(20_000_001)], 'big.png', { type: 'image/png' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
const sizeOf = (image: HTMLElement | SVGElement) => {
  const { naturalHeight, naturalWidth } = image as HTMLImageElement;
  return [naturalWidth, naturalHeight];
};

test('a new name and picture are stored and shown in every tab at once; an unusable file shows an error, and changes nothing', {
  tag: ['@AUT-8', '@NAV-6', '@STO-4', '@FRM-3'],
}, async ({ context, page, watch }) => {
  watch.expects(/Could not save "users": storage is full/);
  await seedUser(context, member);
  const other = await context.newPage();
  await open(other, '/products');
  await open(page, '/profile');
  const error = page.getByRole('main').locator('[id$="-picture-error"]');
  const tabs = [page, other];

  await test.step('a name', async () => {
    await expect(page.getByRole('main').getByText(member.email)).toBeVisible();
    await expect(field(page, 'Email')).toHaveCount(0);
    await field(page, 'Name').fill(' ');
    await saveName(page).click();
    await expect(problemBox(page)).toBeFocused();
    await expectError(page, 'Name', 'Name is required');
    await problemLinks(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    await field(page, 'Name').fill('  Mira Weaver ');
    await expectError(page, 'Name', '');
    await field(page, 'Name').press('Enter');
    await expect(notice(page, 'Your name was saved.')).toBeVisible();
    await expect(problemBox(page)).toHaveCount(0);
    for (const tab of tabs) await expect(accountButton(tab, 'Mira Weaver')).toBeVisible();
  });

  await test.step('a file that is no picture, or too large', async () => {
    const before = await readStored(page, 'users');
    for (const [file, words] of [
      [{ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }, /cannot be read/],
      [fileAt('favicon.svg'), /cannot be read/],
    ] as const) {
      await chooser(page).setInputFiles(file);
      await expect(error).toHaveText(words);
      await expect(chooser(page)).toHaveAccessibleDescription(words);
    }
    await chooseHuge(page);
    await expect(error).toHaveText(/larger than 20 MB/);
    expect(await readStored(page, 'users')).toBe(before);
  });

  await test.step('a picture', async () => {
    await chooser(page).setInputFiles(fileAt('icon-512.png'));
    for (const tab of tabs) {
      await expect(pictureIn(tab)).toHaveJSProperty('complete', true);
      expect(await pictureIn(tab).evaluate(sizeOf)).toEqual([256, 256]);
    }
    const { profileImage } = await storedAccount(page);
    expect(profileImage.length).toBeLessThanOrEqual(60_000);
    await page.reload();
    await expect(pictureIn(page)).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Mira Weaver');
    await page.getByRole('button', { name: 'Remove picture' }).press('Enter');
    for (const tab of tabs) await expect(pictureIn(tab)).toHaveCount(0);
    await expect(chooser(page)).toBeFocused();
    expect(await readStored(page, 'user')).not.toContain('profileImage');
  });

  await test.step('more than the browser can store', async () => {
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, text) {
        if (key === 'users') throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    });
    await field(page, 'Name').fill('Mira');
    await saveName(page).click();
    await expect(problemBox(page)).toContainText('This browser’s storage is full.');
    await expect(accountButton(page, 'Mira Weaver')).toBeVisible();
    await chooser(page).setInputFiles(fileAt('icon-192.png'));
    await expect(error).toContainText('This browser’s storage is full.');
    await expect(pictureIn(page)).toHaveCount(0);
  });
});

test('changing a password needs the current one', { tag: ['@AUT-8', '@FRM-3', '@FRM-4'] }, async ({
  context,
  page,
}) => {
  test.slow();
  await seedUser(context, member);
  await open(page, '/profile');
  const submit = page.getByRole('button', { name: /^Change password|^Changing/ });
  await submit.click();
  await expect(problemLinks(page)).toHaveText([
    'Current password is required',
    'Password is required',
    'Please confirm your password',
  ]);
  await field(page, 'Current password').fill('not this one');
  await field(page, 'New password').fill('heddle-and-reed');
  await field(page, 'Confirm new password').fill('heddle-and-read');
  await submit.click();
  await expect(problemLinks(page)).toHaveText(['Passwords do not match']);
  await field(page, 'Confirm new password').fill('heddle-and-reed');
  await submit.dblclick();
  await expect(problemLinks(page)).toHaveText(['This is not your current password']);
  await expectError(page, 'Current password', 'This is not your current password');
  await field(page, 'Current password').fill('heddle-and-reed');
  await submit.click();
  await expectError(page, 'New password', 'New password must differ from your current one');
  await field(page, 'Current password').fill(member.password);
  await expect(field(page, 'New password')).not.toHaveAttribute('aria-invalid', 'true');
  await submit.click();
  await expect(notice(page, 'Your password was changed.')).toBeVisible();
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await expect(field(page, label)).toHaveValue('');

  await logOut(page);
  await expect(page).toHaveURL('/login');
  await submitLogin(page, member.email, member.password);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await field(page, 'Password').fill('heddle-and-reed');
  await loginButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(accountButton(page, member.name)).toBeVisible();
});
