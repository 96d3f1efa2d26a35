import type { BrowserContext, Page } from 'playwright/test';
import { open } from './site.ts';
import { test as base, expect } from './site-test.ts';
import { serveVersions, type Versions } from './versions.ts';

export const test = base.extend<{ versions: Versions }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  versions: async ({}, use) => {
    const versions = await serveVersions();
    await use(versions);
    await versions.end();
  },
  baseURL: async ({ versions }, use) => use(versions.url),
  serviceWorkers: 'allow',
});

/** The number of cached files by version. Ignores the background’s worker, which is cached only when used. */
export const cachedFileCounts = (page: Page) =>
  page.evaluate(async () => {
    const counts: number[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      // Opening a deleted cache creates an empty one.
      if (requests.length > 0)
        counts.push(requests.filter(({ url }) => !url.includes('scene.worker')).length);
    }
    return counts;
  });

export const loseNetwork = async (context: BrowserContext, versions: Versions) => {
  await context.setOffline(true);
  await versions.stop();
};

export const openAndCache = async (page: Page, versions: Versions, path = '/') => {
  await open(page, path);
  await expect.poll(() => cachedFileCounts(page), { timeout: 60_000 }).toEqual([versions.count]);
};
