import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/support',
  title: 'Support',
  load: () => import('./support-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `Get help with ${company.name}: a support form, the channels with their response times, and the resources that answer most questions.`,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Get help with something that isn’t working',
    words:
      'help ticket problem issue bug broken channels live chat customer service priority urgent fast fastest reply response soon wait',
  },
];
