import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/dashboard',
  title: 'Dashboard',
  access: 'members',
  load: () => import('./dashboard-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: 'Your figures, your notifications and what comes next.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Your figures and your notifications',
    words: 'overview statistics home messages read unread numbers',
    place: 8,
  },
];
