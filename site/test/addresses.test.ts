import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressesOf } from '../src/document/documents.ts';
import { createPageFinder, toPlainPath } from '../src/router/addresses.ts';
import {
  accessOf,
  isDocumentOf,
  matchPath,
  missingDocumentOf,
  notFoundRoute,
  routes,
} from '../src/router/routes.ts';
import { addressPaths } from './support/address-paths.ts';

const urls = routes.flatMap(addressesOf);
const fallbacks = routes.flatMap((route) => {
  const url = missingDocumentOf(route);
  return url ? [{ prefix: url.replace(/[^/]+$/, ''), url }] : [];
});
const findPage = createPageFinder([...urls, ...fallbacks.map(({ url }) => url), '/404'], {
  fallbacks,
  notFound: '/404',
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/products/%31/', '/products/1'],
  ['/products//index.html', '/products'],
  ['/caf%C3%A9', '/café'],
  ['/products%2F1', '/products%2F1'],
  ['/100%', '/100%'],
  ['//products', '//products'],
])('the path %s is read as %s', { tags: ['RTE-5'] }, (path, plain) => {
  expect(toPlainPath(path)).toBe(plain);
});

test('every page is found by its own address, and by no other', { tags: ['RTE-5'] }, () => {
  for (const url of urls) {
    for (const path of [url, `${url}/`, url.toUpperCase(), `${url}/index.html`])
      expect(findPage(path)).toEqual({ url, isKnown: true });
    expect(findPage(`/${url}`).isKnown).toBe(url === '/');
  }
  for (const path of ['/404', '/products/unknown', '/blog/unknown.html'])
    expect(findPage(path).isKnown).toBe(false);
});

test('the router shows the page whose document the server sends, for every path', {
  tags: ['RTE-5'],
}, () => {
  let known = 0;
  fc.assert(
    fc.property(addressPaths, (path) => {
      const { isKnown, url } = findPage(path);
      const { route } = matchPath(path);
      if (isKnown) {
        known += 1;
        expect(route).toBe(matchPath(url).route);
      } else expect(missingDocumentOf(route)).toBe(url);
      expect(accessOf(path) === undefined).toBe(route === notFoundRoute);
    }),
    runs(2000, 100_000),
  );
  expect(known).toBeGreaterThan(100);
});

test('a document responds to its own address and to unknown ones of its route', {
  tags: ['RTE-5'],
}, () => {
  for (const [url, address, is] of [
    ['/', '/', true],
    ['/faq', '/faq/', true],
    ['/faq', '/about', false],
    ['/404', '/no/such/page', true],
    ['/products/1', '/products/%31', true],
    ['/products/unknown', '/products/%', true],
    [undefined, '/', false],
  ] as const)
    expect([url, address, isDocumentOf(url, address)]).toEqual([url, address, is]);
});
