import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/pricing',
  title: 'Pricing',
  load: () => import('./pricing-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `What ${company.name} products and services cost, what a workspace includes, and a calculator of what you could save.`,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Every product and service with its price, and what a workspace includes',
    words:
      'price list prices cost costs much service services product products plan plans fee tariff workspace includes included range estimate',
  },
  {
    title: 'Savings calculator',
    hash: 'calculator',
    text: 'What automating a task could save you, with the formula',
    words: 'roi return investment save hours money worth calculate calculation payback business case',
  },
];
