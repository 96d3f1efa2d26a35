import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/products/compare',
  title: 'Compare products',
  load: () => import('./compare-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `Up to three ${company.name} products side by side: price and unit, features, where each runs, what it needs and what your team decides.`,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Up to three of them side by side',
    words: 'comparison difference versus table next each other',
  },
];
