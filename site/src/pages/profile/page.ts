import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/profile',
  title: 'Your profile',
  access: 'members',
  load: () => import('./profile-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: 'Your name, your picture and your password.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Your name, your picture and your password',
    words: 'account change avatar photo email edit upload update size wrong',
  },
];
