import { FIRST_LOCK_MS, MAX_FAILURES } from '@loomwright/login/limits';
import { samples } from '@loomwright/machine-testing';
import type { Locator } from 'playwright/test';
import {
  accountButton,
  cartLink,
  field,
  loginButton,
  logOutButton,
  newcomer,
  registerButton,
  userMenu,
} from './support/accounts.ts';
import { expectVisibleFocus, tabBackTo, tabTo } from './support/keyboard.ts';
import {
  heightOf,
  notice,
  open,
  quantityOf,
  storedLines,
  waitUntilHydrated,
  widths,
} from './support/site.ts';
import { expect, test, withMotion } from './support/site-test.ts';

test.use(withMotion);

// Other tests check both widths; the narrow one has more steps.
for (const width of samples(widths, 1))
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: heightOf(width) } });

    test('a guest filters, chooses, adds, removes, clears and undoes in two tabs', {
      tag: ['@PRD-2', '@PDP-3', '@CRT-9', '@STO-4', '@PPL-2'],
    }, async ({ context, page }) => {
      await open(page, '/');
      if (width === 360) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Products', exact: true }).filter({ visible: true }).click();
      await expect(page).toHaveURL('/products');

      await page.getByRole('button', { name: 'AI Solutions' }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.getByRole('searchbox').fill('neural');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page).toHaveURL('/products?category=ai-solutions&q=neural');
      await page.getByRole('link', { name: 'Neural Network API' }).click();

      await page.getByLabel('Quantity', { exact: true }).fill('3');
      await page.getByRole('button', { name: 'Increase: Quantity' }).click();
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
      await expect(notice(page, 'Added 4 × Neural Network API to your cart.')).toBeVisible();
      await page.reload();
      await waitUntilHydrated(page);
      expect(await storedLines(page)).toEqual([[3, 4]]);

      const other = await context.newPage();
      await open(other, '/cart');
      await expect(quantityOf(other, 'Neural Network API')).toHaveValue('4');
      await page.goBack();
      await page.getByRole('button', { name: 'All' }).click();
      await page.getByRole('searchbox').fill('');
      await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(other.getByRole('listitem').filter({ hasText: 'AI Chatbot Integration' })).toBeVisible();
      await expect(other.getByText('$189.95', { exact: true })).toBeVisible();

      await page.getByRole('link', { name: 'View cart' }).click();
      await page.getByRole('button', { name: 'Remove Neural Network API' }).click();
      await expect(page.getByText('Neural Network API was removed.')).toBeVisible();
      await expect(other.getByText('Neural Network API')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo removing Neural Network API' }).click();
      await expect(quantityOf(page, 'Neural Network API')).toHaveValue('4');
      await page.getByRole('button', { name: 'Clear cart' }).click();
      await expect(other.getByText('Your cart is empty')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(other.getByText('$189.95', { exact: true })).toBeVisible();
      await expect
        .poll(() => storedLines(page))
        .toEqual([
          [3, 4],
          [1, 1],
        ]);
    });

    test('a visitor chooses, registers, logs out and in again by keyboard alone', {
      tag: [
        ...['@A11-1', '@PDP-3', '@CRT-6', '@CRT-9', '@REG-2', '@RTE-3', '@DSH-2'],
        ...['@AUT-1', '@LGN-3', '@LGN-4', '@LGN-5'],
      ],
    }, async ({ page }) => {
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      /** Tabs to a control, with visible focus at every stop, and presses it. */
      const press = async (target: Locator, key: 'Enter' | 'Space' = 'Enter', tab = tabTo) => {
        await tab(page, target);
        await page.keyboard.press(key);
      };
      const type = async (label: string, text: string) => {
        await tabTo(page, field(page, label));
        await page.keyboard.insertText(text);
      };
      // On a narrow screen the bar's links are in the menu.
      const follow = async (name: string) => {
        const inBar = page.getByRole('banner').getByRole('link', { name, exact: true });
        if (width !== 360) return press(inBar, 'Enter', tabBackTo);
        await press(page.getByRole('button', { name: 'Menu', exact: true }), 'Enter', tabBackTo);
        await press(page.getByRole('dialog').getByRole('link', { name, exact: true }));
      };
      const openUserMenu = async () => {
        await press(accountButton(page, newcomer.name), 'Enter', tabBackTo);
        await expect(userMenu(page)).toBeVisible();
      };

      await page.clock.install();
      await open(page, '/');
      await press(page.getByRole('link', { name: 'Skip to content' }));
      await follow('Products');
      await expect(heading('Products')).toBeFocused();
      await tabTo(page, page.getByRole('searchbox'));
      await page.keyboard.type('nothing like it');
      await press(page.getByRole('button', { name: 'Clear filters and search' }));
      await expect(page.getByRole('searchbox')).toBeFocused();
      await press(page.getByRole('link', { name: 'Neural Network API' }));
      await expect(heading('Neural Network API')).toBeFocused();
      await press(page.getByRole('button', { name: 'Increase: Quantity' }), 'Space');
      await press(page.getByRole('button', { name: 'Add to Cart' }));
      await expect(notice(page, 'Added 2 × Neural Network API to your cart.')).toBeVisible();

      await press(page.getByRole('link', { name: 'View cart' }));
      await expect(heading('Your cart')).toBeFocused();
      await press(page.getByRole('button', { name: 'Remove Neural Network API' }), 'Space');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await press(page.getByRole('button', { name: 'Undo removing' }), 'Space');
      await expect(page.getByRole('main').getByRole('link', { name: 'Neural Network API' })).toBeFocused();

      await follow('Get Started');
      await expect(heading('Create your account')).toBeFocused();
      await type('Name', newcomer.name);
      await type('Email', newcomer.email);
      await type('Password', newcomer.password);
      await type('Confirm password', newcomer.password);
      await press(field(page, 'I agree to the Terms'), 'Space');
      await press(registerButton(page));
      // Before the focus: the notice is gone after two seconds.
      await expect(notice(page, 'The 2 items you chose as a guest are now in your cart.')).toBeVisible();
      await expect(heading('Intelligent AI')).toBeFocused();
      await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');

      await openUserMenu();
      await press(userMenu(page).getByRole('link', { name: 'Dashboard' }));
      await expect(heading('Dashboard')).toBeFocused();
      const markAll = page.getByRole('button', { name: 'Mark all as read' });
      await expect(markAll).toBeEnabled();
      await press(markAll);
      await expect(markAll).toBeDisabled();
      await expectVisibleFocus(page, 'after marking all as read');

      // All attempts but one are used up.
      const used = JSON.stringify({ failures: MAX_FAILURES - 1, locks: 0, lockedUntil: null });
      await page.evaluate((text) => localStorage.setItem('login_lockout', text), used);
      await openUserMenu();
      await press(logOutButton(page));
      await expect(heading('Log in')).toBeFocused();
      await type('Email', newcomer.email);
      await type('Password', 'no such word');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Too many login attempts.')).toBeVisible();
      // The error summary has focus; the fields follow it.
      await expectVisibleFocus(page, 'at the lock');
      await expect(loginButton(page)).toHaveAttribute('aria-disabled', 'true');
      await page.clock.fastForward(FIRST_LOCK_MS + 1000);
      await expect(loginButton(page)).toHaveAttribute('aria-disabled', 'false');
      await type('Password', newcomer.password);
      await press(loginButton(page));
      await expect(heading('Dashboard')).toBeFocused();
      await expect(page.getByText('Mark as read')).toHaveCount(0);
      await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
    });
  });
