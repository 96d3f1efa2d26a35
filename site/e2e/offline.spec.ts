import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { field, heading, member, seedUser } from './support/accounts.ts';
import { ask, openAssistant, pendingStatus } from './support/chat.ts';
import { contactValues } from './support/forms.ts';
import { cachedFileCounts, loseNetwork, openAndCache, test } from './support/offline.ts';
import { begin, preview } from './support/portfolio.ts';
import { cartText, mainLink, open, pages, waitUntilHydrated } from './support/site.ts';
import { answered404, expect } from './support/site-test.ts';
import { isOther } from './support/versions.ts';

const failedRequest = /Failed to load resource|net::ERR_|Failed to fetch|sw\.js/;

const versionsIn = (page: Page) =>
  page
    .evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.*\.js$/.test(name)),
    )
    .then(
      (names) => [...new Set(names.map(isOther))],
      () => [],
    );

const noticeButton = (page: Page, name: string) =>
  page.locator('[role="status"]').getByRole('button', { name });

test.beforeEach(({ watch }) => watch.expects(failedRequest));

test('after one visit pages open offline, with status and policy', {
  tag: ['@SEO-1', '@SEC-1'],
}, async ({ context, page, versions, watch }) => {
  watch.expects(answered404);
  await openAndCache(page, versions);
  await loseNetwork(context, versions);
  for (const { heading: name, path, status } of samples(
    pages.toSorted((a, b) => b.status - a.status),
    3,
  ))
    await test.step(path, async () => {
      const response = await page.goto(path);
      await waitUntilHydrated(page);
      await expect(heading(page)).toHaveAccessibleName(name);
      expect(response?.status()).toBe(status);
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    });
  await open(page, '/Products/?q=chat');
  await expect(page).toHaveURL('/products?q=chat');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('cart, portfolio and assistant work offline', {
  tag: ['@SEO-1', '@PGN-1', '@deep'],
}, async ({ context, page, versions }) => {
  await seedUser(context, member, { cart_1: cartText([1, 2]) });
  await openAndCache(page, versions);
  await loseNetwork(context, versions);
  const main = page.getByRole('main');
  await test.step('the cart', async () => {
    await open(page, '/products/3');
    await main.getByRole('button', { name: 'Add to Cart' }).click();
    await page.reload();
    await waitUntilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
    await expect(main).toContainText('Neural Network API');
  });
  await test.step('the assistant shows that it waits', async () => {
    if (!has('assistant')) return;
    await openAssistant(page);
    await ask(page, 'Anybody there?');
    await expect(pendingStatus(page)).toContainText('You are offline.');
  });
  await test.step('the portfolio', async () => {
    if (!has('portfolio')) return;
    await begin(page);
    await field(page, 'Name').fill('Woven Offline');
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Woven Offline');
    await page.reload();
    await waitUntilHydrated(page);
    await expect(field(page, 'Name')).toHaveValue('Woven Offline');
  });
});

test('an update is offered in every tab, never forced, and never mixes versions', {
  tag: ['@SEO-1', '@RTE-6', '@deep'],
}, async ({ context, page: first, versions }) => {
  test.slow();
  await openAndCache(first, versions, '/contact');
  await field(first, 'Your Message').fill(contactValues['Your Message']);
  const second = await context.newPage();
  await open(second, '/services');

  await test.step('both tabs offer the deployment, and keep running the old version', async () => {
    await versions.deploy('second');
    await second.reload();
    for (const tab of [first, second])
      await expect(noticeButton(tab, 'Update')).toBeVisible({ timeout: 60_000 });
    expect(await cachedFileCounts(second)).toEqual([versions.count, versions.count]);
    await mainLink(second, 'Products').click();
    await expect(heading(second)).toHaveText('Products');
    for (const tab of [first, second]) expect(await versionsIn(tab)).toEqual([false]);
  });
  await test.step('one tab accepts and reloads; the other is notified, and keeps running', async () => {
    await noticeButton(first, 'Update').click();
    // Chromium activates the new worker only once the old one is idle.
    await expect.poll(() => versionsIn(first), { timeout: 120_000 }).toEqual([true]);
    await waitUntilHydrated(first);
    await expect(field(first, 'Your Message')).toHaveValue(contactValues['Your Message']);
    await second.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(heading(second)).toHaveText(/^Frequently/);
    expect(await versionsIn(second)).toEqual([false]);
    await noticeButton(second, 'Reload').click();
    await expect.poll(() => versionsIn(second)).toEqual([true]);
    await expect(heading(second)).toHaveText(/^Frequently/);
  });
  await test.step('the old version is deleted once no tab runs it', async () => {
    await second.close();
    await open(first, '/');
    await expect.poll(() => cachedFileCounts(first)).toEqual([versions.count]);
  });
});

test('under Save-Data the worker caches only the shell and visited pages', {
  tag: ['@SEO-1', '@deep'],
}, async ({ context, page, versions }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/');
  await expect.poll(() => cachedFileCounts(page)).toEqual([versions.shellCount]);
  await open(page, '/services');
  await loseNetwork(context, versions);
  await open(page, '/services');
  await expect(heading(page)).toHaveText(/^AI Solutions/);
  await open(page, '/');
  await expect(heading(page)).toHaveText(/^Intelligent/);
  await page.goto('/products');
  await expect(heading(page)).toHaveText('This page could not be loaded');
});
