import type { Page } from 'playwright/test';
import { member, seedUser } from './support/accounts.ts';
import { expectFit, expectNoViolations, shownTree } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { open, openBlank, quantityOf, waitUntilHydrated } from './support/site.ts';
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
const askLink = (page: Page) => page.getByRole('link', { name: 'Ask about this request – Quote request 3' });

/** Date, lines, total and status of both, latest first. */
const expectListed = async (page: Page) => {
  await expect(articles(page).getByRole('heading', { level: 2 })).toHaveText([
    'Demo request 7K3Q-9F2M',
    'Quote request 3',
  ]);
  await expect(articles(page).first().getByText('Not sent', { exact: true })).toBeVisible();
  await expect(articles(page).first().locator('time').first()).toHaveText(/^2 November 2026, /);
  const sent = articles(page).nth(1);
  await expect(sent.getByRole('listitem')).toHaveText([
    /^AI Chatbot Integration\$89.97\s*3 × \$29.99 each$/,
    /^Something we sold once\$2,469.00\s*2 × \$1,234.50 each · no longer sold$/,
  ]);
  await expect(sent.getByText('Total')).toHaveText('Total $2,558.97');
  await expect(sent.getByRole('link', { name: 'AI Chatbot Integration' })).toHaveAttribute(
    'href',
    '/products/1',
  );
  await expect(sent.getByRole('link', { name: 'Something' })).toHaveCount(0);
  await expect(askLink(page)).toHaveAttribute('href', '/contact');
  await expect(page.getByText('that sends nothing')).toHaveCount(1);
};

/** Wide and narrow, in both themes, without loading the page again. */
const expectAccessible = async (page: Page) => {
  await expectNoViolations(page, 1280);
  await expectFit(page, 1280);
  const tree = await shownTree(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFit(page, 320);
  if ((await shownTree(page)) !== tree) await expectNoViolations(page, 320);
  await page.setViewportSize({ width: 1280, height: 800 });
};

test('requests of another tab appear at once, are listed completely, and filtered by the address; two hundred of them stay fast', {
  tag: ['@CRT-10', '@STO-4', '@A11-1'],
}, async ({ context, page }) => {
  test.slow();
  await seedUser(context, member, { cart_1: '[]' });
  await recordAnnouncements(page);
  await open(page, '/orders?kind=quote');
  const other = await context.newPage();
  await openBlank(other);
  const store = (list: unknown) =>
    other.evaluate((text) => localStorage.setItem('quotes_1', text), JSON.stringify(list));
  await page.bringToFront();

  await test.step('without requests the page says how to make one', async () => {
    await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
    for (const [name, href] of [
      ['Browse products', '/products'],
      ['Go to your cart', '/cart'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  });

  await test.step('requests of another tab are listed, the latest first', async () => {
    await store(requests);
    await expect(articles(page)).toHaveCount(1);
    await kind(page, 'All').click();
    await expectListed(page);
    await page.getByRole('main').focus();
    await tabTo(page, search(page));
    await tabTo(page, askLink(page));
    await expectAccessible(page);
  });

  await test.step('kind and search are in the address, and cleared by one button', async () => {
    await takeAnnouncements(page);
    await kind(page, 'Quotes').click();
    await expect(page).toHaveURL('/orders?kind=quote');
    await expect(articles(page)).toHaveCount(1);
    await expect.poll(() => takeAnnouncements(page)).toContain('1 of 2 requests');
    await search(page).fill('ANALYTICS');
    await expect(page).toHaveURL('/orders?kind=quote&q=ANALYTICS');
    await page.reload();
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { name: 'No requests match' })).toBeVisible();
    await expect(search(page)).toHaveValue('ANALYTICS');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear filters and search' }).press('Enter');
    await expect(page).toHaveURL('/orders');
    await expect(search(page)).toBeFocused();
    await expect(articles(page)).toHaveCount(2);
    await page.goBack();
    await expect(kind(page, 'Quotes')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('two hundred', async () => {
    await store(Array.from({ length: 200 }, (_, index) => ({ ...requests[index % 2], id: index + 1 })));
    await search(page).fill('');
    await expect(articles(page)).toHaveCount(100);
    await kind(page, 'All').click();
    await expect(articles(page)).toHaveCount(200);
    await search(page).pressSequentially('chatbot sold');
    await expect(page.getByRole('main').getByText('100 of 200 requests')).toBeVisible();
  });

  await test.step('asked again, a request fills the cart with what is still sold', async () => {
    await page.getByRole('button', { name: 'Add to cart again – Quote request 199' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('3');
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(1);
  });
});
