import type { PageSearch, PartRoute } from '../../app/page-module.ts';

export const route = {
  path: '/statecharts/:id',
  title: 'Statecharts',
  load: FEATURES.lab && (() => import('./statechart-page.tsx')),
} satisfies PartRoute;

// A file of its own: imported here, the list of all machines would be in every page's first code.
export { documents } from './documents.ts';

export const search: readonly PageSearch[] = [];
