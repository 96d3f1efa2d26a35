import {
  accountButton,
  admin,
  field,
  guestLink,
  heading,
  loginButton,
  member,
  paintsOf,
  recordPaints,
  seedUser,
} from './support/accounts.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('an autofilled login leads to the dashboard, and Back skips the form', {
  tag: ['@LGN-5', '@LGN-6', '@NAV-6'],
}, async ({ page }) => {
  await open(page, '/');
  await guestLink(page).click();
  await expect(heading(page)).toHaveText('Log in');
  // A password manager presses no key and may fire no event, so this sets only the values.
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

test('a login with a pasted password leads to the requested page', {
  tag: ['@LGN-5', '@LGN-6'],
}, async ({ page }) => {
  const next = '/products?category=data-solutions#content';
  await open(page, `/login?next=${encodeURIComponent(next)}`);
  await field(page, 'Email').fill(member.password);
  await field(page, 'Email').press('ControlOrMeta+a');
  await field(page, 'Email').press('ControlOrMeta+c');
  await field(page, 'Password').press('ControlOrMeta+v');
  await field(page, 'Email').fill(member.email);
  await field(page, 'Email').press('Enter');
  await expect(page).toHaveURL(next);
  await expect(accountButton(page, member.name)).toBeVisible();
});

test('a logged-in user who opens a form is redirected before it is painted', {
  tag: ['@LGN-5', '@NAV-7', '@SEC-1', '@PPL-2'],
}, async ({ context, page }) => {
  await seedUser(context, admin);
  await recordPaints(page);
  for (const [form, to] of [
    ['/register', '/admin-dashboard'],
    ['/login?next=%2F%2Fevil.example', '/admin-dashboard'],
    ['/login?next=%2Fcart', '/cart'],
  ] as const) {
    await page.goto(form);
    await expect(page).toHaveURL(to);
    await expect(heading(page)).toBeVisible();
    const titles = (await paintsOf(page)).map(({ heading: title }) => title);
    expect(titles.filter((title) => /Log in|Create/.test(title))).toEqual([]);
  }
});
