import { products } from '@loomwright/catalogue';
import { company } from '@loomwright/content';
import { has } from '../build/configuration.ts';
import { framesOf, hold, recordFrames, twoFrames } from './support/observe.ts';
import {
  builtPages,
  cartText,
  codeOf,
  headingOf,
  open,
  publicPages,
  replaceStorage,
  waitUntilHydrated,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';
import { memberPages } from './support/states.ts';

const { origin } = company;
const publicPaths = builtPages.filter(({ isListed }) => isListed).map(({ path }) => path);

const metaOf = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

test('every document is complete without scripts', {
  tag: ['@RTE-5', '@SEO-1'],
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
    expect.soft(html, path).not.toMatch(/: (undefined|NaN)</);
    expect.soft(metaOf(html, 'description')?.length, path).toBeGreaterThan(20);
    expect.soft(metaOf(html, 'og:description'), path).toBe(metaOf(html, 'description'));
    if (isIndexed) expect.soft(metaOf(html, 'og:url')).toBe(`${origin}${path}`);
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect.soft(JSON.parse(json ?? ''), path).toHaveProperty('@type');
    expect.soft(/<footer.*<\/footer>/s.exec(html)?.[0], path).toMatch(/<a [^>]*href="\/privacy"/);
  }
});

test('documents of members’ pages are noindex, contain no data, and need JavaScript', {
  tag: ['@RTE-5', '@DSH-3'],
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
    const response = await request.head(href);
    expect(response.status(), href).toBe(200);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(publicPaths.map((path) => origin + path));
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read without JavaScript, or state that they need it', {
    tag: ['@RTE-5', '@DSH-3'],
  }, async ({ page }) => {
    await page.goto('/products?category=ai-solutions');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(products.length);
    await page.goto('/products/1');
    await expect(page.getByText('$29.99', { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await expect(page.getByText('Loading your cart…')).toBeHidden();
    await page.goto('/login');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    await page.goto('/dashboard');
    expect(await page.locator('main noscript').textContent()).toContain('need JavaScript');
    await page.locator('main noscript a').click();
    await expect(page).toHaveURL('/');
  });
});

test('a query shows no unfiltered results, from the first frame on', { tag: '@RTE-5' }, async ({ page }) => {
  await recordFrames(page);
  const script = await hold(page, codeOf('main.tsx'));
  await page.goto('/products?category=ai-solutions', { waitUntil: 'commit' });
  const early = async () => (await framesOf(page)).filter(({ heading }) => heading === 'Products').length;
  await expect.poll(early).toBeGreaterThan(3);
  script.release();
  await waitUntilHydrated(page);
  const wanted = products.filter(({ category }) => category === 'AI Solutions').map(({ name }) => name);
  await expect(page.getByRole('article')).toHaveCount(wanted.length);
  await twoFrames(page);
  const shown = (await framesOf(page)).flatMap(({ results }) => (results.length > 0 ? [results] : []));
  expect(shown.length).toBeGreaterThan(0);
  for (const names of shown) expect(names).toEqual(wanted);
});

test('a filled cart is never shown as empty', { tag: '@CRT-4' }, async ({ page }) => {
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

test('the built server sends the security headers, and Trusted Types are enforced', {
  tag: '@SEC-1',
}, async ({ page, watch }) => {
  watch.expects(/TrustedHTML|Trusted Type/);
  const answer = await page.goto('/', { waitUntil: 'commit' });
  for (const [name, value] of needed) expect(answer?.headers()[name] ?? '', name).toMatch(value);
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
