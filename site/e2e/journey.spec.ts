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
import { tabBackTo, tabTo } from './support/keyboard.ts';
import { heightOf, notice, open, quantityOf, storedLines, waitUntilHydrated } from './support/site.ts';
import { expect, test, withMotion } from './support/site-test.ts';

test.use(withMotion);
test.use({ viewport: { width: 360, height: heightOf(360) } });

test('a guest filters, chooses, adds, removes, clears and undoes in two tabs', {
  tag: ['@PRD-2', '@PDP-3', '@CRT-9', '@STO-4', '@PPL-2'],
}, async ({ context, page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Products', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/products');

  await page.getByRole('button', { name: 'AI Solutions' }).click();
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

  const other = await context.newPage();
  await open(other, '/cart');
  await expect(quantityOf(other, 'Neural Network API')).toHaveValue('4');
  await page.goBack();
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(other.getByText('$189.95', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('button', { name: 'Remove Neural Network API' }).click();
  await expect(other.getByText('Neural Network API')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo removing Neural Network API' }).click();
  await expect(quantityOf(page, 'Neural Network API')).toHaveValue('4');
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('$189.95', { exact: true })).toBeVisible();
  const lines = [
    [3, 4],
    [1, 1],
  ];
  await expect.poll(() => storedLines(page)).toEqual(lines);
});

test('a visitor shops, registers, logs out and logs in again by keyboard alone', {
  tag: ['@A11-1', '@PDP-3', '@CRT-6', '@REG-2', '@RTE-3', '@AUT-1', '@LGN-5'],
}, async ({ page }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const press = async (target: Locator, tab = tabTo) => {
    await tab(page, target);
    await page.keyboard.press('Enter');
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, field(page, label));
    await page.keyboard.insertText(text);
  };

  await open(page, '/products');
  await press(page.getByRole('link', { name: 'Skip to content' }));
  await press(page.getByRole('link', { name: 'AI Chatbot Integration' }));
  await expect(heading('AI Chatbot Integration')).toBeFocused();
  await press(page.getByRole('button', { name: 'Increase: Quantity' }));
  await press(page.getByRole('button', { name: 'Add to Cart' }));
  await press(page.getByRole('link', { name: 'View cart' }));
  await expect(heading('Your cart')).toBeFocused();

  await press(page.getByRole('button', { name: 'Menu', exact: true }), tabBackTo);
  await press(page.getByRole('dialog').getByRole('link', { name: 'Get Started' }));
  await expect(heading('Create your account')).toBeFocused();
  await type('Name', newcomer.name);
  await type('Email', newcomer.email);
  await type('Password', newcomer.password);
  await type('Confirm password', newcomer.password);
  await tabTo(page, field(page, 'I agree to the Terms'));
  await page.keyboard.press('Space');
  await press(registerButton(page));
  // Checked first, because the notice disappears after two seconds.
  await expect(notice(page, 'The 2 items you chose as a guest are now in your cart.')).toBeVisible();
  await expect(heading('Intelligent AI')).toBeFocused();

  await press(accountButton(page, newcomer.name), tabBackTo);
  await expect(userMenu(page)).toBeVisible();
  await press(logOutButton(page));
  await press(page.getByRole('button', { name: 'Menu', exact: true }), tabBackTo);
  await press(page.getByRole('dialog').getByRole('link', { name: 'Login' }));
  await expect(heading('Log in')).toBeFocused();
  await type('Email', newcomer.email);
  await type('Password', newcomer.password);
  await press(loginButton(page));
  await expect(heading('Dashboard')).toBeFocused();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
});
