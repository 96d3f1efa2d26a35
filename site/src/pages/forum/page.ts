import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/forum',
  title: 'Community forum',
  load: () => import('./forum-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `The ${company.name} forum isn’t open: where to ask today, what people ask, and what it will be.`,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Not open: where to ask today, and what people ask',
    words: 'discussion discuss users board separate',
  },
];
