import { products } from '@loomwright/catalogue';
import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { field, heading, loginButton } from './support/accounts.ts';
import { expectVisibleFocus } from './support/keyboard.ts';
import { lose, lost } from './support/lose.ts';
import { cartText, mainLink, open, quantityOf, seed, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const chunk = { products: /\/assets\/products-page/, product: /\/assets\/product-page-/ };

const error = 'This page could not be loaded';

test('a missing chunk reloads the document once; without the entry it stays readable', {
  tag: '@RTE-6',
}, async ({ page, watch }) => {
  watch.expects(lost);
  await open(page, '/');
  await test.step('a missing chunk', async () => {
    let isGone = true;
    const documents = await lose(page, chunk.products, () => isGone);
    page.on('request', (request) => {
      // The new document names the new code.
      if (request.isNavigationRequest()) isGone = false;
    });
    await mainLink(page, 'Products').click();
    await expect(heading(page)).toHaveText('Products');
    await waitUntilHydrated(page);
    expect(documents).toEqual(['/products']);
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Intelligent/);
  });
  await test.step('without the entry', async () => {
    await page.route(/\/assets\/main-/, (route) => route.abort());
    // With a query nothing is shown until the site's code has read it.
    for (const path of samples(['/products?category=ai-solutions', '/products'], 1)) {
      await page.goto(path);
      await expect(heading(page)).toHaveText('Products');
      await expect(page.getByRole('article').first(), path).toBeVisible();
    }
  });
});

test('a chunk that stays missing leads to an error page that can try again', {
  tag: ['@RTE-6', '@deep'],
}, async ({ page, watch }) => {
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
  await open(page, '/');
  let isGone = true;
  let release = () => {};
  let held: Promise<void> | undefined;
  const documents = await lose(page, chunk.products, () => isGone);
  await page.route(chunk.products, async (route) => {
    await held;
    await route.fallback();
  });

  await test.step('by a link: one reload, and Go Back returns', async () => {
    await mainLink(page, 'Products').click();
    await expect(heading(page)).toHaveText(error);
    expect(documents).toEqual(['/products']);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(heading(page)).toHaveText(/^Intelligent/);
    await expect(page).toHaveURL('/');
  });

  await test.step('as a document: a retry that fails', async () => {
    await open(page, '/products');
    await expect(heading(page)).toHaveText(error);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const loaded = documents.length;
    held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('main')).not.toHaveText('');
    await expectVisibleFocus(page, 'while trying again');
    release();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
    await expect(heading(page)).toHaveText(error);
    expect(documents.length).toBe(loaded);
  });

  await test.step('a retry that succeeds', async () => {
    isGone = false;
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(heading(page)).toHaveText('Products');
    await expect(page.getByRole('article')).toHaveCount(products.length);
    await expectVisibleFocus(page, 'after trying again');
    const blanks = await page.evaluate(() => (window as unknown as { blanks: string[] }).blanks);
    expect(blanks).toEqual([]);
  });
});

/** What may keep the site's code from starting, and how a test makes it happen. */
const failures = [
  ['cannot be loaded', (page: Page) => page.route(/\/assets\/main-/, (route) => route.abort())],
  [
    'throws',
    (page: Page) =>
      page.route(/\/assets\/main-/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
      ),
  ],
  [
    'throws while it starts',
    (page: Page) => page.addInitScript(() => Object.assign(window, { MessageChannel: undefined })),
  ],
] as const;

for (const [how, fail] of failures)
  test(`where the entry ${how}, the browser sends a form, and never a password`, {
    tag: ['@RTE-6', '@FRM-1', '@FRM-3'],
  }, async ({ page, watch }) => {
    watch.expects(/broken on purpose|ERR_FAILED|Failed to (?:fetch|load)|MessageChannel/);
    await fail(page);
    await page.route(/\/(?:contact|login)$/, async (route) => {
      if (route.request().method() === 'POST')
        return route.fulfill({ contentType: 'text/html', body: '<title>Sent</title>' });
      const response = await route.fetch();
      const text = await response.text();
      // As with an endpoint in the configuration.
      const isContact = route.request().url().endsWith('/contact');
      const body = isContact ? text.replace('method="post"', 'method="post" action="/contact"') : text;
      return route.fulfill({ response, body });
    });
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });

    await page.goto('/login');
    await field(page, 'Email').fill('unknown@example.com');
    await field(page, 'Password').fill('canary-7f3a');
    await loginButton(page).click();
    await field(page, 'Password').press('Enter');
    await expect(page.locator('html')).not.toHaveAttribute('data-session');

    await page.goto('/contact');
    await field(page, 'Full Name').fill('Ada');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveTitle('Sent');
    expect(posts).toEqual(['/contact']);
  });

test('a page whose style file fails by a link has its style after all', { tag: '@RTE-6' }, async ({
  page,
  watch,
}) => {
  watch.expects(lost);
  const article = page.getByRole('article').first();
  const look = () =>
    article.evaluate((element) => {
      const { borderRadius, display } = getComputedStyle(element);
      return [borderRadius, display];
    });
  await open(page, '/products');
  const styled = await look();
  await lose(page, /\/assets\/[^/]*\.css$/, () => true);
  await open(page, '/about');
  await mainLink(page, 'Products').click();
  await expect(heading(page)).toHaveText('Products');
  await waitUntilHydrated(page);
  expect(await look()).toEqual(styled);
});

const throwing = 'export default function Broken() { throw new Error("broken on purpose"); }';

test('a page that throws shows an error page with ways back and home', {
  tag: '@RTE-6',
}, async ({ context, page, watch }) => {
  watch.expects(/broken on purpose|Minified React error|preloaded using link preload/);
  await page.route(chunk.product, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: throwing }),
  );
  await seed(context, { cart: cartText([1, 2]) });

  await test.step('by a link', async () => {
    await open(page, '/products');
    await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
    await expect(heading(page)).toHaveText('This page could not be shown');
    await expect(heading(page)).toBeFocused();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByRole('article')).toHaveCount(products.length);
  });

  await test.step('as a document', async () => {
    await page.goto('/products/1');
    await expect(heading(page)).toHaveText('This page could not be shown');
    await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
    await expect(heading(page)).toHaveText(/^Intelligent/);
    await expect(heading(page)).toBeFocused();
  });

  await test.step('at one query only', async () => {
    await page.route(chunk.product, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default () => { if (location.search) throw new Error('broken on purpose'); return 'Whole'; }`,
      }),
    );
    await open(page, '/products/1');
    await page.evaluate(() => history.pushState({ index: 1 }, '', '?q=1'));
    await page.reload();
    await expect(heading(page)).toHaveText('This page could not be shown');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByRole('main')).toHaveText('Whole');
  });

  await test.step('the cart', async () => {
    await open(page, '/cart');
    await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('2');
  });
});

test('a simulation without its machine says so, and trying again keeps the focus', {
  tag: ['@RTE-6', '@LAB-2', '@A11-1', '@deep'],
}, async ({ page, watch }) => {
  test.skip(!has('lab'), 'the lab is left out');
  watch.expects(lost);
  await open(page, '/statecharts/form');
  let isGone = true;
  await lose(page, /\/assets\/load-/, () => isGone);
  await page.getByRole('button', { name: 'Simulate this machine' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Simulation' });
  await expect(panel.getByRole('alert')).toHaveText('The code of the machine could not be loaded.');
  isGone = false;
  await panel.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(panel.getByRole('status').first()).toHaveText(/^In submission\.ready/);
  await expect(panel.getByRole('heading', { name: 'Simulation', exact: true })).toBeFocused();
});
