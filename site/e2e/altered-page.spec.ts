import { MAX_FAILURES } from '@loomwright/login/limits';
import type { Page } from 'playwright/test';
import { field, loginButton, storedLockout } from './support/accounts.ts';
import { contactValues, fillIn, valuesOf } from './support/forms.ts';
import { hold } from './support/observe.ts';
import { cartText, codeOf, open, quantityOf, seed, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test.describe('while the browser translates the page', () => {
  test.use({ alteredBy: 'translator' });

  test('a press of + changes the line’s total, the cart’s and the badge', {
    tag: ['@BRW-2', '@CRT-2'],
  }, async ({ context, page }) => {
    await seed(context, { cart: cartText([1, 2], [3, 1]) });
    await open(page, '/cart');
    const line = page.getByRole('listitem').filter({ has: quantityOf(page, 'AI Chatbot Integration') });
    await expect(line).toContainText('$59.98');
    await page.getByRole('button', { name: 'Increase: Quantity of AI Chatbot Integration' }).click();
    await expect(line).toContainText('$89.97');
    await expect(page.getByText('$129.96', { exact: true })).toBeVisible();
  });
});

test.describe('with nodes that extensions add before hydration', () => {
  test.use({ alteredBy: 'extensions' });

  const openEarly = async (page: Page, path: string) => {
    const entry = await hold(page, codeOf('main.tsx'));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('[data-foreign]').first()).toBeAttached();
    return async () => {
      entry.release();
      await waitUntilHydrated(page);
    };
  };

  test('a login form keeps its text, and submits once', { tag: ['@BRW-2', '@LGN-2'] }, async ({ page }) => {
    const arrive = await openEarly(page, '/login');
    await field(page, 'Email').fill('unknown@example.com');
    await field(page, 'Password').fill('no such word');
    await loginButton(page).click();
    await arrive();
    await expect(page.getByText(`Remaining attempts: ${MAX_FAILURES - 1}`)).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue('unknown@example.com');
    expect((await storedLockout(page))?.failures).toBe(1);
  });

  test('the contact form keeps its text, draft, focus and cursor', { tag: ['@BRW-2', '@FRM-3'] }, async ({
    page,
  }) => {
    const arrive = await openEarly(page, '/contact');
    await fillIn(page, contactValues);
    const message = field(page, 'Your Message');
    await message.press('Home');
    await arrive();
    expect(await valuesOf(page, contactValues)).toEqual(contactValues);
    await expect(message).toBeFocused();
    await page.keyboard.type('First: ');
    await expect(message).toHaveValue(`First: ${contactValues['Your Message']}`);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(message).toHaveValue(`First: ${contactValues['Your Message']}`);
  });
});
