import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/orders',
  title: 'My Orders',
  access: 'members',
  load: () => import('./orders-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: 'The quotes and demos you’ve requested.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'The quotes and demos you’ve requested',
    words: 'requests purchases history find filter search past previous old status ordered quotes',
  },
];
