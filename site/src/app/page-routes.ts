import type { PageRoute } from './page-module.ts';

/** What browsers need of each page, by its `page.ts` (RTE-4). */
export const pageRoutes = import.meta.glob<PageRoute>('../pages/*/page.ts', {
  eager: true,
  import: 'route',
});
