import type { PageDocuments, PageSearch, PartRoute } from '../../app/page-module.ts';

export const route = {
  path: '/tools/portfolio-generator',
  title: 'Portfolio Generator: your page as one file',
  load: FEATURES.portfolio && (() => import('./portfolio-generator-page.tsx')),
} satisfies PartRoute;

export const documents = {
  description:
    'Enter who you are and what you’ve made, watch the page take shape, and download it as one file. Free, no account, kept in your browser.',
  contentModule: () => 'src/pages/portfolio-generator/editor.tsx',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    title: 'Portfolio Generator: the tool',
    text: 'Type who you are, and download your page as one file',
    words:
      'launch open website maker homepage cv resume builder pdf html print import photographer autosave coding',
  },
];
