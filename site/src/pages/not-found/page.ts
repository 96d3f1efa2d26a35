import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '*',
  title: 'Page Not Found',
  load: () => import('./not-found-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: 'There is no page at this address.',
  addresses: () => [],
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [];
