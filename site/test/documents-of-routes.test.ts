import { expect, test } from 'vitest';
import { isDocumentOf } from '../src/router/routes.ts';

test('a document serves its own address and the missing ones of its route', {
  tags: ['RTE-5'],
}, () => {
  for (const [url, address, is] of [
    ['/', '/', true],
    ['/faq', '/faq/', true],
    ['/faq', '/about', false],
    ['/404', '/no/such/page', true],
    ['/404', '/%', true],
    ['/404', '//faq', true],
    ['/products/1', '/products/%31', true],
    ['/products/unknown', '/products/%', true],
    [undefined, '/', false],
    [undefined, '/faq', false],
    ['', '/faq', false],
  ] as const)
    expect([url, address, isDocumentOf(url, address)]).toEqual([url, address, is]);
});
