import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/security',
  title: 'Security',
  load: () => import('./security-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description:
    'Where this site keeps data, what leaves your browser and when, who processes it, how it is tested, and what it does not promise.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Where data is kept, what leaves your browser, and how the site is tested',
    words:
      'hosting retention sub-processors subprocessors training policy encryption soc iso certificate compliance trust vulnerability weakness report accuracy accessibility wcag offline',
  },
];
