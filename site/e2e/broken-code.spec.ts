import type { Page } from 'playwright/test';
import { expectVisibleFocus } from './support/keyboard.ts';
import { lose, lost } from './support/lose.ts';
import { cartText, open, quantityOf, seed, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mainLink = (page: Page, name: string) =>
  page.getByLabel('Main').getByRole('link', { name, exact: true });
const chunk = { products: /\/assets\/products-page/, product: /\/assets\/product-page/ };

test('[RTE-6] code that is gone after a deploy: the document is loaded anew, once, and the page is there', async ({
  page,
  watch,
}) => {
  watch.expects(lost);
  await open(page, '/');
  let isGone = true;
  const documents = await lose(page, chunk.products, () => isGone);
  page.on('request', (request) => {
    // The new document names the new code.
    if (request.isNavigationRequest()) isGone = false;
  });
  await mainLink(page, 'Products').click();
  await expect(heading(page)).toHaveText('Products');
  await waitUntilAlive(page);
  expect(documents).toEqual(['/products']);
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Intelligent/);
});

test('[RTE-6] code that stays gone: one reload, then an error page that tries again and leads away', async ({
  page,
  watch,
}) => {
  watch.expects(lost);
  await open(page, '/');
  let isGone = true;
  const documents = await lose(page, chunk.products, () => isGone);
  await mainLink(page, 'Products').click();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  expect(documents).toEqual(['/products']);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  expect(documents).toEqual(['/products']);
  isGone = false;
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(heading(page)).toHaveText('Products');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expectVisibleFocus(page, 'after trying again');
});

test('[RTE-6] trying again never blanks the page nor loses the focus', async ({ page, watch }) => {
  watch.expects(lost);
  await page.addInitScript(() => {
    const blanks: string[] = [];
    Object.assign(window, { blanks });
    const look = () => {
      requestAnimationFrame(look);
      const main = document.querySelector('main');
      if (main && main.textContent?.trim() === '') blanks.push(`at ${performance.now()}`);
    };
    requestAnimationFrame(look);
  });
  let release = () => {};
  let isHeld = false;
  await page.route(chunk.products, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => (release = resolve));
    await route.abort();
  });
  await page.goto('/products');
  await expect(heading(page)).toHaveText('This page could not be loaded');
  isHeld = true;
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('main')).not.toHaveText('');
  await expectVisibleFocus(page, 'while trying again');
  release();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  const blanks = await page.evaluate(() => (window as unknown as { blanks: string[] }).blanks);
  expect(blanks).toEqual([]);
});

test('[RTE-6] from the error page every other page can be reached, and Go Back goes back', async ({
  page,
  watch,
}) => {
  watch.expects(lost);
  await open(page, '/');
  await lose(page, chunk.products, () => true);
  await mainLink(page, 'Products').click();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(heading(page)).toHaveText(/^Intelligent/);
  await expect(page).toHaveURL('/');
  await open(page, '/products');
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expect(heading(page)).toHaveText(/^Intelligent/);
  await expect(heading(page)).toBeFocused();
});

test('[RTE-6] the entry itself cannot be had: the prerendered page stays readable', async ({
  page,
  watch,
}) => {
  watch.expects(lost);
  await page.route(/\/assets\/main-/, (route) => route.abort());
  for (const path of ['/products', '/products?category=ai-solutions']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Products');
    await expect(page.getByRole('article').first(), path).toBeVisible();
  }
});

test.describe('a page that throws while it renders', () => {
  const throwing = 'export default function Broken() { throw new Error("broken on purpose"); }';

  test.beforeEach(async ({ page, watch }) => {
    watch.expects(/broken on purpose|Minified React error|preloaded using link preload/);
    await page.route(chunk.product, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: throwing }),
    );
  });

  test('[RTE-6] by a link: an error page with a way back; the rest of the site and the cart go on', async ({
    context,
    page,
  }) => {
    await seed(context, { cart: cartText([1, 2]) });
    await open(page, '/products');
    await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
    await expect(heading(page)).toHaveText('This page could not be shown');
    await expect(heading(page)).toBeFocused();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await open(page, '/cart');
    await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('2');
  });

  test('[RTE-6] as a document: an error page with a way home', async ({ page }) => {
    await page.goto('/products/1');
    await expect(heading(page)).toHaveText('This page could not be shown');
    await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
    await expect(heading(page)).toHaveText(/^Intelligent/);
  });
});
