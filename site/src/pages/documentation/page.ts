import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/documentation',
  title: 'Documentation',
  load: () => import('./documentation-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `Getting started, API reference and tutorials for the ${company.name} products, to read here or download.`,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Getting started, API reference and tutorials',
    words: 'docs manual guide guides handbook developer pdf instructions technical read download print',
    place: 2,
  },
];
