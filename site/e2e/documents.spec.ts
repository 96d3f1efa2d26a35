import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { documentationItems, posts } from '@loomwright/content';
import { type Frame, framesOf, hold, recordFrames, twoFrames } from './support/observe.ts';
import { cartText, headingOf, pages, productNames, seed, waitUntilAlive } from './support/site.ts';
import { expect, test } from './support/site-test.ts';
import { memberPages } from './support/states.ts';

const origin = 'https://loomwright.example';
const isPrivate = (path: string) => path === '/cart';
const publicPaths = [
  '/',
  '/products',
  ...productNames.map((_, place) => `/products/${place + 1}`),
  '/services',
  '/about',
  '/contact',
  '/demo',
  '/faq',
  '/support',
  '/blog',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  '/documentation',
  ...documentationItems.map(({ slug }) => `/documentation/${slug}`),
  '/forum',
  '/privacy',
  '/terms',
  '/tools/portfolio-generator',
  '/login',
  '/register',
  '/forgot-password',
];

const metaOf = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

test('[RTE-5] [SEO-1] every document is complete before any script', async ({ request }) => {
  for (const { path, status, title, heading } of pages) {
    const response = await request.get(path);
    const html = await response.text();
    const isIndexed = status === 200 && !isPrivate(path);
    const picture = isIndexed && path !== '/' ? path.slice(1).replaceAll('/', '-') : 'home';
    expect
      .soft(
        {
          status: response.status(),
          title: /<title>([^<]*)/.exec(html)?.[1],
          heading: headingOf(html),
          'og:title': metaOf(html, 'og:title'),
          robots: metaOf(html, 'robots'),
          canonical: canonicalOf(html),
          'og:image': metaOf(html, 'og:image'),
        },
        path,
      )
      .toEqual({
        status,
        title: `${title} · Loomwright AI`,
        heading,
        'og:title': title,
        robots: isIndexed ? undefined : 'noindex',
        canonical: isIndexed ? `${origin}${path}` : undefined,
        'og:image': `${origin}/og/${picture}.png`,
      });
    expect.soft(metaOf(html, 'description')?.length, path).toBeGreaterThan(20);
    expect.soft(metaOf(html, 'og:description'), path).toBe(metaOf(html, 'description'));
    if (isIndexed) expect.soft(metaOf(html, 'og:url')).toBe(`${origin}${path}`);
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect.soft(JSON.parse(json ?? ''), path).toHaveProperty('@type');
  }
});

test('[RTE-5] [DSH-3] no document of a member’s page is to be indexed, and none tells anything', async ({
  request,
}) => {
  for (const { path, title, who } of memberPages)
    await test.step(path, async () => {
      const response = await request.get(path);
      expect.soft(response.status()).toBe(200);
      const html = await response.text();
      expect.soft(html).toContain(`<title>${title} · Loomwright AI</title>`);
      expect.soft(metaOf(html, 'robots'), path).toBe('noindex');
      expect.soft(canonicalOf(html), path).toBeUndefined();
      expect.soft(html).toContain(`data-page="${path}"`);
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
      const words = main.replaceAll(/<[^>]*>/g, '');
      expect.soft(words, path).toContain('One moment');
      expect.soft(words, path).not.toMatch(/dashboard|notification|\d/i);
      expect.soft(main, path).not.toMatch(/<h[1-6]|<svg/);
      expect.soft(html, path).not.toContain(who.name);
    });
});

test('[SEO-1] titles and descriptions differ, and what the head names is there', async ({ request }) => {
  const documents = await Promise.all(
    [...publicPaths, '/cart', ...memberPages.map(({ path }) => path)].map(async (path) =>
      (await request.get(path)).text(),
    ),
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
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('[RTE-4] [SEO-1] the sitemap lists the public pages and nothing else', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(publicPaths.map((path) => origin + path));
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[RTE-5] every page can be read', async ({ page, watch }) => {
    watch.expects(/status of 404/);
    for (const { path, heading } of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await expect.soft(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
        await expect.soft(privacy, path).toBeVisible();
        if (path === '/products') await expect(page.getByRole('article')).toHaveCount(6);
        if (path === '/products/1') await expect(page.getByText('$29.99', { exact: true })).toBeVisible();
        if (path === '/cart') await expect(page.getByText('Loading your cart…')).toBeHidden();
        if (path === '/login' || path === '/register') {
          await expect(page.locator('main noscript p')).toBeVisible();
          expect(await page.locator('main noscript p').textContent()).toContain('needs JavaScript');
          await expect(page.locator('form')).toBeHidden();
        }
      });
  });

  test('[RTE-5] [DSH-3] every page for members says what it needs, and leads home', async ({ page }) => {
    for (const { path } of memberPages)
      await test.step(path, async () => {
        await page.goto(path);
        expect(await page.locator('main noscript').textContent()).toContain('need JavaScript');
        await page.locator('main noscript a').click();
        await expect(page).toHaveURL('/');
      });
  });

  test('[RTE-5] a query shows the products, though unfiltered', async ({ page }) => {
    await page.goto('/products?category=ai-solutions');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('from the first frame', () => {
  const queries = [
    ['?category=ai-solutions', [productNames[0], productNames[2]]],
    ['?q=portfolio', [productNames[5]]],
    ['?q=nothing+like+it', []],
    ['?utm_source=letter', productNames],
  ] as const;
  test('[RTE-5] an address with a query never shows other results', async ({ page }) => {
    await recordFrames(page);
    for (const [query, wanted] of queries)
      await test.step(query, async () => {
        const script = await hold(page, /\/assets\/main-/);
        await page.goto(`/products${query}`, { waitUntil: 'commit' });
        const early = async () =>
          (await framesOf(page)).filter(({ heading }) => heading === 'Products').length;
        await expect.poll(early).toBeGreaterThan(3);
        script.release();
        await waitUntilAlive(page);
        await expect(page.getByRole('article')).toHaveCount(wanted.length);
        await twoFrames(page);
        const shown = (await framesOf(page))
          .map(({ results }: Frame) => results)
          .filter((names) => names.length > 0);
        for (const names of shown) expect(names, query).toEqual(wanted);
        if (wanted.length > 0) expect(shown.length, query).toBeGreaterThan(0);
        await expect(page.getByRole('searchbox')).toBeVisible();
      });
  });

  test('[RTE-5] [PDP-1] an unknown product is never drawn as something else', async ({ page, watch }) => {
    watch.expects(/status of 404/);
    await recordFrames(page);
    await page.goto('/products/999');
    await waitUntilAlive(page);
    await twoFrames(page);
    const headings = new Set((await framesOf(page)).map(({ heading }) => heading).filter(Boolean));
    expect([...headings]).toEqual(['Product not found']);
  });

  test('[RTE-5] [CRT-4] a filled cart is never drawn empty', async ({ context, page }) => {
    await seed(context, { cart: cartText([1, 2]) });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        requestAnimationFrame(look);
        if (document.querySelector('main')?.textContent?.includes('Your cart is empty')) seen.push('empty');
      };
      requestAnimationFrame(look);
    });
    await page.goto('/cart');
    await waitUntilAlive(page);
    await expect(page.getByText('2 items wait')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });
});

test.describe('headers and policy', () => {
  const needed = [
    [
      'content-security-policy',
      /default-src 'none'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
    ],
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^(?:strict-origin-when-cross-origin|no-referrer|same-origin)$/],
    ['permissions-policy', /camera=\(\)/],
    ['cross-origin-opener-policy', /^same-origin$/],
  ] as const;

  test('[SEC-1] every kind of answer carries them', async ({ request }) => {
    const script = /src="(\/assets\/main-[^"]+)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
    const etag = (await request.get(script)).headers().etag ?? '';
    const answers = [
      [200, await request.get('/')],
      [200, await request.get('/cart')],
      [200, await request.head('/products')],
      [404, await request.get('/no/such/page')],
      [404, await request.get('/products/999')],
      [404, await request.get('/assets/gone.js')],
      [301, await request.get('/products/', { maxRedirects: 0 })],
      [304, await request.get(script, { headers: { 'If-None-Match': etag } })],
      [200, await request.get(script)],
      [200, await request.get('/favicon.svg')],
      [200, await request.get('/sitemap.xml')],
      [405, await request.post('/products')],
      [400, await request.get('/%c0%ae')],
    ] as const;
    for (const [status, answer] of answers) {
      expect(answer.status(), answer.url()).toBe(status);
      for (const [name, value] of needed)
        expect(answer.headers()[name] ?? '', `${name} of ${status} ${answer.url()}`).toMatch(value);
      expect(answer.headers()['content-security-policy']).not.toMatch(/unsafe-|\*/);
    }
  });

  test('[SEC-1] an answer to something that is no request carries them too', async ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? '');
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.end('NONSENSE\r\n\r\n'));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of needed)
      expect(new RegExp(`^${name}: (.*)\r$`, 'im').exec(text)?.[1] ?? '', name).toMatch(value);
  });

  test('[SEC-1] no page has anything inline but what the policy names by hash, and data nobody runs', async ({
    request,
  }) => {
    for (const { path } of [...pages, ...memberPages]) {
      const response = await request.get(path);
      const html = await response.text();
      const policy = response.headers()['content-security-policy'] ?? '';
      const markup = html.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, '');
      expect(markup, path).not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+|style|srcdoc)=/i);
      expect(markup, path).not.toMatch(/javascript:/i);
      const inline = [
        ...markup.matchAll(/<(?:script(?![^>]*\ssrc=)|style)[^>]*>([\s\S]*?)<\/(?:script|style)>/g),
      ];
      expect(inline.length, path).toBeGreaterThan(1);
      for (const [, text = ''] of inline)
        expect(policy, path).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  });

  test('[SEC-1] Trusted Types are enforced and no foreign frame may show the site', async ({
    page,
    watch,
  }) => {
    watch.expects(/TrustedHTML|Trusted Type/);
    await page.goto('/');
    await waitUntilAlive(page);
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
});
