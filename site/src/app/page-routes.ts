import type { PartRoute } from './page-module.ts';

/** What browsers need of each page, by its `page.ts` (RTE-4). */
export const pageRoutes = import.meta.glob<PartRoute>('../pages/*/page.ts', {
  eager: true,
  import: 'route',
});
