import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/forum',
  title: 'Community forum',
  load: () => import('./forum-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `What we’re planning for the ${company.name} forum, and where to ask until it opens.`,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'What we’re planning, and where to ask until it opens',
    words: 'discussion discuss users board separate',
  },
];
