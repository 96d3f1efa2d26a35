import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { products } from '@loomwright/catalogue';
import { company } from '@loomwright/content';
import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { framesOf, hold, recordFrames, twoFrames } from './support/observe.ts';
import {
  builtPages,
  cartText,
  headingOf,
  open,
  pages,
  productName,
  publicPages,
  replaceStorage,
  waitUntilHydrated,
} from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';
import { memberPages } from './support/states.ts';

const { origin } = company;
const publicPaths = builtPages.filter(({ isListed }) => isListed).map(({ path }) => path);

const metaOf = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

/** Everything inline is in the policy by its hash, or is JSON-LD. */
const expectNothingInline = (path: string, html: string, policy = '') => {
  const markup = html.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, '');
  expect.soft(markup, path).not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+|style|srcdoc)=/i);
  expect.soft(markup, path).not.toMatch(/javascript:/i);
  const inline = [
    ...markup.matchAll(/<(?:script(?![^>]*\ssrc=)|style)[^>]*>([\s\S]*?)<\/(?:script|style)>/g),
  ];
  expect.soft(inline.length, path).toBeGreaterThan(1);
  for (const [, text = ''] of inline)
    expect.soft(policy, path).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
};

test('every document is complete without scripts, and its policy allows what is inline', {
  tag: ['@RTE-5', '@SEO-1', '@SEC-1', '@deep'],
}, async ({ request }) => {
  for (const { path, status, title, isListed: isIndexed } of publicPages) {
    const response = await request.get(path);
    const html = await response.text();
    const picture = isIndexed && path !== '/' ? path.slice(1).replaceAll('/', '-') : 'home';
    expect
      .soft(
        {
          status: response.status(),
          title: /<title>([^<]*)/.exec(html)?.[1],
          'og:title': metaOf(html, 'og:title'),
          robots: metaOf(html, 'robots'),
          canonical: canonicalOf(html),
          'og:image': metaOf(html, 'og:image'),
        },
        path,
      )
      .toEqual({
        status,
        title: `${title} · ${company.name}`,
        'og:title': title,
        robots: isIndexed ? undefined : 'noindex',
        canonical: isIndexed ? `${origin}${path}` : undefined,
        'og:image': `${origin}/og/${picture}.png`,
      });
    expect.soft([...html.matchAll(/<h1[ >]/g)].length, path).toBe(1);
    expect.soft(headingOf(html), path).toMatch(/\w/);
    expect.soft(metaOf(html, 'description')?.length, path).toBeGreaterThan(20);
    expect.soft(metaOf(html, 'og:description'), path).toBe(metaOf(html, 'description'));
    if (isIndexed) expect.soft(metaOf(html, 'og:url')).toBe(`${origin}${path}`);
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect.soft(JSON.parse(json ?? ''), path).toHaveProperty('@type');
    expect.soft(/<footer.*<\/footer>/s.exec(html)?.[0], path).toMatch(/<a [^>]*href="\/privacy"/);
    expectNothingInline(path, html, response.headers()['content-security-policy']);
  }
});

/** As the rules name them; the sitemap has more. */
const namedPaths = {
  everyone:
    '/ /products /products/1 /services /about /contact /demo /login /register /privacy /terms /documentation /faq /support /forgot-password /forum',
  ...(has('blog') && { blog: '/blog' }),
  ...(has('lab') && { lab: '/statecharts' }),
  ...(has('portfolio') && { portfolio: '/tools/portfolio-generator' }),
  // For one person each.
  private: '/cart /dashboard /admin-dashboard /profile /orders /settings /activity',
} as const;

test('every page that the rules name exists, and exactly the private ones are noindex', {
  tag: ['@RTE-1', '@RTE-2', '@RTE-5'],
}, async ({ request }) => {
  for (const [kind, paths] of Object.entries(namedPaths))
    for (const path of paths.split(' ')) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(200);
      const robots = metaOf(await response.text(), 'robots');
      expect.soft(robots, path).toBe(kind === 'private' ? 'noindex' : undefined);
    }
  expect((await request.get('/no/such/page')).status()).toBe(404);
});

test('the first picture of a product is part of its document, for this product only', {
  tag: ['@RTE-5', '@PDP-1'],
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/products/1');
  const first = page.getByRole('main').locator('img').first();
  await expect(first).toHaveAttribute('data-picture', '/art/products/1.svg');
  await expect(first).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(requested).not.toContain('/art/products/1.svg');

  await page
    .getByRole('main')
    .getByRole('link', { name: productName(3), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: productName(3) })).toBeVisible();
  await expect(first).toHaveAttribute('src', '/art/products/3.svg');
});

test('documents of members’ pages are noindex, without data, and need JavaScript', {
  tag: ['@RTE-5', '@DSH-3', '@SEC-1'],
}, async ({ request }) => {
  for (const { path, title, who } of memberPages)
    await test.step(path, async () => {
      const response = await request.get(path);
      expect.soft(response.status()).toBe(200);
      const html = await response.text();
      expect.soft(html).toContain(`<title>${title} · ${company.name}</title>`);
      expect.soft(metaOf(html, 'robots'), path).toBe('noindex');
      expect.soft(canonicalOf(html), path).toBeUndefined();
      expect.soft(html).toContain(`data-page="${path}"`);
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
      const words = main.replaceAll(/<[^>]*>/g, '');
      expect.soft(words, path).toContain('One moment');
      expect.soft(words, path).not.toMatch(/dashboard|notification|\d/i);
      expect.soft(main, path).not.toMatch(/<h[1-6]|<svg/);
      expect.soft(html, path).not.toContain(who.name);
      const noScript = /<noscript>.*?<\/noscript>/s.exec(main)?.[0];
      expect.soft(noScript, path).toContain('need JavaScript');
      expect.soft(noScript, path).toMatch(/<a [^>]*href="\/"/);
      expectNothingInline(path, html, response.headers()['content-security-policy']);
    });
});

test('titles and descriptions differ, linked files exist, the sitemap is complete', {
  tag: ['@RTE-4', '@SEO-1'],
}, async ({ request }) => {
  const documents = await Promise.all(
    builtPages
      .filter(({ status }) => status === 200)
      .map(async ({ path }) => (await request.get(path)).text()),
  );
  const [titles, descriptions] = [/<title>(.*)<\/title>/, /name="description" content="([^"]*)"/].map(
    (pattern) => documents.map((html) => pattern.exec(html)?.[1]),
  );
  expect(new Set(titles).size).toBe(documents.length);
  expect(new Set(descriptions).size).toBe(documents.length);
  const named = documents.flatMap((html) =>
    [...html.matchAll(/<link[^>]+href="(\/[^"]+)"/g)].map(([, href]) => href ?? ''),
  );
  const pictures = documents.map((html) => new URL(metaOf(html, 'og:image') ?? '').pathname);
  expect(new Set(pictures).size).toBe(publicPaths.length);
  for (const href of new Set([...named, ...pictures, '/robots.txt'])) {
    // HEAD only: a picture is half a megabyte.
    const response = await request.head(href);
    expect(response.status(), href).toBe(200);
  }
  // Linked once the page is idle.
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(publicPaths.map((path) => origin + path));
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const expectNeed = async (page: Page) => {
    await expect(page.locator('main noscript p')).toBeVisible();
    expect(await page.locator('main noscript p').textContent()).toContain('needs JavaScript');
    await expect(page.locator('form')).toBeHidden();
  };
  const showing = [
    [
      '/products/1',
      (page: Page) =>
        expect(page.getByText('$29.99', { exact: true }).filter({ visible: true })).toBeVisible(),
    ],
    ['/cart', (page: Page) => expect(page.getByText('Loading your cart…')).toBeHidden()],
    ['/login', expectNeed],
    ['/', async () => {}],
    ['/products', (page: Page) => expect(page.getByRole('article')).toHaveCount(products.length)],
    ['/register', expectNeed],
  ] as const;
  const special = showing.map(([path]) => path as string);
  // Other tests prove each document's texts; this one, that nothing hides them.
  const paths = [...special, ...pages.map(({ path }) => path).filter((path) => !special.includes(path))];

  test('every page can be read without JavaScript, or says that it needs it', {
    tag: ['@RTE-5', '@DSH-3'],
  }, async ({ page, watch }) => {
    test.slow();
    watch.expects(answered404);
    await test.step('a query shows the products, unfiltered', async () => {
      await page.goto('/products?category=ai-solutions');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(products.length);
    });
    for (const path of samples(paths, 3))
      await test.step(path, async () => {
        await page.goto(path);
        const heading = pages.find((one) => one.path === path)?.heading ?? 'no such page';
        await expect.soft(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
        await expect.soft(privacy, path).toBeVisible();
        await showing.find(([one]) => one === path)?.[1](page);
      });
    for (const { path } of samples(memberPages, 1))
      await test.step(path, async () => {
        await page.goto(path);
        expect(await page.locator('main noscript').textContent()).toContain('need JavaScript');
        await page.locator('main noscript a').click();
        await expect(page).toHaveURL('/');
      });
  });
});

const namesOf = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);
const queries = [
  ['?category=ai-solutions', namesOf(products.filter(({ category }) => category === 'AI Solutions'))],
  ['?q=nothing+like+it', []],
  ['?q=portfolio', [productName(6)]],
  ['?utm_source=letter', namesOf(products)],
] as const;
test('a query shows no other results, from the first frame', { tag: '@RTE-5' }, async ({ page }) => {
  await recordFrames(page);
  for (const [query, wanted] of samples(queries))
    await test.step(query, async () => {
      const script = await hold(page, /\/assets\/main-/);
      await page.goto(`/products${query}`, { waitUntil: 'commit' });
      const early = async () => (await framesOf(page)).filter(({ heading }) => heading === 'Products').length;
      await expect.poll(early).toBeGreaterThan(3);
      script.release();
      await waitUntilHydrated(page);
      await expect(page.getByRole('article')).toHaveCount(wanted.length);
      await twoFrames(page);
      const shown = (await framesOf(page)).flatMap(({ results }) => (results.length > 0 ? [results] : []));
      for (const names of shown) expect(names, query).toEqual(wanted);
      if (wanted.length > 0) expect(shown.length, query).toBeGreaterThan(0);
      await script.stop();
    });
});

test('an unknown product shows nothing else, from the first frame', { tag: '@PDP-1' }, async ({
  page,
  watch,
}) => {
  watch.expects(answered404);
  await recordFrames(page);
  await open(page, '/products/999');
  await twoFrames(page);
  const headings = new Set((await framesOf(page)).map(({ heading }) => heading).filter(Boolean));
  expect([...headings]).toEqual(['Product not found']);
});

test('a filled cart is in no frame said to be empty', { tag: '@CRT-4' }, async ({ page }) => {
  await replaceStorage(page, { cart: cartText([1, 2]) });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      requestAnimationFrame(look);
      const texts = [...document.querySelectorAll('main p')];
      if (texts.some((text) => text.textContent === 'Your cart is empty' && text.checkVisibility()))
        seen.push('empty');
    };
    requestAnimationFrame(look);
  });
  await open(page, '/cart');
  await expect(page.getByText('2 items in your cart.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

const needed = [
  [
    'content-security-policy',
    /default-src 'none'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
  ],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(?:strict-origin-when-cross-origin|no-referrer|same-origin)$/],
  ['permissions-policy', /camera=\(\)/],
  ['cross-origin-opener-policy', has('lab') ? /^same-origin-allow-popups$/ : /^same-origin$/],
] as const;

// `site/server/site-server.test.ts` has more kinds of responses.
test('the built server sends the security headers, and Trusted Types are enforced', {
  tag: '@SEC-1',
}, async ({ page, request, watch }) => {
  watch.expects(/TrustedHTML|Trusted Type/);
  for (const [status, path] of [
    [200, '/'],
    [404, '/no/such/page'],
    [404, '/assets/gone.js'],
    [301, '/products/'],
    [200, '/favicon.svg'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(status);
    for (const [name, value] of needed)
      expect(answer.headers()[name] ?? '', `${name} of ${path}`).toMatch(value);
    expect(answer.headers()['content-security-policy']).not.toMatch(/unsafe-|\*/);
  }
  // The policy applies before any script runs.
  await page.goto('/', { waitUntil: 'commit' });
  const outcome = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
      return 'allowed';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
});

test('the answer to a malformed request has the security headers', { tag: '@SEC-1' }, async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const socket = connect(Number(port), hostname, () => socket.end('NONSENSE\r\n\r\n'));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  for (const [name, value] of needed)
    expect(new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer)?.[1] ?? '', name).toMatch(value);
});
