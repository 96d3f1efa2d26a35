import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/services',
  title: 'Services',
  threads: 'beside',
  load: () => import('./services-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description:
    'Automation, chatbots and assistants, analytics and custom AI: what each one does for your business, and how we build it.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Automation, assistants, analytics and custom AI',
    words: 'consulting offer overview help kind',
  },
];
