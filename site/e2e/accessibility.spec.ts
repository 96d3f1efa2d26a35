import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { findSmallTargets, findViolations } from './support/axe.ts';
import { expectVisibleFocus, findFocusProblem } from './support/keyboard.ts';
import { cartText, open, pages, seed } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

// Stands in for the picture of a product that is gone.
const picture = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));

const removeFirst = (page: Page) => page.getByRole('button', { name: 'Remove AI Chatbot' }).click();

/** Every page in every state it can be in. */
const states: readonly {
  readonly name: string;
  readonly path: string;
  readonly cart?: string;
  readonly reach?: (page: Page) => Promise<void>;
}[] = [
  ...pages.map(({ path }) => ({ name: path, path })),
  { name: 'nothing found', path: '/products?q=nothing+like+it' },
  { name: 'a filtered catalogue', path: '/products?category=ai-solutions&sort=name' },
  { name: 'a filled cart', path: '/cart', cart: cartText([1, 2], [3, 99]) },
  { name: 'a removed line', path: '/cart', cart: cartText([1, 2], [3, 1], [77, 1]), reach: removeFirst },
  {
    name: 'a cleared cart',
    path: '/cart',
    cart: cartText([1, 2]),
    reach: (page) => page.getByRole('button', { name: 'Clear cart' }).click(),
  },
  {
    name: 'a notice and the way up',
    path: '/products/1',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.evaluate(() => window.scrollTo(0, 400));
    },
  },
];

for (const { name, path, cart, reach } of states) {
  for (const width of [320, 1280]) {
    test(`[A11-1] axe finds nothing on ${name} at ${width} px, light and dark`, async ({
      context,
      page,
      watch,
    }) => {
      watch.expects(answered404);
      if (cart) {
        await page.route('/art/products/77.svg', (route) => route.fulfill({ path: picture }));
      }
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // What the first round changed is put back.
        if (cart) await seed(context, { cart });
        await open(page, path);
        await reach?.(page);
        expect(await findViolations(page), colorScheme).toEqual([]);
      }
      expect(await findSmallTargets(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
    });
  }

  test(`[A11-1] every stop of the keyboard can be seen on ${name}`, async ({ context, page, watch }) => {
    watch.expects(answered404);
    if (cart) {
      await seed(context, { cart });
      await page.route('/art/products/77.svg', (route) => route.fulfill({ path: picture }));
    }
    await open(page, path);
    await reach?.(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const isAtEnd = () => page.evaluate(() => document.activeElement?.matches('[type="radio"]') === true);
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      await expectVisibleFocus(page, `at stop ${presses + 1} of ${name}`);
      if (await isAtEnd()) return;
    }
    throw new Error('the theme switch at the end is never reached');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[A11-1] axe finds nothing in the open menu, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/products');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
  });

  test(`[A11-1] [STO-3] axe finds nothing in the storage notice, ${colorScheme}`, async ({ page, watch }) => {
    watch.expects(/Could not read/);
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/');
    await expect(page.getByText('This browser will not remember changes.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

test('[A11-1] axe itself notices a violation', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => document.querySelector('nav')?.removeAttribute('aria-label'));
  await page.evaluate(() => document.querySelector('main a')?.replaceChildren());
  expect((await findViolations(page)).join()).toContain('link-name');
});

test('[A11-1] the check of the focus notices a missing outline and a lost focus', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Explore Services' }).focus();
  await page.keyboard.press('Tab');
  expect(await findFocusProblem(page)).toBe('');
  await page.evaluate(() => document.styleSheets[0]?.insertRule('* { outline: none !important }'));
  expect(await findFocusProblem(page)).toContain('without an outline');
  await page.evaluate(() => document.activeElement?.remove());
  expect(await findFocusProblem(page)).toBe('nothing has focus');
});
