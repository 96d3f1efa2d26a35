import type { Page } from 'playwright/test';
import { twoFrames } from './support/observe.ts';
import { settleFont } from './support/shifts.ts';
import { open, scrollTo, scrollYOf } from './support/site.ts';
import { expect, test, withMotion } from './support/site-test.ts';

test.use(withMotion);

const links = [
  ['Home', '/'],
  ['Products', '/products'],
  ['Services', '/services'],
  ['About', '/about'],
  ['Contact', '/contact'],
] as const;

test('the bar marks the current one of five links, and changes after 20 px of scroll', {
  tag: ['@NAV-1', '@NAV-2', '@NAV-3'],
}, async ({ page }) => {
  await open(page, '/products');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of [...links, ['Login', '/login'], ['Get Started', '/register']] as const) {
    const link = bar.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toBeVisible();
  }
  await expect(bar.getByRole('link', { name: /cart/i })).toHaveCount(0);
  await expect(bar.locator('[aria-current="page"]')).toHaveText('Products');
  const markOf = (name: string) =>
    bar
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth);
  expect(await markOf('Products')).not.toBe(await markOf('About'));

  const look = () =>
    page.getByRole('banner').evaluate((banner) => {
      const { backgroundColor, boxShadow } = getComputedStyle(banner);
      return `${backgroundColor} ${boxShadow}`;
    });
  const atTop = await look();
  await scrollTo(page, 21);
  await expect.poll(look).not.toBe(atTop);
  expect((await bar.boundingBox())?.y).toBe(0);
  await scrollTo(page, 20);
  await expect.poll(look).toBe(atTop);
  await bar.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(bar.locator('[aria-current="page"]')).toHaveText('Home');
});

test('the links of the bar and the search keep their place on every page', {
  tag: ['@NAV-1', '@SCH-1'],
}, async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  const places = new Set<string>();
  await open(page, '/');
  await settleFont(page);
  for (const [name, href] of [
    ['Services', '/services'],
    ['FAQ', '/faq'],
  ] as const) {
    const links = page.getByRole('contentinfo').or(bar).getByRole('link', { name, exact: true });
    await links.first().click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
    places.add(
      await bar.evaluate((nav) =>
        JSON.stringify([...nav.querySelectorAll('a, button')].map((one) => one.getBoundingClientRect().x)),
      ),
    );
  }
  expect([...places]).toHaveLength(1);
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menuOf(page)).toBeVisible();
    await menuOf(page).evaluate((menu) =>
      Promise.all(menu.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  };

  test('has the links to pages and account, and the theme', {
    tag: ['@MNU-1', '@THM-1'],
  }, async ({ page }) => {
    await open(page, '/products');
    await openMenu(page);
    expect((await menuOf(page).locator('> div').boundingBox())?.width).toBe(320);
    const inNav = menuOf(page).getByRole('navigation').getByRole('link');
    for (const [place, [name, href]] of links.entries()) {
      await expect(inNav.nth(place)).toHaveText(name);
      await expect(inNav.nth(place)).toHaveAttribute('href', href);
    }
    for (const name of ['Login', 'Get Started'])
      await expect(menuOf(page).getByRole('link', { name, exact: true })).toBeVisible();
    await menuOf(page).getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText('Products');
  });

  test('focus stays inside, and the page below does not scroll', { tag: '@MNU-2' }, async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 100);
    await openMenu(page);
    // The position is read only now, because loading the font may have moved the content.
    const place = await scrollYOf(page);
    const stops = new Set<string>();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const { activeElement: at } = document;
        // Tab reaches the browser’s own controls between the last stop and the first.
        return at === document.body ? 'browser' : at?.closest('dialog') ? (at.textContent ?? '') : 'outside';
      });
      stops.add(stop);
    }
    expect(stops).not.toContain('outside');
    expect(stops.size).toBeGreaterThanOrEqual(8);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await twoFrames(page);
    expect(await scrollYOf(page)).toBe(place);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollYOf(page)).toBeGreaterThan(place);
  });
});

test('the menu closes when a wider window shows the links in the bar', {
  tag: ['@MNU-1', '@MNU-2'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1040, height: 740 });
  await expect(menu).toBeHidden();
});
