import type { PageSearch, PartRoute } from '../../app/page-module.ts';

export const route = {
  path: '/statecharts/:id',
  title: 'Statecharts',
  load: FEATURES.lab && (() => import('./statechart-page.tsx')),
} satisfies PartRoute;

// In a separate file. Otherwise the first chunk of every page would contain the list of machines.
export { documents } from './documents.ts';

export const search: readonly PageSearch[] = [];
