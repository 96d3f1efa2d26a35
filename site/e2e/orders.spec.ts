import type { Page } from 'playwright/test';
import { heading, member, seedUser } from './support/accounts.ts';
import { findSmallTargets, findViolations } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { recordAnnouncements, takeSaid } from './support/observe.ts';
import { open, waitUntilAlive } from './support/site.ts';
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
    lines: [line(2, 'Predictive Analytics Suite', 49.99, 1)],
    totalCents: 4999,
    status: 'kept',
  },
];

const articles = (page: Page) => page.getByRole('main').getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by product' });
const status = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name });

test('[CRT-10] requests are listed with date, lines, total and status, the latest first, and filtered in the address', async ({
  context,
  page,
}) => {
  await seedUser(context, member, { quotes_1: JSON.stringify(requests) });
  await recordAnnouncements(page);
  await open(page, '/orders');
  await expect(articles(page).getByRole('heading')).toHaveText(['Request 4', 'Request 3']);
  await expect(articles(page).first()).toContainText('Kept in this browser');
  await expect(articles(page).first().locator('time')).toHaveText(/^2 November 2026, /);
  const sent = articles(page).nth(1);
  await expect(sent.getByRole('listitem')).toHaveText([
    /^AI Chatbot Integration\$89.97\s*3 × \$29.99 each$/,
    /^Something we sold once\$2,469.00\s*2 × \$1,234.50 each · not sold any more$/,
  ]);
  await expect(sent.getByText('Total')).toHaveText('Total $2,558.97');
  await expect(sent.getByRole('link', { name: 'AI Chatbot Integration' })).toHaveAttribute(
    'href',
    '/products/1',
  );
  await expect(sent.getByRole('link', { name: 'Something' })).toHaveCount(0);
  await expect(sent.getByRole('link', { name: 'Ask about this request, number 3' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.getByText('it sends nothing')).toHaveCount(1);

  await status(page, 'Sent').click();
  await expect(page).toHaveURL('/orders?status=sent');
  await expect(articles(page)).toHaveCount(1);
  await expect.poll(() => takeSaid(page)).toContain('1 of 2 requests');
  await search(page).fill('ANALYTICS');
  await expect(page).toHaveURL('/orders?status=sent&q=ANALYTICS');
  await expect(page.getByRole('heading', { name: 'No requests match' })).toBeVisible();
  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', { name: 'No requests match' })).toBeVisible();
  await expect(search(page)).toHaveValue('ANALYTICS');
  await page.getByRole('button', { name: 'Clear filters and search' }).press('Enter');
  await expect(page).toHaveURL('/orders');
  await expect(search(page)).toBeFocused();
  await expect(articles(page)).toHaveCount(2);
  await page.goBack();
  await expect(status(page, 'Sent')).toHaveAttribute('aria-pressed', 'true');
});

test('[CRT-10] [STO-4] without requests the page says how to make one; one made in another tab is there at once; two hundred are no burden', async ({
  context,
  page,
}) => {
  await seedUser(context, member);
  await open(page, '/orders?status=sent');
  await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse products' })).toHaveAttribute(
    'href',
    '/products',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to your cart' })).toHaveAttribute(
    'href',
    '/cart',
  );
  const other = await context.newPage();
  await open(other, '/products');
  const store = (list: unknown) =>
    other.evaluate((text) => localStorage.setItem('quotes_1', text), JSON.stringify(list));
  await store(requests);
  await expect(articles(page)).toHaveCount(1);
  await store(Array.from({ length: 200 }, (_, index) => ({ ...requests[index % 2], id: index + 1 })));
  await expect(articles(page)).toHaveCount(100);
  await status(page, 'All').click();
  await expect(articles(page)).toHaveCount(200);
  await search(page).pressSequentially('chatbot sold');
  await expect(page.getByText('100 of 200 requests')).toBeVisible();
});

test('[A11-1] requests and activity: nothing for axe in any theme and width, no sideways scroll, all by keyboard', async ({
  context,
  page,
}) => {
  test.slow();
  const activity = [{ kind: 'cart', text: 'x'.repeat(200), at: noon }];
  await seedUser(context, member, {
    quotes_1: JSON.stringify(requests),
    activity_1: JSON.stringify(activity),
  });
  for (const [path, title] of [
    ['/orders', 'My Orders'],
    ['/orders?q=nothing', 'My Orders'],
    ['/activity', 'Your activity'],
  ] as const)
    for (const width of [320, 1280]) {
      const where = `${path}, ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, path);
      await expect(heading(page)).toHaveText(title);
      expect(await findViolations(page), where).toEqual([]);
      expect(await findSmallTargets(page), where).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      // The bar changes its colours over a moment.
      const findColours = () => findViolations(page, ['color-contrast', 'link-in-text-block']);
      await expect.poll(findColours, { message: `${where}, dark` }).toEqual([]);
    }
  await open(page, '/orders');
  await tabTo(page, search(page));
  await tabTo(page, page.getByRole('link', { name: 'Ask about this request, number 3' }));
});
