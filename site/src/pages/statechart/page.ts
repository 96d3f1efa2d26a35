import type { PageSearch, PartRoute } from '../../app/page-module.ts';

export const route = {
  path: '/statecharts/:id',
  title: 'Statecharts',
  load: FEATURES.lab && (() => import('./statechart-page.tsx')),
} satisfies PartRoute;

// A separate file: otherwise every page's first chunk would contain the list of all machines.
export { documents } from './documents.ts';

export const search: readonly PageSearch[] = [];
