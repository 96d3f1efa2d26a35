import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/cart',
  title: 'Your cart',
  load: () => import('./cart-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: 'What you’ve chosen so far.',
  isPrivate: true,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'What you’ve chosen so far',
    words: 'open basket shopping bag checkout order quote request view show',
    place: 6,
  },
];
