import { expect, test } from 'vitest';
import { parse } from '../src/router/path-pattern.ts';
import { routes } from '../src/router/routes.ts';

const paramsOf = (path: string, address: string) => parse(path).pattern.exec(address)?.slice(1);

test('[RTE-4] a path matches its own address, whatever the case of its letters, with or without a slash at its end', () => {
  for (const [path, address, params] of [
    ['/', '/', []],
    ['/faq', '/faq', []],
    ['/faq', '/FAQ/', []],
    ['/products/:id', '/products/1', ['1']],
    ['/products/:id', '/products/a%20b.c-d/', ['a%20b.c-d']],
  ] as const)
    expect(paramsOf(path, address)).toEqual(params);
});

test('[RTE-4] a path matches no address with more, fewer or other parts', () => {
  for (const [path, address] of [
    ['/', '//'],
    ['/', '/faq'],
    ['/faq', '/faq//'],
    ['/faq', '/faqs'],
    ['/faq', '/a/faq'],
    ['/products/:id', '/products'],
    ['/products/:id', '/products/'],
    ['/products/:id', '/products/1/2'],
  ] as const)
    expect(paramsOf(path, address)).toBeUndefined();
});

test('[RTE-4] the paths of the route table have no syntax but names of parameters', () => {
  for (const { path } of routes) {
    expect(path).toMatch(/^\/(?:$|(?:[a-z-]+|:[a-z]+)(?:\/(?:[a-z-]+|:[a-z]+))*$)/);
    expect(parse(path).keys).toEqual(path.split('/').flatMap((part) => /^:(.+)/.exec(part)?.[1] ?? []));
  }
});
