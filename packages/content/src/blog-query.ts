import { POST_CATEGORIES, type Post, type PostCategory, posts } from './posts.ts';

/** What the filter of the blog offers, in its order (BLG-1). */
export const POST_FILTERS = ['All Posts', ...POST_CATEGORIES] as const;

export type PostFilter = (typeof POST_FILTERS)[number];

/** How a category is spelt in an address: `ai-technology`. */
export const toPostCategorySlug = (category: PostCategory): string =>
  category.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Reads the filter from an address's search part; what it does not know is all posts. */
export const readPostFilter = (search: string): PostFilter => {
  const wanted = new URLSearchParams(search).get('category');
  return POST_CATEGORIES.find((name) => toPostCategorySlug(name) === wanted) ?? 'All Posts';
};

/** The address of the blog with a filter. */
export const toBlogHref = (filter: PostFilter): string =>
  filter === 'All Posts' ? '/blog' : `/blog?category=${toPostCategorySlug(filter)}`;

/** The posts a filter leaves, newest first, and how many they are in words. */
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

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2026-05-06` as it is read: `6 May 2026`, the same in every browser and in the prerenderer. */
export const toDateText = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
};
