import { company } from '@loomwright/content';
import type { PageDocuments, PageSearch, PartRoute } from '../../app/page-module.ts';

export const route = {
  path: '/blog',
  title: 'Blog',
  load: FEATURES.blog && (() => import('./blog-page.tsx')),
} satisfies PartRoute;

export const documents = {
  description: `Product updates, AI and technology, use cases and company news from the people who build ${company.name}.`,
  hasFeed: true,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Product updates, use cases and company news',
    words: 'posts articles news stories feed newsletter subscribe rss newest latest published author',
  },
];
