import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/activity',
  title: 'Your activity',
  access: 'members',
  load: () => import('./activity-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: 'What you’ve done here recently.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'What you’ve done here recently',
    words: 'history log recent actions entries did clear',
  },
];
