import { describe, expect, it } from 'vitest';
import { type OfflineParts, toOfflineList, toWorker } from '../build/plugin/offline.ts';
import { createRouter } from '../worker/route-request.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const files = [
  ...['index.html', '404.html', 'settings.html', 'products.html', 'products/1.html', 'products/unknown.html'],
  ...['assets/main-abc.js', 'assets/main-abc.js.br', 'assets/main-abc.js.gz', 'assets/main-abc.js.map'],
  ...['assets/products-page-abc.js', 'assets/scene.worker-abc.js', 'assets/style-abc.css'],
  ...['favicon.svg', 'art/empty.svg', 'art/drawings.svg', 'og/home.png', 'documentation/a.pdf'],
  ...['sitemap.xml', 'robots.txt', '_headers', 'sw.js', 'sw-off.js', 'manifest.webmanifest'],
].map((path) => ({ path, bytes: bytes(path) }));

const parts: OfflineParts = {
  files,
  documents: [
    ['/', 'index.html'],
    ['/404', '404.html'],
    ['/settings', 'settings.html'],
    ['/products', 'products.html'],
    ['/products/1', 'products/1.html'],
    ['/products/unknown', 'products/unknown.html'],
  ].map(([url = '', file = '']) => ({ url, file })),
  shellFiles: new Set(['assets/main-abc.js', 'favicon.svg']),
  shellDocuments: new Set(['/', '/404', '/settings']),
  isLarge: (path) => path.startsWith('assets/scene.worker'),
  fallbacks: [{ prefix: '/products/', url: '/products/unknown' }],
  notFound: '/404',
  blank: '/settings',
  beside: 'headers',
};
const list = toOfflineList(parts);
const addresses = (of: readonly (readonly [string, string])[]) => of.map(([address]) => address);

describe('the list of the service worker', () => {
  it('has every document and every file that pages load, and nothing else', {
    tags: ['SEO-1'],
  }, () => {
    expect(addresses(list.shell)).toEqual(['/', '/404', '/assets/main-abc.js', '/favicon.svg', '/settings']);
    expect(addresses(list.rest)).toEqual([
      '/art/empty.svg',
      '/assets/products-page-abc.js',
      '/assets/style-abc.css',
      '/manifest.webmanifest',
      '/products',
      '/products/1',
      '/products/unknown',
    ]);
    expect(addresses(list.used)).toEqual(['/assets/scene.worker-abc.js']);
    expect(list.online).toEqual([
      '/art/drawings.svg',
      '/documentation/a.pdf',
      '/og/home.png',
      '/robots.txt',
      '/sitemap.xml',
      '/sw-off.js',
      '/sw.js',
    ]);
  });

  it('has a new version exactly when a file, a header or the worker changes', {
    tags: ['SEO-1'],
  }, () => {
    expect(toOfflineList({ ...parts, files: [...files].reverse() }).version).toBe(list.version);
    expect(toOfflineList({ ...parts, beside: 'others' }).version).not.toBe(list.version);
    const changed = files.map((file) =>
      file.path === 'products.html' ? { ...file, bytes: bytes('') } : file,
    );
    expect(toOfflineList({ ...parts, files: changed }).version).not.toBe(list.version);
  });

  it('fails without a part of the shell, or for a page named like a file', {
    tags: ['SEO-1'],
  }, () => {
    const without = (path: string) => files.filter((file) => file.path !== path);
    expect(() => toOfflineList({ ...parts, files: without('products.html') })).toThrow('/products');
    expect(() => toOfflineList({ ...parts, files: without('favicon.svg') })).toThrow('favicon.svg');
    const odd = [...files, { path: 'LICENSE', bytes: bytes('') }];
    expect(() => toOfflineList({ ...parts, files: odd })).toThrow('LICENSE');
  });

  it('replaces the one placeholder in the worker', { tags: ['SEO-1'] }, () => {
    expect(toWorker('const list = OFFLINE_LIST;', list)).toBe(`const list = ${JSON.stringify(list)};`);
    expect(() => toWorker('OFFLINE_LIST, OFFLINE_LIST', list)).toThrow();
  });
});

describe('the answers of the service worker', () => {
  const origin = 'https://loomwright.example';
  const route = createRouter(list, origin);
  const ask = (path: string, mode = 'navigate', method = 'GET') =>
    route({ method, mode, url: new URL(path, origin).href });

  it.each([
    ['/', { kind: 'listed', address: '/' }],
    ['/products?q=chat', { kind: 'listed', address: '/products' }],
    ['/products/1#features', { kind: 'listed', address: '/products/1' }],
    ['/Products/?q=a', { kind: 'redirect', to: '/products?q=a' }],
    ['/products.html', { kind: 'redirect', to: '/products' }],
    ['/index.html', { kind: 'redirect', to: '/' }],
    ['/products/99', { kind: 'unknown', address: '/products/unknown' }],
    ['/nope/deeper', { kind: 'unknown', address: '/404' }],
    ['/sitemap.xml', { kind: 'pass' }],
    ['/products/%31', { kind: 'redirect', to: '/products/1' }],
    ['/products/%', { kind: 'unknown', address: '/products/unknown' }],
    ['/products%2F1', { kind: 'unknown', address: '/404' }],
    ['/100%', { kind: 'unknown', address: '/404' }],
    ['/nope.png', { kind: 'unknown', address: '/404' }],
  ])('navigation to %s: %j', { tags: ['SEO-1', 'RTE-5'] }, (path, answer) => {
    expect(ask(path)).toEqual(answer);
  });

  it.each([
    ['/assets/main-abc.js', { kind: 'listed', address: '/assets/main-abc.js' }],
    ['/assets/main-older.js', { kind: 'other' }],
    // The worker answers for pages only on navigation; a `fetch` of a page goes to the server.
    ['/products', { kind: 'pass' }],
    ['/healthz', { kind: 'pass' }],
    ['https://elsewhere.example/assets/main-abc.js', { kind: 'pass' }],
  ])('fetch of %s: %j', { tags: ['SEO-1'] }, (path, answer) => {
    expect(ask(path, 'cors')).toEqual(answer);
  });

  it('POST requests go to the network', { tags: ['SEO-1', 'CHT-2'] }, () => {
    expect(ask('/chat', 'cors', 'POST')).toEqual({ kind: 'pass' });
    expect(ask('/contact', 'navigate', 'POST')).toEqual({ kind: 'pass' });
  });
});
