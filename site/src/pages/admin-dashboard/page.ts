import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/admin-dashboard',
  title: 'Admin Dashboard',
  access: 'admins',
  load: () => import('./admin-dashboard-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: 'How the company is doing, for its administrators.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'How the company is doing',
    words: 'administration statistics',
  },
];
