import type { APIRequestContext } from 'playwright/test';
import { accountButton, member, seedUser } from './support/accounts.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';
import { memberPages } from './support/states.ts';

interface Link {
  readonly from: string;
  readonly to: URL;
}

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
const toPlain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

const createReader = (request: APIRequestContext, baseURL = '') => {
  const read = new Map<string, Promise<{ status: number; html: string }>>();
  const readOnce = (path: string) => {
    const found =
      read.get(path) ??
      request.get(path).then(async (response) => ({
        status: response.status(),
        html: /html/.test(response.headers()['content-type'] ?? '') ? await response.text() : '',
      }));
    read.set(path, found);
    return found;
  };
  const linksOf = async (from: string): Promise<readonly Link[]> => {
    const { html } = await readOnce(from);
    return [...html.matchAll(/<(?:a|img|use|script|link)\s[^>]*?(?:href|src)="([^"]*)"/g)]
      .map(([, href]) => ({ from, to: new URL(toPlain(href ?? ''), new URL(from, baseURL)) }))
      .filter(({ to }) => to.origin === baseURL);
  };
  const problemOf = async ({ from, to }: Link): Promise<string> => {
    const { html, status } = await readOnce(to.pathname);
    if (status !== 200) return `${from} → ${to.pathname}: ${status}`;
    const id = decodeURIComponent(to.hash.slice(1));
    return id === '' || html === '' || idsOf(html).has(id)
      ? ''
      : `${from} → ${to.pathname}#${id}: no such place`;
  };
  return { linksOf, problemOf };
};

const problemsOf = async (links: readonly Link[], problemOf: (link: Link) => Promise<string>) => {
  const each = new Map(links.map((link) => [link.to.href, link]));
  return (await Promise.all([...each.values()].map(problemOf))).filter((problem) => problem !== '');
};

const sitemapPaths = async (request: APIRequestContext) =>
  [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );

test('every link of every document has a target, and every page is linked', {
  tag: ['@RTE-2', '@RTE-4', '@FTR-1'],
}, async ({ baseURL, request }) => {
  const { linksOf, problemOf } = createReader(request, baseURL);
  const paths = await sitemapPaths(request);
  const links = (await Promise.all([...paths, '/cart'].map(linksOf))).flat();
  expect(links.length).toBeGreaterThan(paths.length * 20);
  expect(await problemsOf(links, problemOf)).toEqual([]);
  const reached = new Set(links.filter(({ from, to }) => from !== to.pathname).map(({ to }) => to.pathname));
  expect(paths.filter((path) => !reached.has(path))).toEqual([]);
  const to = (href: string): Link => ({ from: '/', to: new URL(href, baseURL ?? '') });
  expect(await problemOf(to('/no/such/page'))).toContain('404');
  expect(await problemOf(to('/services#nothing'))).toContain('no such place');
  expect(await problemOf(to('/#content'))).toBe('');
});

test('no link of a member’s pages leads to a 404', { tag: '@RTE-2' }, async ({
  baseURL,
  context,
  page,
  request,
}) => {
  const { problemOf } = createReader(request, baseURL);
  await seedUser(context, member);
  const links: Link[] = [];
  await open(page, '/products');
  await accountButton(page).click();
  for (const { path, heading } of memberPages) {
    // Some of these pages have no link, so this changes the address and fires `popstate`, as Back does.
    await page.evaluate((to) => {
      window.history.pushState(window.history.state, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    }, path);
    const name = path === '/admin-dashboard' ? 'Admins only' : heading;
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')));
    links.push(...hrefs.map((href) => ({ from: path, to: new URL(href) })));
  }
  const own = links.filter(({ to }) => to.origin === baseURL);
  expect(own.map(({ to }) => to.pathname)).toEqual(
    expect.arrayContaining(['/profile', '/orders', '/settings']),
  );
  expect(await problemsOf(own, problemOf)).toEqual([]);
});
