import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/settings',
  title: 'Settings',
  access: 'members',
  load: () => import('./settings-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: 'Your account, how the site looks, and what it stores.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Your account, how the site looks, and what it stores',
    words:
      'preferences options theme export data delete account background recovery app install offline mode dark light update animation moving map third party code screen',
    place: 9,
  },
];
