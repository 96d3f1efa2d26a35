import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/blog',
  title: 'Blog',
  load: () => import('./blog-page.tsx'),
} satisfies PageRoute;

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
