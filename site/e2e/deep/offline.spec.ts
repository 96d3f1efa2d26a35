// Not in `npm test`: workers that break and files that were changed keep the whole site anew each time.
import type { Page } from 'playwright/test';
import { heading } from '../support/accounts.ts';
import { keptCounts, openAndKeep, test } from '../support/offline.ts';
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

/** Puts another text in the place of kept files. */
const spoil = (page: Page, pattern: RegExp) =>
  page.evaluate(async (source) => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (new RegExp(source).test(request.url))
        await cache.put(request, new Response('x', { headers: { 'Content-Type': 'text/html' } }));
  }, pattern.source);

test('after a worker that could not be installed the next one keeps the site whole', {
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
  await expect.poll(async () => (await keptCounts(page))[0]).toBeGreaterThanOrEqual(versions.shellCount);
  // Chromium loses the first message to a worker after one that failed: what is missing comes with the next page.
  await open(page, '/about');
  await expect.poll(() => keptCounts(page), { timeout: 60_000 }).toEqual([versions.count]);
});

test('kept files that were changed are fetched again, and the page is whole', {
  tag: ['@SEO-1', '@RTE-6'],
}, async ({ page, versions }) => {
  await openAndKeep(page, versions);
  await spoil(page, /\/services|\/assets\/(main|services)/);
  await stopWorker(page);
  await expectWhole(page, '/services', /^AI Solutions/);
  await expect.poll(() => keptCounts(page)).toEqual([versions.count]);
});

test('a worker that breaks with every request leaves the pages to the network', {
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

test('a worker that is switched off deletes what is kept', { tag: ['@SEO-1', '@RTE-6'] }, async ({
  page,
  versions,
}) => {
  await openAndKeep(page, versions);
  await versions.serveWorker({ file: 'sw-off.js' });
  await page.reload();
  await expect.poll(() => keptCounts(page).catch(() => ['reloading'])).toEqual([]);
  await expectWhole(page, '/about', /^About us/);
});
