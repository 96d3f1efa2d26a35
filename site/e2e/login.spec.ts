import { samples } from '@loomwright/machine-testing';
import {
  accountButton,
  admin,
  guestLink,
  heading,
  logIn,
  logOut,
  member,
  recordSights,
  sightsOf,
  submitLogin,
  userText,
} from './support/accounts.ts';
import { open, replaceStorage } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

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
/** Each of them with either form, alternating. */
const cases = [0, 1].flatMap((turn) =>
  hostile.map((next, index) => [(index + turn) % 2 === 0 ? '/login' : '/register', next] as const),
);

test('a success leads a member to the dashboard, an administrator to the administrators’ one; Back does not return to the form', {
  tag: ['@LGN-5', '@NAV-6'],
}, async ({ page }) => {
  await open(page, '/');
  for (const [who, path] of [
    [member, '/dashboard'],
    [admin, '/admin-dashboard'],
  ] as const)
    await test.step(who.role, async () => {
      await guestLink(page).click();
      await expect(heading(page)).toHaveText('Log in');
      await submitLogin(page, ` ${who.email.toUpperCase()} `, who.password);
      await expect(page).toHaveURL(path);
      await expect(accountButton(page, who.name)).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/');
      await logOut(page);
    });
});

test('a success leads a member to the requested page of the site, and never to another site', {
  tag: ['@LGN-5', '@SEC-1', '@PPL-2'],
}, async ({ page }) => {
  test.slow();
  await test.step('next is kept on the way to the registration form and back, with its query', async () => {
    const next = '/products?category=data-solutions';
    const query = `?next=${encodeURIComponent(next)}`;
    await open(page, `/login${query}`);
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(`/register${query}`);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`/login${query}`);
    await submitLogin(page, member.email, member.password);
    await expect(page).toHaveURL(next);
    await expect(accountButton(page, member.name)).toBeVisible();
  });

  await test.step('its hash is kept', async () => {
    await replaceStorage(page);
    await logIn(page, member, `/login?next=${encodeURIComponent('/products/3#details')}`);
    await expect(page).toHaveURL('/products/3#details');
  });

  // One function decides for new and restored sessions and both forms; its unit tests try many more.
  for (const next of samples(hostile, 1))
    await test.step(`to the dashboard instead of ${next}`, async () => {
      await replaceStorage(page);
      await logIn(page, member, `/login?next=${encodeURIComponent(next)}`);
      await expect(page, next).toHaveURL('/dashboard');
      await expect(heading(page)).toHaveText('Dashboard');
    });
});

test('a signed-in user who opens a form is redirected, and no frame shows the form', {
  tag: ['@LGN-5', '@NAV-7', '@SEC-1', '@PPL-2'],
}, async ({ page }) => {
  test.slow();
  await recordSights(page);
  const expectRedirect = (form: string, next: string | undefined, to: string) =>
    test.step(`${form}, next ${next}, leads to ${to}`, async () => {
      await page.goto(next === undefined ? form : `${form}?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toBeVisible();
      const sights = await sightsOf(page);
      expect(sights.length).toBeGreaterThan(1);
      expect(sights.filter(({ path, controls }) => path === form && controls.length > 0)).toEqual([]);
      expect(sights.filter(({ heading: title }) => /Log in|Create/.test(title))).toEqual([]);
    });

  await replaceStorage(page, { user: userText(admin) });
  await expectRedirect('/login', '/cart', '/cart');
  await expectRedirect('/register', undefined, '/admin-dashboard');
  await replaceStorage(page, { user: userText(member) });
  await expectRedirect('/login', undefined, '/dashboard');
  await expectRedirect('/register', '/cart', '/cart');
  for (const [form, next] of samples(cases)) await expectRedirect(form, next, '/dashboard');
});
