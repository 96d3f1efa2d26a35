import type { Page } from 'playwright/test';
import { userText } from './support/accounts.ts';
import { hold, recordAnnouncements, takeSaid, twoFrames } from './support/observe.ts';
import {
  headingOf,
  notice,
  open,
  openFrozen,
  restock,
  scrollTo,
  scrollYOf,
  waitUntilAlive,
} from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';
import { memberPages } from './support/states.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const mainLink = (page: Page, name: string) =>
  page.getByLabel('Main').getByRole('link', { name, exact: true });

/** One h1 and one of each landmark; as a document, nothing takes the focus away from where a reader begins. */
const expectOutline = async (page: Page, path: string, title: string, name: string) => {
  await expect.soft(heading(page, name), path).toBeVisible();
  await expect.soft(page, path).toHaveTitle(`${title} · Loomwright AI`);
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  for (const role of ['main', 'banner', 'contentinfo'] as const)
    await expect.soft(page.getByRole(role), path).toHaveCount(1);
  const isAtBeginning = await page.evaluate(() => document.activeElement === document.body);
  expect.soft(isAtBeginning, `${path} leaves the focus alone`).toBe(true);
};

test('[PPL-1] [RTE-1] [DSH-1] so has every page for members', async ({ page }) => {
  test.slow();
  for (const { path, title, heading: name, who } of memberPages)
    await test.step(path, async () => {
      await restock(page, { user: userText(who) });
      await open(page, path);
      await expectOutline(page, path, title, name);
    });
});

test('[RTE-1] [RTE-5] an address written otherwise: the answer and the page that comes alive agree', async ({
  page,
  watch,
}) => {
  watch.expects(answered404);
  for (const path of [
    '/Products',
    '/products/01',
    '/products/%31',
    '/%70roducts',
    '/CART',
    '/LOGIN',
    '/%72egister',
    '/products/1/x',
    '/404',
  ])
    await test.step(path, async () => {
      const response = await page.goto(path);
      const drawn = headingOf((await response?.text()) ?? '');
      expect(response?.status(), path).toBe(/not found/i.test(drawn) ? 404 : 200);
      await waitUntilAlive(page);
      await twoFrames(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(drawn);
    });
});

test.describe('a visit by a link', () => {
  test('[RTE-3] sets the title, focuses the heading, scrolls up and says so once', async ({ page }) => {
    await recordAnnouncements(page);
    await openFrozen(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await takeSaid(page);
    await mainLink(page, 'Products').click();
    await expect(heading(page, 'Products')).toBeFocused();
    await expect(page).toHaveTitle('Products · Loomwright AI');
    expect(await scrollYOf(page)).toBe(0);
    for (const ms of [100, 300, 1000, 2000, 3000]) await page.clock.runFor(ms);
    expect(await takeSaid(page)).toEqual(['Products · Loomwright AI']);
  });

  test('[RTE-3] [CRT-3] a notice stays its 2000 ms and is said once though a page is shown meanwhile', async ({
    page,
  }) => {
    await recordAnnouncements(page);
    await openFrozen(page, '/products/1');
    await takeSaid(page);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.clock.runFor(100);
    await mainLink(page, 'Products').click();
    await expect(heading(page, 'Products')).toBeFocused();
    await page.clock.runFor(1899);
    await expect(notice(page, 'Added AI Chatbot Integration to your cart.')).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice(page, 'Added AI Chatbot Integration to your cart.')).toHaveCount(0);
    for (const ms of [1000, 2000, 3000]) await page.clock.runFor(ms);
    expect(await takeSaid(page)).toEqual([
      'Added AI Chatbot Integration to your cart.',
      'Products · Loomwright AI',
    ]);
  });

  test('[RTE-3] [CRT-3] a page is said once though something is done meanwhile', async ({ page }) => {
    await recordAnnouncements(page);
    await openFrozen(page, '/cart');
    await page.getByRole('link', { name: 'Browse products' }).click();
    await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
    // The clock stands still: its 300 ms count once the page has come and is loading.
    await expect(page.getByText('Loading the product…')).toBeVisible();
    await page.clock.runFor(300);
    await takeSaid(page);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    for (const ms of [100, 300, 1000, 2000, 3000]) await page.clock.runFor(ms);
    expect((await takeSaid(page)).toSorted()).toEqual([
      'AI Chatbot Integration · Loomwright AI',
      'Added AI Chatbot Integration to your cart.',
    ]);
  });

  test('[RTE-3] Back and Forward restore title and scroll position', async ({ page }) => {
    await open(page, '/products');
    const link = page.getByRole('link', { name: 'Customer Insight Platform' });
    await link.scrollIntoViewIfNeeded();
    const place = await scrollYOf(page);
    expect(place).toBeGreaterThan(100);
    await link.click();
    await expect(heading(page, 'Customer Insight Platform')).toBeFocused();
    await scrollTo(page, 120);
    await mainLink(page, 'Home').click();
    await expect(heading(page, 'Intelligent AI')).toBeFocused();
    await scrollTo(page, 333);
    await page.goBack();
    await expect(heading(page, 'Customer Insight Platform')).toBeVisible();
    await expect.poll(() => scrollYOf(page)).toBe(120);
    await page.goBack();
    await expect.poll(() => scrollYOf(page)).toBe(place);
    await expect(page).toHaveTitle('Products · Loomwright AI');
    await page.goForward();
    await expect.poll(() => scrollYOf(page)).toBe(120);
    await expect(page).toHaveTitle('Customer Insight Platform · Loomwright AI');
    await page.goForward();
    await expect.poll(() => scrollYOf(page)).toBe(333);
  });

  test('[RTE-3] Back in the middle of scrolling restores the place of the page before', async ({ page }) => {
    await open(page, '/products');
    await scrollTo(page, 300);
    await mainLink(page, 'Home').click();
    await expect(heading(page, 'Intelligent AI')).toBeFocused();
    await page.evaluate(() => {
      window.scrollTo({ top: 700, behavior: 'instant' });
      window.history.back();
    });
    await expect(heading(page, 'Products')).toBeVisible();
    await expect.poll(() => scrollYOf(page)).toBe(300);
  });

  test('[RTE-3] a reload keeps its place', async ({ page }) => {
    await open(page, '/products');
    await scrollTo(page, 500);
    await page.reload();
    await waitUntilAlive(page);
    await expect.poll(() => scrollYOf(page)).toBe(500);
  });

  test('[RTE-3] Back from another document restores scroll', async ({ page }) => {
    await open(page, '/products');
    await scrollTo(page, 500);
    await open(page, '/cart');
    await page.goBack();
    await waitUntilAlive(page);
    await expect.poll(() => scrollYOf(page)).toBe(500);
  });

  test('[RTE-3] Home begins at the top', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 500);
    await page.reload();
    await waitUntilAlive(page);
    await twoFrames(page);
    expect(await scrollYOf(page)).toBe(0);
  });

  test('[RTE-3] a change of the query alone keeps scroll and focus, Back included', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/products');
    await scrollTo(page, 150);
    const filter = page.getByRole('button', { name: 'AI Solutions' });
    await filter.click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(filter).toBeFocused();
    expect(await scrollYOf(page)).toBe(150);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(await scrollYOf(page)).toBe(150);
    await expect(filter).toBeFocused();
  });

  test('[RTE-3] [PDP-1] a page that first loads takes focus once its content settles', async ({ page }) => {
    await openFrozen(page, '/products');
    await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
    await expect(page.getByText('Loading the product…')).toBeVisible();
    await expect(page).toHaveTitle('AI Chatbot Integration · Loomwright AI');
    await page.clock.runFor(300);
    await expect(heading(page, 'AI Chatbot Integration')).toBeFocused();
  });

  test('[RTE-3] the page before stays until the code of the next is here; the latest wish wins', async ({
    page,
  }) => {
    const products = await hold(page, /\/assets\/products-page/);
    await open(page, '/');
    await mainLink(page, 'Products').click();
    await expect(page).toHaveURL('/products');
    await expect(heading(page, 'Intelligent AI')).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await mainLink(page, 'Contact').click();
    await expect(heading(page, 'Contact')).toBeFocused();
    products.release();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await twoFrames(page);
    await expect(heading(page, 'Contact')).toBeFocused();
    await expect(page).toHaveURL('/contact');
  });

  test('[RTE-3] a link that is opened in a new tab leaves this page alone', async ({ context, page }) => {
    await open(page, '/');
    const opened = context.waitForEvent('page');
    await mainLink(page, 'Products').click({ modifiers: ['ControlOrMeta'] });
    await waitUntilAlive(await opened);
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Intelligent AI')).toBeVisible();
  });

  test('[RTE-3] quick double clicks on links end on one page with one entry', async ({ page }) => {
    await open(page, '/');
    await mainLink(page, 'Products').dblclick();
    await expect(heading(page, 'Products')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Intelligent AI')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('[A11-1] the skip link comes first and leads into the page', async ({ page }) => {
  await open(page, '/products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'All' })).toBeFocused();
});
