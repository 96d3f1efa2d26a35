import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POST_FILTERS, posts, readPostFilter, toBlogHref, toBlogView, toDateText } from '../src/index.ts';

const searchOf = (href: string) => new URL(href, 'https://loomwright.example').search;

describe('the blog filter', { tags: ['BLG-1'] }, () => {
  it('offers all posts and the four categories, each at its own address', () => {
    expect(POST_FILTERS.map((filter) => [filter, toBlogHref(filter)])).toEqual([
      ['All Posts', '/blog'],
      ['Product Updates', '/blog?category=product-updates'],
      ['AI & Technology', '/blog?category=ai-technology'],
      ['Use Cases', '/blog?category=use-cases'],
      ['Company News', '/blog?category=company-news'],
    ]);
    for (const filter of POST_FILTERS) expect(readPostFilter(searchOf(toBlogHref(filter)))).toBe(filter);
  });

  it('falls back to all posts for an unknown category', () => {
    const known = POST_FILTERS.map((filter) =>
      new URLSearchParams(searchOf(toBlogHref(filter))).get('category'),
    );
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('constructor', '__proto__', '<script>', 'Product Updates', 'product-updates\0', ''),
    );
    fc.assert(
      fc.property(hostile, fc.string(), (value, rest) => {
        fc.pre(!known.includes(value));
        expect(readPostFilter(`?category=${encodeURIComponent(value)}`)).toBe('All Posts');
        expect(POST_FILTERS).toContain(readPostFilter(rest));
      }),
      runs(1000),
    );
  });

  it('shows exactly the posts of a category, newest first, with their number', () => {
    const shown = POST_FILTERS.slice(1).flatMap((filter) => toBlogView(filter).posts);
    expect([...shown].sort((a, b) => b.id - a.id)).toEqual([...posts].sort((a, b) => b.id - a.id));
    expect(toBlogView('All Posts')).toEqual({ posts, countText: `${posts.length} posts` });
    for (const filter of POST_FILTERS.slice(1)) {
      const view = toBlogView(filter);
      expect(view.posts.every(({ category }) => category === filter)).toBe(true);
      expect(view.posts).toEqual(posts.filter((post) => view.posts.includes(post)));
      expect(view.countText).toMatch(/^\d+ posts?$/);
    }
  });

  it('formats a date for reading', () => {
    expect(toDateText('2026-05-06')).toBe('6 May 2026');
    expect(toDateText('2024-12-31')).toBe('31 December 2024');
  });
});
