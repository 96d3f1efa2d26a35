import { expect, test } from 'vitest';
import { currentMark } from '../src/frame/nav-bar/current-mark.ts';

test('the link to the open page is marked, with or without a trailing slash', {
  tags: ['NAV-1'],
}, () => {
  for (const [pathname, href, mark] of [
    ['/', '/', 'page'],
    ['/products', '/products', 'page'],
    ['/products/', '/products', 'page'],
    ['/products/1', '/products', 'true'],
    ['/products/1/', '/products', 'true'],
    ['/products', '/', undefined],
    ['/products-old', '/products', undefined],
    ['/about', '/products', undefined],
  ] as const)
    expect(currentMark(pathname, href), `${href} at ${pathname}`).toBe(mark);
});
