import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/faq',
  title: 'Frequently asked questions',
  load: () => import('./faq-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `Short answers on what ${company.name} does, what it costs, how long it takes, and where your data goes.`,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    title: 'FAQ',
    text: 'Short answers to the questions we hear most',
    words: 'frequently asked questions answers help common frequent',
    place: 3,
  },
];
