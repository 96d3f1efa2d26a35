import type { PartRoute } from './page-module.ts';

export const pageRoutes = import.meta.glob<PartRoute>('../pages/*/page.ts', {
  eager: true,
  import: 'route',
});
