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
import { open, restock } from './support/site.ts';
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

  test('[LGN-5] a member to the page that was asked for, query and hash included', async ({ page }) => {
    for (const next of ['/cart', '/products?category=data-solutions', '/products/3#details'] as const)
      await test.step(next, async () => {
        await restock(page);
        await logIn(page, member, `/login?next=${encodeURIComponent(next)}`);
        await expect(page).toHaveURL(next);
      });
  });

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
  // One function decides for a session that begins, that is restored and either form; its own tests try many more.
  test('[LGN-5] [SEC-1] [PPL-2] a member who is to go anywhere else, to the dashboard', async ({ page }) => {
    test.slow();
    for (const next of hostile)
      await test.step(next, async () => {
        const query = `?next=${encodeURIComponent(next)}`;
        if (hostile.indexOf(next) < 3) {
          await restock(page);
          await logIn(page, member, `/login${query}`);
          await expect(page, next).toHaveURL('/dashboard');
          await expect(heading(page)).toHaveText('Dashboard');
        }
        // Restored with the same wish, neither.
        for (const form of ['/login', '/register']) {
          await open(page, `${form}${query}`);
          await expect(page, next).toHaveURL('/dashboard');
        }
      });
  });
});

test.describe('somebody who is signed in on arrival', () => {
  for (const [who, home] of [
    [member, '/dashboard'],
    [admin, '/admin-dashboard'],
  ] as const)
    test(`[LGN-5] [NAV-7] ${who.role} at /login and /register: no frame shows the form`, async ({
      context,
      page,
    }) => {
      await seedUser(context, who);
      await recordSights(page);
      for (const path of ['/login', '/register'])
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page).toHaveURL(home);
          await expect(heading(page)).toBeVisible();
          const sights = await sightsOf(page);
          expect(sights.length).toBeGreaterThan(1);
          const early = sights.filter(({ path: at, controls }) => at === path && controls.length > 0);
          expect(early, path).toEqual([]);
          expect(
            sights.filter(({ heading: title }) => /Log in|Create/.test(title)),
            path,
          ).toEqual([]);
          await open(page, `${path}?next=/cart`);
          await expect(page).toHaveURL('/cart');
        });
    });
});
