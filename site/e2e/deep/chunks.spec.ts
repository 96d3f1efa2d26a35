// Not in `npm test`, because it loads some two thousand documents.
import type { Page } from 'playwright/test';
import { lost } from '../support/fail-requests.ts';
import { pages } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';

const errorHeading = 'This page could not be loaded';

const load = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

for (const { path, heading, status } of pages)
  test(`${path} is shown, or explains why not, without any one of its chunks`, { tag: '@RTE-6' }, async ({
    page,
    watch,
  }) => {
    watch.expects(lost);
    if (status === 404) watch.expects(/status of 404/);
    const chunks = new Set<string>();
    let documents = 0;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/.*\.js$/.test(pathname)) chunks.add(pathname);
      if (request.isNavigationRequest()) documents += 1;
    });
    await load(page, path);
    for (const chunk of [...chunks])
      for (const times of [1, Number.POSITIVE_INFINITY]) {
        let refusals = 0;
        documents = 0;
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
        await page.unroute(`**${chunk}`);
      }
  });
