import { createDateFormat, toCountText } from '@loomwright/kit';
import { POST_CATEGORIES, type PostCategory, posts } from './posts.ts';

/** The options of the blog's filter, in their order (BLG-1). */
export const POST_FILTERS = ['All Posts', ...POST_CATEGORIES] as const;

export type PostFilter = (typeof POST_FILTERS)[number];

/** How a category is spelt in an address: `ai-technology`. */
const toPostCategorySlug = (category: PostCategory): string =>
  category.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Reads the filter from an address's search part; an unknown one is all posts. */
export const readPostFilter = (search: string): PostFilter => {
  const wanted = new URLSearchParams(search).get('category');
  return POST_CATEGORIES.find((name) => toPostCategorySlug(name) === wanted) ?? 'All Posts';
};

/** The address of the blog with a filter. */
export const toBlogHref = (filter: PostFilter): string =>
  filter === 'All Posts' ? '/blog' : `/blog?category=${toPostCategorySlug(filter)}`;

/** The posts of a filter, newest first, and their number in words. */
export const toBlogView = (filter: PostFilter) => {
  const shown = posts.filter(({ category }) => filter === 'All Posts' || category === filter);
  return { posts: shown, countText: toCountText(shown.length, 'post') };
};

/** `2026-05-06` as it is read: `6 May 2026`, the same in every time zone. */
export const toDateText = (date: string): string => createDateFormat('UTC').format(new Date(date));
