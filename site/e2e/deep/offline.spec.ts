// Not in `npm test`, because each test caches the whole site again.
import type { Page } from 'playwright/test';
import { heading } from '../support/accounts.ts';
import { cachedFileCounts, openAndCache, test } from '../support/offline.ts';
import { open } from '../support/site.ts';
import { expect } from '../support/site-test.ts';

test.beforeEach(({ watch }) => {
  watch.expects(/Failed to load resource|net::ERR_|Failed to fetch|sw\.js/);
  watch.expects(/broken on purpose/);
});

const expectWhole = async (page: Page, path: string, text: RegExp) => {
  await open(page, path);
  await expect(heading(page)).toHaveText(text);
};

const stopWorker = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
};

const spoil = (page: Page, pattern: RegExp) =>
  page.evaluate(async (source) => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (new RegExp(source).test(request.url))
        await cache.put(request, new Response('x', { headers: { 'Content-Type': 'text/html' } }));
  }, pattern.source);

test('after a worker fails to install, the next one caches the whole site', {
  tag: ['@SEO-1', '@RTE-6'],
}, async ({ page, versions }) => {
  await versions.serveWorker({
    before: 'addEventListener("install", (e) => e.waitUntil(Promise.reject(new Error("broken on purpose"))))',
  });
  await expectWhole(page, '/services', /^AI Solutions/);
  await expect.poll(() => versions.requested.includes('/sw.js')).toBe(true);
  await expectWhole(page, '/about', /^About us/);
  await versions.deploy('first');
  await open(page, '/');
  await expect
    .poll(async () => (await cachedFileCounts(page))[0])
    .toBeGreaterThanOrEqual(versions.shellCount);
  // A second visit, because Chromium drops the first message to a worker that replaces a failed one.
  await open(page, '/about');
  await expect.poll(() => cachedFileCounts(page), { timeout: 60_000 }).toEqual([versions.count]);
});

test('modified cache entries are fetched again, and the page is complete', {
  tag: ['@SEO-1', '@RTE-6'],
}, async ({ page, versions }) => {
  await openAndCache(page, versions);
  await spoil(page, /\/services|\/assets\/(main|services)/);
  await stopWorker(page);
  await expectWhole(page, '/services', /^AI Solutions/);
  await expect.poll(() => cachedFileCounts(page)).toEqual([versions.count]);
});

test('a worker that fails on every request leaves the pages to the network', {
  tag: ['@SEO-1', '@RTE-6'],
}, async ({ page, versions }) => {
  await versions.serveWorker({
    before: `let on = false;
      addEventListener("activate", () => { on = true });
      for (const name of ["open", "match"]) {
        const work = caches[name].bind(caches);
        caches[name] = (...all) => on ? Promise.reject(new Error("broken on purpose")) : work(...all);
      }`,
  });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expectWhole(page, '/services', /^AI Solutions/);
  await page.getByLabel('Main').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(heading(page)).toHaveText('Products');
});

test('a disabled worker deletes its caches', { tag: ['@SEO-1', '@RTE-6'] }, async ({ page, versions }) => {
  await openAndCache(page, versions);
  await versions.serveWorker({ file: 'sw-off.js' });
  await page.reload();
  await expect.poll(() => cachedFileCounts(page).catch(() => ['reloading'])).toEqual([]);
  await expectWhole(page, '/about', /^About us/);
});
