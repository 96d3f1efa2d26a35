import {
  accountButton,
  admin,
  heading,
  logIn,
  member,
  recordSights,
  seedUser,
  sightsOf,
  submitLogin,
} from './support/accounts.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test.describe('where a success leads', () => {
  test('[LGN-5] [NAV-6] a member to the dashboard, an administrator to theirs; Back does not come to the form', async ({
    page,
  }) => {
    for (const [who, path] of [
      [member, '/dashboard'],
      [admin, '/admin-dashboard'],
    ] as const) {
      await open(page, '/');
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await expect(heading(page)).toHaveText('Log in');
      await submitLogin(page, ` ${who.email.toUpperCase()} `, who.password);
      await expect(page).toHaveURL(path, { timeout: 15_000 });
      await expect(accountButton(page, who.name)).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/');
      await page.evaluate(() => localStorage.clear());
    }
  });

  for (const [next, path] of [
    ['/cart', '/cart'],
    ['/products?category=data-solutions', '/products?category=data-solutions'],
    ['/products/3#details', '/products/3#details'],
  ] as const) {
    test(`[LGN-5] a member with next=${next} to that page`, async ({ page }) => {
      await logIn(page, member, `/login?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL(path);
    });
  }

  test('[LGN-5] next goes along to the registration form and back', async ({ page }) => {
    await open(page, '/login?next=%2Fcart');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/register?next=%2Fcart');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login?next=%2Fcart');
  });

  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    '/.//evil.example',
    '/no/such/page',
    '/login',
    '/admin-dashboard',
  ];
  for (const next of hostile) {
    test(`[LGN-5] [SEC-1] [PPL-2] a member with next=${next} to the dashboard`, async ({ page }) => {
      await logIn(page, member, `/login?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL('/dashboard');
      await expect(heading(page)).toHaveText('Dashboard');
      // Restored with the same wish, neither.
      await open(page, `/register?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL('/dashboard');
    });
  }
});

test.describe('somebody who is signed in on arrival', () => {
  for (const [who, home] of [
    [member, '/dashboard'],
    [admin, '/admin-dashboard'],
  ] as const)
    for (const path of ['/login', '/register']) {
      test(`[LGN-5] [NAV-7] ${who.role} at ${path}: no frame shows the form`, async ({ context, page }) => {
        await seedUser(context, who);
        await recordSights(page);
        await page.goto(path);
        await expect(page).toHaveURL(home);
        await expect(heading(page)).toBeVisible();
        const sights = await sightsOf(page);
        expect(sights.length).toBeGreaterThan(1);
        expect(sights.filter(({ path: at, controls }) => at === path && controls.length > 0)).toEqual([]);
        expect(sights.filter(({ heading: title }) => /Log in|Create/.test(title))).toEqual([]);
        await open(page, `${path}?next=/cart`);
        await expect(page).toHaveURL('/cart');
      });
    }
});
