import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from './site-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'loomwright-server-'));
const ownPolicy = "default-src 'none'; style-src 'sha256-own'";
const headers = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };
const script = 'export const answer = 42;';

const files: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'products.html': '<h1>Products</h1>',
  'products/1.html': '<h1>Product 1</h1>',
  'products/unknown.html': '<h1>No such product</h1>',
  'statecharts/cartOwner.html': '<h1>The cartOwner statechart</h1>',
  'price list.txt': 'prices',
  '404.html': '<h1>Page not found</h1>',
  'assets/main-abc.js': script,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  _headers: '/*',
};

let app: ReturnType<typeof createSiteServer>;

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/main-abc.js.gz'), gzipSync(script));
  app = createSiteServer({
    publicFolder: folder,
    site: {
      headers,
      pages: {
        '/': { file: 'index.html', status: 200 },
        '/products': { file: 'products.html', status: 200 },
        '/products/1': { file: 'products/1.html', status: 200, policy: ownPolicy },
        '/products/unknown': { file: 'products/unknown.html', status: 404 },
        '/statecharts/cartOwner': { file: 'statecharts/cartOwner.html', status: 200 },
        '/404': { file: '404.html', status: 404 },
      },
      fallbacks: [{ prefix: '/products/', url: '/products/unknown' }],
      notFound: '/404',
    },
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init);
const encoded = (acceptEncoding: string) =>
  get('/assets/main-abc.js', { headers: { 'Accept-Encoding': acceptEncoding } });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('pages', { tags: ['RTE-5'] }, () => {
  it.each([
    ['/', 'Home'],
    ['/products', 'Products'],
    ['/products?category=x', 'Products'],
    ['/products/1', 'Product 1'],
  ])('%s is answered with its prerendered page', async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toContain(text);
  });

  it.each([
    ['/nope', 'Page not found'],
    ['/nope/deeper/', 'Page not found'],
    ['/404', 'Page not found'],
    ['/_headers', 'Page not found'],
    ['/assets/main-abc.js.br', 'Page not found'],
    ['/assets/gone-abc.js', 'Page not found'],
    ['/assets/', 'Page not found'],
    ['/missing.png', 'Page not found'],
    ['/404.html', 'Page not found'],
    ['/.env', 'Page not found'],
    ['/products/7', 'No such product'],
    ['/products/1.5', 'No such product'],
    ['/products/01', 'No such product'],
    ['/products/unknown', 'No such product'],
    ['/Products/7/', 'No such product'],
    ['/products/a%2Fb', 'No such product'],
    ['/products/1/x', 'Page not found'],
    ['/products/7//', 'No such product'],
    ['/products/7.html', 'No such product'],
    ['/products/%F0%9F%A7%B5', 'No such product'],
    ['/products/%', 'No such product'],
    ['/products/.html', 'No such product'],
    ['/products/%ff', 'No such product'],
    ['/products/%zz/x', 'Page not found'],
    ['/products%2F1', 'Page not found'],
    ['/products%5C1', 'Page not found'],
    ['/products/1%00', 'No such product'],
    ['/%2570roducts', 'Page not found'],
    ['//products', 'Page not found'],
    ['/100%', 'Page not found'],
    ['/%', 'Page not found'],
    ['/%zz', 'Page not found'],
    ['/%E0%A4%A', 'Page not found'],
    ['/%c0%ae', 'Page not found'],
    ['/a%00b', 'Page not found'],
    ['/index.html%00', 'Page not found'],
    ['/%2e%2e/etc', 'Page not found'],
  ])('%s is answered with status 404 and the not-found page', async (path, text) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await get(path, { method });
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      if (method === 'GET') expect((await response.text()).toLowerCase()).toContain(text.toLowerCase());
    }
  });

  it.each([
    ['/products/', '/products'],
    ['/products/?q=a%20b&sort=price', '/products?q=a%20b&sort=price'],
    ['/products.html', '/products'],
    ['/products/1///', '/products/1'],
    ['/index.html', '/'],
    ['/%70roducts', '/products'],
    ['/products/%31', '/products/1'],
    ['/Products?q=A', '/products?q=A'],
    ['/%70RODUCTS', '/products'],
    ['//', '/'],
    ['/products/index.html', '/products'],
    ['/products/1.html', '/products/1'],
    ['/products//index.html', '/products'],
    ['/Products/1.HTML/', '/products/1'],
    ['/statecharts/cartOwner/', '/statecharts/cartOwner'],
    ['/statecharts/CARTOWNER', '/statecharts/cartOwner'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(location);
  });
});

describe('hostile addresses', { tags: ['SEC-1'] }, () => {
  it.each([
    '//evil.example/',
    '//evil.example//products/',
    '///products/',
    '/%2Fevil.example/',
    '/%5Cevil.example/',
    '/..%2f..%2fetc/passwd/',
  ])('%s never becomes a redirect', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Location')).toBeNull();
  });

  it('a very long address is an unknown page', async () => {
    expect((await get(`/${'a'.repeat(1_000_000)}`)).status).toBe(404);
    expect((await get(`/products/${'%61'.repeat(100_000)}`)).status).toBe(404);
    expect((await get(`/${'/'.repeat(1_000_000)}x`)).status).toBe(404);
  });

  it.each(['/__proto__', '/constructor', '/toString', '/products/__proto__', '/x.constructor'])(
    '%s is not found in the lookup tables',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('other methods are refused, with a list of the allowed ones', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await get('/products', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
    }
  });

  it('a page with its own policy has that instead, even with status 304', async () => {
    const first = await get('/products/1');
    const again = await get('/products/1', { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    for (const { headers: own } of [first, again]) {
      expect(own.get('Content-Security-Policy')).toBe(ownPolicy);
      expect(own.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  it('every response has the security headers', async () => {
    const paths = ['/', '/products/', '/nope', '/a%00b', '/assets/main-abc.js', '/assets/gone.js'];
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const response = await get(path, { method });
        for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name)).toBe(value);
      }
    }
  });
});

describe('files', () => {
  it('hashed files are cached for a year, others are revalidated', async () => {
    expect((await get('/assets/main-abc.js')).headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each([
    ['/assets/main-abc.js', 'text/javascript; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/price%20list.txt', 'text/plain; charset=utf-8'],
  ])('%s has the type %s', async (path, type) => {
    expect((await get(path)).headers.get('Content-Type')).toBe(type);
  });

  it('the smallest encoding the client accepts is sent', async () => {
    const brotli = await encoded('gzip, deflate, br');
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    expect(brotli.headers.get('Vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(script);
    const gzip = await encoded('br;q=0, gzip;q=0.5');
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(script);
    expect((await encoded('*')).headers.get('Content-Encoding')).toBe('br');
    for (const none of ['', 'identity', 'deflate', 'br;q=0', 'br;q=nonsense', ';;,,q=']) {
      const response = await encoded(none);
      expect(response.headers.get('Content-Encoding')).toBeNull();
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      expect(await response.text()).toBe(script);
    }
  });

  it('a file without compressed versions has no Vary header', async () => {
    expect((await get('/favicon.svg')).headers.get('Vary')).toBeNull();
  });

  it('a current copy is answered with 304 and no body', async () => {
    const etag = (await encoded('br')).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/assets/main-abc.js', {
        headers: { 'Accept-Encoding': 'br', 'If-None-Match': sent },
      });
      expect(response.status).toBe(304);
      expect(response.headers.get('ETag')).toBe(etag);
      expect(await response.text()).toBe('');
    }
    expect((await get('/assets/main-abc.js', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  it('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/products', '/nope', '/assets/main-abc.js']) {
      const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)];
      expect(head.status).toBe(full.status);
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
      expect(await head.text()).toBe('');
      expect(full.headers.get('Content-Length')).toBe(String((await bytes(full)).length));
    }
  });
});
