import { findPost, posts } from '@loomwright/content';
import type { PageDocuments, PageSearch, PartRoute } from '../../app/page-module.ts';

export const route = {
  path: '/blog/:slug',
  title: 'Blog',
  load: FEATURES.blog && (() => import('./blog-post-page.tsx')),
} satisfies PartRoute;

export const documents = {
  title: ({ slug = '' }) => findPost(slug)?.title,
  description: ({ slug = '' }) => findPost(slug)?.excerpt,
  contentModule: ({ slug = '' }) => findPost(slug) && `../packages/content/src/blog/${slug}.ts`,
  addresses: () => posts.map(({ slug }) => `/blog/${slug}`),
  structuredData: ({ post }, { slug = '' }) => post(slug),
  isArticle: true,
  hasFeed: true,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [];
