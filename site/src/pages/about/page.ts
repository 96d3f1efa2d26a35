import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/about',
  title: 'About us',
  threads: 'beside',
  load: () => import('./about-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `About ${company.name}: founded in ${company.foundedYear}, with its mission, values and team, and how to join.`,
  structuredData: ({ organization }) => organization(),
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Who we are, and what we value',
    words:
      'company mission values founded history who partnership ethics quality principles goal culture since',
  },
  {
    hash: 'team',
    title: 'Team',
    text: `The people behind ${company.name}`,
    words:
      'founders ceo cto staff people leadership boss head research background technical employees managers',
  },
  {
    hash: 'careers',
    title: 'Careers',
    text: 'Join our team',
    words: 'jobs job work hiring vacancies positions apply openings internship application chance developer',
  },
];
