import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { loseNetwork, openAndKeep, test as withWorker } from './support/offline.ts';
import { headingOf, open, waitUntilHydrated } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

const noPage = 'Page Not Found';
const noProduct = 'Product not found';

/** Addresses of no page, with the heading that says so. */
const unknown = [
  ['/100%', noPage],
  ['/%', noPage],
  ['/%zz', noPage],
  ['/%E0%A4%A', noPage],
  ['/%00', noPage],
  ['/a%00b', noPage],
  ['/a%0Ab', noPage],
  ['/products%2F1', noPage],
  ['/%2e%2e/etc', noPage],
  ['//products', noPage],
  ['//%', noPage],
  ['/caf\u00e9', noPage],
  ['/nope.png', noPage],
  ['/assets/main.js.br', noPage],
  ['/.env', noPage],
  [`/${'a/'.repeat(3000)}`, noPage],
  ['/blog/%ff', noPage],
  ['/products/%', noProduct],
  ['/products/1.5', noProduct],
] as const;

/** Other writings of a page’s address, with its own and its heading. */
const known = [
  ['/products/%31', '/products/1', 'AI Chatbot Integration'],
  ['/Products/1.html', '/products/1', 'AI Chatbot Integration'],
  ['/products/index.html?q=%', '/products?q=%', 'Products'],
  ...(has('lab')
    ? ([['/statecharts/cartOwner/', '/statecharts/cartOwner', 'The cartOwner statechart']] as const)
    : []),
  ['/products?q=%#%', '/products?q=%#%', 'Products'],
  ['/login?next=%', '/login?next=%', 'Log in'],
] as const;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

const expectUnknown = async (page: Page, baseURL = '') => {
  for (const [path, name] of unknown)
    await test.step(path.slice(0, 30), async () => {
      const response = await page.goto(`${baseURL}${path}`);
      expect(response?.status()).toBe(404);
      expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
      expect(headingOf((await response?.text()) ?? '')).toBe(name);
      await waitUntilHydrated(page);
      await expect(h1(page)).toHaveText(name);
    });
};
const expectKnown = async (page: Page, baseURL = '') => {
  for (const [path, address, name] of known)
    await test.step(path, async () => {
      await open(page, `${baseURL}${path}`);
      await expect(h1(page)).toHaveText(name);
      await expect(page).toHaveURL(`${baseURL}${address}`);
    });
};

test('every unknown address shows the page that says so; every writing of a page’s, the page', {
  tag: ['@RTE-5', '@PDP-1'],
}, async ({ baseURL, page, watch }) => {
  test.slow();
  watch.expects(answered404);
  await expectUnknown(page, baseURL);
  await expectKnown(page, baseURL);
});

withWorker(
  'without a network the same addresses show the same',
  { tag: ['@RTE-5', '@SEO-1'] },
  async ({ baseURL, context, page, versions, watch }) => {
    withWorker.slow();
    watch.expects(/Failed to load resource|net::ERR_|Failed to fetch|sw\.js/);
    await openAndKeep(page, versions);
    await loseNetwork(context, versions);
    await expectUnknown(page, baseURL);
    await expectKnown(page, baseURL);
  },
);

test('Back to an address that begins with two slashes shows its page', { tag: '@RTE-3' }, async ({
  baseURL,
  page,
  watch,
}) => {
  watch.expects(answered404);
  await page.goto(`${baseURL}//%`);
  await waitUntilHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expect(h1(page)).toHaveText(/^Intelligent/);
  // Now the document is one with a canonical address, which Back changes.
  await page.reload();
  await waitUntilHydrated(page);
  await page.goBack();
  await expect(h1(page)).toHaveText(noPage);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe('//%');
});

test('what looks like an escape in a search is searched for as it was typed', { tag: '@PRD-5' }, async ({
  page,
}) => {
  await open(page, '/products');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('%41%2B%');
  await expect(page).toHaveURL('/products?q=%2541%252B%25');
  await expect(field).toHaveValue('%41%2B%');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(field).toHaveValue('%41%2B%');
});
