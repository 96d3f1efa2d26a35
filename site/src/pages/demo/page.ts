import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/demo',
  title: 'Book a demo',
  load: () => import('./demo-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description:
    'See automation and assistants work on one of your own processes: choose a date, and find out what to expect.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'A call about one of your own processes',
    words:
      'book booking appointment meeting call slot date trial calendar testimonials customers prepare agenda join',
    place: 5,
  },
];
