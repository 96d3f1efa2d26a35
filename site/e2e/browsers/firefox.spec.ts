import { contactValues, fillIn, submitButton } from '../support/forms.ts';
import { notice, open, storedLines, waitUntilHydrated } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';

test('a guest adds products, reloads, changes the cart and requests a quote', {
  tag: ['@BRW-1', '@CRT-9', '@CRT-10', '@short'],
}, async ({ page }) => {
  const press = (role: 'button' | 'link', name: string) => page.getByRole(role, { name }).first().click();
  await open(page, '/products');
  await press('link', 'Neural Network API');
  await press('button', 'Increase: Quantity');
  await press('button', 'Add to Cart');
  await expect(notice(page, 'Added 2 × Neural Network API to your cart.')).toBeVisible();
  await page.reload();
  await waitUntilHydrated(page);
  expect(await storedLines(page)).toEqual([[3, 2]]);
  await press('link', 'Cart, 2 items');
  await press('button', 'Remove Neural Network API');
  await press('button', 'Undo removing Neural Network API');
  await press('link', 'Request a Quote');
  await expect(page.getByRole('region', { name: 'Quote request', exact: true })).toBeVisible();
  await fillIn(page, { 'Full Name': contactValues['Full Name'], Email: contactValues.Email });
  await submitButton(page).click();
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
});
