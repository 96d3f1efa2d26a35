import type { Page } from 'playwright/test';
import { member, seedUser } from './support/accounts.ts';
import { expectFit, expectNoViolations } from './support/axe.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, openBlank, quantityOf } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const noon = Date.UTC(2026, 10, 2, 12);
const line = (id: number, name: string, price: number, quantity: number) => ({ id, name, price, quantity });
const chatbot = line(1, 'AI Chatbot Integration', 29.99, 3);
const gone = line(77, 'Something we sold once', 1234.5, 2);
const requests = [
  { id: 3, at: noon - 864e5, lines: [chatbot, gone], totalCents: 255_897, status: 'sent' },
  {
    id: 4,
    at: noon,
    lines: [],
    totalCents: 0,
    status: 'kept',
    demo: { reference: '7K3Q-9F2M', startsAt: noon + 864e5 },
  },
];

const articles = (page: Page) => page.getByRole('main').getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by product' });
const kind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind' }).getByRole('button', { name });

test('requests from another tab appear at once, latest first, and are accessible', {
  tag: ['@CRT-10', '@STO-4', '@A11-1'],
}, async ({ context, page }) => {
  await seedUser(context, member, { cart_1: '[]' });
  await open(page, '/orders');
  await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
  const other = await context.newPage();
  await openBlank(other);
  await other.evaluate((text) => localStorage.setItem('quotes_1', text), JSON.stringify(requests));
  await page.bringToFront();
  await expect(articles(page).getByRole('heading', { level: 2 })).toHaveText([
    'Demo request 7K3Q-9F2M',
    'Quote request 3',
  ]);
  await expect(articles(page).nth(1).getByRole('listitem')).toHaveText([
    /^AI Chatbot Integration\$89.97\s*3 × \$29.99 each$/,
    /^Something we sold once\$2,469.00\s*2 × \$1,234.50 each · no longer sold$/,
  ]);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFit(page, 320);
  await expectNoViolations(page, 320);
});

test('kind and search are in the address, and one button clears them', {
  tag: ['@CRT-10', '@A11-1'],
}, async ({ context, page }) => {
  await seedUser(context, member, { quotes_1: JSON.stringify(requests) });
  await recordAnnouncements(page);
  await open(page, '/orders');
  await takeAnnouncements(page);
  await kind(page, 'Quotes').click();
  await expect(page).toHaveURL('/orders?kind=quote');
  await expect(articles(page)).toHaveCount(1);
  await expect.poll(() => takeAnnouncements(page)).toContain('1 of 2 requests');
  await search(page).fill('ANALYTICS');
  await expect(page).toHaveURL('/orders?kind=quote&q=ANALYTICS');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No requests match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters and search' }).press('Enter');
  await expect(page).toHaveURL('/orders');
  await expect(search(page)).toBeFocused();
  await expect(articles(page)).toHaveCount(2);
});

test('repeating a request fills the cart with what is still sold', { tag: '@CRT-10' }, async ({
  context,
  page,
}) => {
  await seedUser(context, member, { cart_1: '[]', quotes_1: JSON.stringify(requests) });
  await open(page, '/orders');
  await page.getByRole('button', { name: 'Add to cart again – Quote request 3' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('3');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(1);
});
