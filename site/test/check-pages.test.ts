import { expect, test } from 'vitest';
import { checkPages } from '../src/app/check-pages.ts';
import type { PageFile } from '../src/app/page-module.ts';

const load = () => Promise.resolve({ default: () => null });
const page = (path: string): PageFile => ({
  route: { path, title: 'A page', load },
  documents: { description: 'What is on it.' },
  search: [],
});
const one = page('/one');
const { documents, search } = one;

const problemOf = (pages: Readonly<Record<string, Partial<PageFile>>>) => () =>
  checkPages(
    Object.fromEntries(Object.entries(pages).map(([folder, file]) => [`../pages/${folder}/page.ts`, file])),
    Object.keys(pages).map((folder) => `../pages/${folder}/${folder}-page.tsx`),
  );

test.each([
  ['no route', { one: { documents, search } }, /one\/page\.ts exports no `route`; .*another page/],
  ['a path without a slash', { one: page('one') }, /one\/page\.ts has the path "one"; begin it with a slash/],
  [
    'the path of another',
    { one, two: page('/one') },
    /two\/page\.ts has the path "\/one" of .*one\/page\.ts; /,
  ],
  [
    'the pattern of another',
    { one: page('/one/:id'), two: page('/One/:slug') },
    /two\/page\.ts has the path "\/One\/:slug" of .*one\/page\.ts; /,
  ],
])(
  'a page.ts with %s stops the build, naming the file and the remedy',
  { tags: ['RTE-4'] },
  (_, pages, message) => {
    expect(problemOf(pages)).toThrow(message);
  },
);

test('a component without its page.ts, or the reverse, stops the build', {
  tags: ['RTE-4'],
}, () => {
  expect(() => checkPages({}, ['../pages/one/one-page.tsx'])).toThrow(
    'site/src/pages/one/page.ts is missing; copy that of another page and change it',
  );
  expect(() => checkPages({ '../pages/one/page.ts': one }, ['../pages/one/other.tsx'])).toThrow(
    'site/src/pages/one/page.ts has no component; add one-page.tsx beside it',
  );
});
