import { expect, test } from 'vitest';
import { isLeftOut } from '../src/app/left-out.ts';

const load = () => Promise.resolve({ default: () => null });
const routes = [
  { path: '/posts', title: 'Posts', load: false },
  { path: '/posts/:slug', title: 'A post', load: false },
  { path: '/about', title: 'About', load },
] as const;

test.each([
  ['/posts?category=news', true],
  ['/posts/one#two', true],
  ['/postscript', false],
  ['/about#posts', false],
  ['/nowhere', false],
  ['https://example.org/posts', false],
])('a link is left out if its page has no code: %s is %s', { tags: ['OPT-1'] }, (href, expected) => {
  expect(isLeftOut(href, routes)).toBe(expected);
});
