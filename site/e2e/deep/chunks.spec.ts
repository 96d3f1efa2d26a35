// Every chunk of every page missing, for one request and for ever.
import type { Page } from 'playwright/test';
import { toTable } from '../../checks/table.mjs';
import { lost } from '../support/lose.ts';
import { pages } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';

const errorHeading = 'This page could not be loaded';

/** Loads a page until nothing is on its way, also what it fetches once it is idle. */
const load = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

/** The scripts that a page loads, by their paths. */
const chunksOf = async (page: Page, path: string) => {
  const chunks = new Set<string>();
  const note = (request: { readonly url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) chunks.add(pathname);
  };
  page.on('request', note);
  await load(page, path);
  page.off('request', note);
  return [...chunks];
};

for (const { path, heading, status } of pages)
  test(`${path}: each of its chunks may be missing once or for ever, and the page is shown, or says why not`, {
    tag: '@RTE-6',
  }, async ({ page, watch }) => {
    watch.expects(lost);
    if (status === 404) watch.expects(/status of 404/);
    const chunks = await chunksOf(page, path);
    const rows: string[][] = [];
    for (const chunk of chunks)
      for (const times of [1, Number.POSITIVE_INFINITY]) {
        let refusals = 0;
        let documents = 0;
        const count = (request: { readonly isNavigationRequest: () => boolean }) => {
          if (request.isNavigationRequest()) documents += 1;
        };
        page.on('request', count);
        await page.route(`**${chunk}`, (route) => {
          refusals += 1;
          return refusals <= times ? route.abort() : route.continue();
        });
        await load(page, path);
        const shown = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
        const where = `${chunk} missing ${times === 1 ? 'once' : 'for ever'}`;
        expect.soft(times === 1 ? [heading] : [heading, errorHeading], where).toContain(shown);
        expect.soft(documents, `${where}: documents`).toBeLessThanOrEqual(2);
        expect.soft(refusals, `${where}: it was asked for`).toBeGreaterThan(0);
        const text = await page.getByRole('main').textContent();
        expect.soft(text?.trim(), `${where}: the page is not blank`).not.toBe('');
        rows.push([chunk.replace('/assets/', ''), where.slice(chunk.length + 9), String(documents), shown]);
        page.off('request', count);
        await page.unroute(`**${chunk}`);
      }
    await test.info().attach('chunks', { body: toTable(['chunk', 'missing', 'documents', 'heading'], rows) });
    const errors = rows.filter(([, , , shown]) => shown === errorHeading).length;
    console.log(`${path}: ${chunks.length} chunks, ${rows.length} faults, ${errors} error pages`);
  });
