import { samples } from '@loomwright/machine-testing';
import {
  accountButton,
  admin,
  field,
  guestLink,
  heading,
  loginButton,
  member,
  recordSights,
  sightsOf,
  userText,
} from './support/accounts.ts';
import { open, replaceStorage } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** Addresses that lead to no page of a member: its unit tests try many more. */
const hostile = [
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/admin-dashboard',
  'https://evil.example',
  '/.//evil.example',
  '/no/such/page',
  '/login',
];

test('an autofilled login leads to the dashboard, and Back does not lead to the form', {
  tag: ['@LGN-5', '@LGN-6', '@NAV-6'],
}, async ({ page }) => {
  await open(page, '/');
  await guestLink(page).click();
  await expect(heading(page)).toHaveText('Log in');
  // As a password manager does: no key is pressed, and no event tells of it.
  await page.evaluate(
    ({ email, password }) => {
      const [first, second] = document.querySelectorAll<HTMLInputElement>('main input');
      if (first) first.value = email.toUpperCase();
      if (second) second.value = password;
    },
    { ...member },
  );
  await loginButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(accountButton(page, member.name)).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a login with a pasted password leads to the page that was asked for', {
  tag: ['@LGN-5', '@LGN-6'],
}, async ({ page }) => {
  const next = '/products?category=data-solutions#content';
  const query = `?next=${encodeURIComponent(next)}`;
  await open(page, `/login${query}`);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(`/register${query}`);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/login${query}`);
  await field(page, 'Email').fill(member.password);
  await field(page, 'Email').press('ControlOrMeta+a');
  await field(page, 'Email').press('ControlOrMeta+c');
  await field(page, 'Password').press('ControlOrMeta+v');
  await field(page, 'Email').fill(member.email);
  await field(page, 'Email').press('Enter');
  await expect(page).toHaveURL(next);
  await expect(accountButton(page, member.name)).toBeVisible();
});

test('a signed-in user who opens a form is redirected before it is painted', {
  tag: ['@LGN-5', '@NAV-7', '@SEC-1', '@PPL-2'],
}, async ({ page }) => {
  await recordSights(page);
  const cases = [
    [admin, '/register', undefined, '/admin-dashboard'],
    [member, '/login', '/cart', '/cart'],
    ...samples(hostile, 1).map((next) => [member, '/login', next, '/dashboard'] as const),
  ] as const;
  for (const [who, form, next, to] of cases)
    await test.step(`${form}, next ${next}, leads to ${to}`, async () => {
      await replaceStorage(page, { user: userText(who) });
      await page.goto(next === undefined ? form : `${form}?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toBeVisible();
      const sights = await sightsOf(page);
      expect(sights.filter(({ path, controls }) => path === form && controls.length > 0)).toEqual([]);
      expect(sights.filter(({ heading: title }) => /Log in|Create/.test(title))).toEqual([]);
    });
});
