import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/',
  title: 'Intelligent AI Solutions for Next-Gen Business',
  threads: 'hero',
  load: () => import('./home-page.tsx'),
} satisfies PageRoute;

export const documents = {
  shownModule: 'src/pages/home/at-work/at-work.tsx',
  description: `${company.name} builds automation, assistants, analytics and custom AI into the way your business already works.`,
  structuredData: ({ organization }) => organization(),
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    title: 'Home',
    text: 'Intelligent AI solutions for next-gen business',
    words: 'start front main page landing how it works capabilities project phases search',
  },
];
