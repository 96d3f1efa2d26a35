import { documentationItems, findDocumentationItem } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/documentation/:slug',
  title: 'Documentation',
  load: () => import('./documentation-item-page.tsx'),
} satisfies PageRoute;

export const documents = {
  title: ({ slug = '' }) => findDocumentationItem(slug)?.title,
  description: ({ slug = '' }) => findDocumentationItem(slug)?.summary,
  contentModule: ({ slug = '' }) =>
    findDocumentationItem(slug) && `../packages/content/src/documentation/${slug}.ts`,
  addresses: () => documentationItems.map(({ slug }) => `/documentation/${slug}`),
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [];
