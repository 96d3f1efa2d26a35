import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/terms',
  title: 'Terms',
  load: () => import('./terms-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: 'The terms of use for this site and its sample accounts, in six short sections.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'The terms of use for this site',
    words:
      'conditions of service legal licence license agreement tos source code mit refund payment card tax invoice money currency vat law guarantee warranty pay return',
  },
];
