import type { BrowserContext, Page } from 'playwright/test';
import { open } from './site.ts';
import { test as base, expect } from './site-test.ts';
import { serveVersions, type Versions } from './versions.ts';

/** Each test has a server of its own, which it deploys to and stops, and service workers. */
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

/** How many files this browser keeps, of each version; the worker of the background is kept where it was used. */
export const keptCounts = (page: Page) =>
  page.evaluate(async () => {
    const counts: number[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      // Opening a cache that was deleted meanwhile makes an empty one.
      if (requests.length > 0)
        counts.push(requests.filter(({ url }) => !url.includes('scene.worker')).length);
    }
    return counts;
  });

export const loseNetwork = async (context: BrowserContext, versions: Versions) => {
  await context.setOffline(true);
  await versions.stop();
};

/** Opens a page, and waits until its worker keeps the whole site. */
export const openAndKeep = async (page: Page, versions: Versions, path = '/') => {
  await open(page, path);
  await expect.poll(() => keptCounts(page), { timeout: 60_000 }).toEqual([versions.count]);
};
