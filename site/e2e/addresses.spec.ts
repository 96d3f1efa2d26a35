import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { heading } from './support/accounts.ts';
import { loseNetwork, openAndKeep, test as withWorker } from './support/offline.ts';
import { headingOf, open, waitUntilHydrated } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

// That server, worker and router read every path alike is a property in `site/test/addresses.test.ts`.

const noPage = 'Page Not Found';
const noProduct = 'Product not found';

/** Addresses of no page, with the heading that says so. */
const unknown = [
  ['/100%', noPage],
  ['/products/%', noProduct],
  ['//products', noPage],
  [`/${'a/'.repeat(3000)}`, noPage],
  ['/nope.png', noPage],
  ['/%E0%A4%A', noPage],
  ['/%00', noPage],
  ['/a%0Ab', noPage],
  ['/products%2F1', noPage],
  ['/%2e%2e/etc', noPage],
  ['//%', noPage],
  ['/caf\u00e9', noPage],
  ['/assets/main.js.br', noPage],
  ['/.env', noPage],
  ['/blog/%ff', noPage],
  ['/products/1.5', noProduct],
] as const;

/** Other writings of a page’s address, with its own and its heading. */
const known = [
  ['/Products/%31.html', '/products/1', 'AI Chatbot Integration'],
  ['/products/index.html?q=%#%', '/products?q=%#%', 'Products'],
  ['/statecharts/cartOwner/', '/statecharts/cartOwner', 'The cartOwner statechart'],
  ['/login?next=%', '/login?next=%', 'Log in'],
] as const;

const expectPages = async (page: Page, baseURL = '', count = 4) => {
  for (const [path, name] of samples(unknown, count))
    await test.step(path.slice(0, 30), async () => {
      const response = await page.goto(`${baseURL}${path}`);
      expect(response?.status()).toBe(404);
      expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
      expect(headingOf((await response?.text()) ?? '')).toBe(name);
      await waitUntilHydrated(page);
      await expect(heading(page)).toHaveText(name);
    });
  for (const [path, address, name] of samples(known))
    await test.step(path, async () => {
      await open(page, `${baseURL}${path}`);
      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveURL(`${baseURL}${address}`);
    });
};

test('an unknown address shows the 404 page, another writing of a page’s the page', {
  tag: ['@RTE-5', '@PDP-1'],
}, async ({ baseURL, page, watch }) => {
  watch.expects(answered404);
  await expectPages(page, baseURL);
});

withWorker(
  'without a network the same addresses show the same',
  { tag: ['@RTE-5', '@SEO-1', '@deep'] },
  async ({ baseURL, context, page, versions, watch }) => {
    watch.expects(/Failed to load resource|net::ERR_|Failed to fetch|sw\.js/);
    await openAndKeep(page, versions);
    await loseNetwork(context, versions);
    await expectPages(page, baseURL, 2);
  },
);

test('Back to an address that begins with two slashes shows its page', { tag: '@RTE-3' }, async ({
  baseURL,
  page,
  watch,
}) => {
  watch.expects(answered404);
  await open(page, `${baseURL}//%`);
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expect(heading(page)).toHaveText(/^Intelligent/);
  // Now the document is one with a canonical address, which Back changes.
  await page.reload();
  await waitUntilHydrated(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(noPage);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/\/%$/);
});

test('what looks like an escape in a search is searched for as it was typed', { tag: '@PRD-5' }, async ({
  page,
}) => {
  await open(page, '/products');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('%41%2B%');
  await expect(page).toHaveURL('/products?q=%2541%252B%25');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(field).toHaveValue('%41%2B%');
});
