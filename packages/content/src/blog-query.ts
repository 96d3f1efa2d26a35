import { POST_CATEGORIES, type Post, type PostCategory, posts } from './posts.ts';

/** The filters of the blog, in their order (BLG-1). */
export const POST_FILTERS = ['All Posts', ...POST_CATEGORIES] as const;

export type PostFilter = (typeof POST_FILTERS)[number];

/** How a category is spelt in an address: `ai-technology`. */
export const toPostCategorySlug = (category: PostCategory): string =>
  category.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Reads the filter from an address's search part; unknown values are all posts. */
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
  return { posts: shown, countText: `${shown.length} ${shown.length === 1 ? 'post' : 'posts'}` };
};

/** The posts before and after one in time. */
export const postsAround = (
  slug: string,
): { readonly newer: Post | undefined; readonly older: Post | undefined } => {
  const place = posts.findIndex((post) => post.slug === slug);
  return place < 0
    ? { newer: undefined, older: undefined }
    : { newer: posts[place - 1], older: posts[place + 1] };
};

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-05-06` in words: `6 May 2026`, the same in every time zone. */
export const toDateText = (date: string): string => dates.format(new Date(date));
