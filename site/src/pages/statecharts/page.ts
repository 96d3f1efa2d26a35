import type { PageDocuments, PageSearch, PartRoute } from '../../app/page-module.ts';

export const route = {
  path: '/statecharts',
  title: 'Statecharts',
  load: FEATURES.lab && (() => import('./statecharts-page.tsx')),
} satisfies PartRoute;

export const documents = {
  description:
    'Every statechart of this site, drawn from the machine itself: states, events, guards, delays, and which machine runs which.',
  contentModule: () => '../packages/machines/charts/map.json',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Every machine of this site, drawn and described',
    words: 'lab state machine machines diagram xstate inspector charts trace simulate record export',
  },
];
