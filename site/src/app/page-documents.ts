import { checkPages } from './check-pages.ts';
import type { PageFile } from './page-module.ts';

/** Only for the build and the development server, never for browsers. */
export const pageDocuments = checkPages(
  import.meta.glob<Partial<PageFile>>('../pages/*/page.ts', { eager: true }),
  Object.keys(import.meta.glob('../pages/*/*-page.tsx')),
);
