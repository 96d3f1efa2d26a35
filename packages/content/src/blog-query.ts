import { createDateFormat, toCountText } from '@loomwright/kit';
import { POST_CATEGORIES, type PostCategory, posts } from './posts.ts';

export const POST_FILTERS = ['All Posts', ...POST_CATEGORIES] as const;

export type PostFilter = (typeof POST_FILTERS)[number];

const toPostCategorySlug = (category: PostCategory): string =>
  category.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** An unknown category shows all posts. */
export const readPostFilter = (search: string): PostFilter => {
  const wanted = new URLSearchParams(search).get('category');
  return POST_CATEGORIES.find((name) => toPostCategorySlug(name) === wanted) ?? 'All Posts';
};

export const toBlogHref = (filter: PostFilter): string =>
  filter === 'All Posts' ? '/blog' : `/blog?category=${toPostCategorySlug(filter)}`;

export const toBlogView = (filter: PostFilter) => {
  const shown = posts.filter(({ category }) => filter === 'All Posts' || category === filter);
  return { posts: shown, countText: toCountText(shown.length, 'post') };
};

/** `2026-05-06` becomes `6 May 2026` in every time zone. */
export const toDateText = (date: string): string => createDateFormat('UTC').format(new Date(date));
