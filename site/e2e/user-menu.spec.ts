import type { Page } from 'playwright/test';
import { accountButton, cartLink, logOutButton, member, userMenu, userText } from './support/accounts.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { heightOf, open, restock, widths } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const links = [
  ['Dashboard', '/dashboard'],
  ['Profile', '/profile'],
  ['My Orders', '/orders'],
  ['Settings', '/settings'],
] as const;

const button = (page: Page) => accountButton(page, member.name);
const mobileButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const mobileMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const openAsMember = async (page: Page) => {
  await restock(page, { user: userText(member) });
  await open(page, '/products');
  await expect(button(page)).toBeVisible();
};

const expectClosed = async (page: Page) => {
  await expect(userMenu(page)).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
};

/** The same on a phone and on a desk. */
const atEveryWidth = async (page: Page, look: (width: number) => Promise<void>) => {
  for (const width of widths)
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: heightOf(width) });
      await openAsMember(page);
      await look(width);
    });
};

test.describe('the user menu', () => {
  test('[NAV-4] [A11-1] opens with the keyboard, is walked through, and Escape gives the focus back', async ({
    page,
  }) => {
    await atEveryWidth(page, async () => {
      await tabTo(page, button(page));
      await expectClosed(page);
      await page.keyboard.press('Enter');
      await expect(userMenu(page)).toBeVisible();
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      for (const [name, href] of links) {
        await page.keyboard.press('Tab');
        await expectVisibleFocus(page, `on ${name}`);
        const link = userMenu(page).getByRole('link', { name, exact: true });
        await expect(link).toBeFocused();
        await expect(link).toHaveAttribute('href', href);
      }
      await page.keyboard.press('Tab');
      await expect(logOutButton(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(userMenu(page)).toBeVisible();
      await page.keyboard.press('Space');
      await expectClosed(page);
    });
  });

  test('[NAV-4] [A11-1] closes when the focus leaves it either way, the focus being seen where it went', async ({
    page,
  }) => {
    await atEveryWidth(page, async () => {
      await button(page).press('Enter');
      await logOutButton(page).focus();
      await page.keyboard.press('Tab');
      await expectClosed(page);
      await expectVisibleFocus(page, 'after the menu');
      await button(page).press('Enter');
      await expect(userMenu(page)).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expectClosed(page);
      await expect(cartLink(page)).toBeFocused();
    });
  });

  test('[NAV-4] a press outside and its button close it, a press inside does not; it stays in the window', async ({
    page,
  }) => {
    await atEveryWidth(page, async (width) => {
      const before = await page.getByRole('main').boundingBox();
      await button(page).click();
      const box = await userMenu(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await page.getByRole('main').boundingBox()).toEqual(before);
      await userMenu(page).getByText(member.email).click();
      await expect(userMenu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
      await button(page).click();
      await page.mouse.click(5, 600);
      await expectClosed(page);
      await button(page).click();
      await button(page).click();
      await expectClosed(page);
    });
  });

  test('[NAV-4] [RTE-3] closes on the way to another page, whose heading takes focus, and on Back', async ({
    page,
  }) => {
    await atEveryWidth(page, async () => {
      await button(page).press('Enter');
      await userMenu(page).getByRole('link', { name: 'Dashboard' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
      await expectClosed(page);
      await button(page).click();
      await expect(userMenu(page).locator('[aria-current="page"]')).toHaveText('Dashboard');
      await userMenu(page).getByRole('link', { name: 'Dashboard' }).click();
      await expectClosed(page);
      await expect(button(page)).toBeFocused();
      await button(page).click();
      await page.goBack();
      await expect(page).toHaveURL('/products');
      await expectClosed(page);
    });
  });

  test('[MNU-3] [A11-1] logging out with the keyboard closes it and goes on with the content', async ({
    page,
  }) => {
    await atEveryWidth(page, async () => {
      await button(page).press('Enter');
      await tabTo(page, logOutButton(page), 5);
      await page.keyboard.press('Enter');
      await expect(button(page)).toHaveCount(0);
      await expect(userMenu(page)).toHaveCount(0);
      await expect(page).toHaveURL('/products');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
});

test.describe('the menus of a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('[MNU-3] never stand open together', async ({ page }) => {
    await openAsMember(page);
    await button(page).click();
    await mobileButton(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    await expectClosed(page);
    await page.keyboard.press('Escape');
    await expect(mobileButton(page)).toBeFocused();
    await mobileButton(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    // Behind the open panel nothing can be pressed: a press there closes it.
    await page.mouse.click(10, 30);
    await expect(mobileMenu(page)).toBeHidden();
    await expectClosed(page);
    await button(page).click();
    await expect(userMenu(page)).toBeVisible();
    await expect(mobileMenu(page)).toBeHidden();
  });

  test('[MNU-1] [MNU-2] a member walks through the panel to the cart; Escape gives the focus back', async ({
    page,
  }) => {
    await openAsMember(page);
    await tabTo(page, mobileButton(page));
    await page.keyboard.press('Enter');
    await expect(mobileMenu(page)).toBeVisible();
    const stops: string[] = [];
    const cart = mobileMenu(page).getByRole('link', { name: 'Cart, 3 items' });
    for (let presses = 0; presses < 8; presses += 1) {
      await expectVisibleFocus(page, 'in the panel');
      stops.push(
        await page.evaluate(
          () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
        ),
      );
      if (await cart.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    expect(stops.slice(0, 6)).toEqual(['Close menu', 'Home', 'Products', 'Services', 'About', 'Contact']);
    await expect(cart).toBeFocused();
    await expect(mobileMenu(page).getByRole('link', { name: /Login|Get Started/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(mobileMenu(page)).toBeHidden();
    await expect(mobileButton(page)).toBeFocused();
    await expect(mobileButton(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await cart.press('Enter');
    await expect(page).toHaveURL('/cart');
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
  });
});
