import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/privacy',
  title: 'Privacy',
  load: () => import('./privacy-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description:
    'What this site stores in your browser, key by key, what leaves it, and how to export or delete it.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'What this site stores in your browser, key by key',
    words:
      'policy gdpr data protection cookies cookie storage tracking personal delete export account saved kept remove clear searches conversation chat map shared computer collect',
  },
];
