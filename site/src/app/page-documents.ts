import { checkPages } from './check-pages.ts';
import type { PageFile } from './page-module.ts';

/** Every page with its folder, checked. The build and the development server import it, browsers never do. */
export const pageDocuments = checkPages(
  import.meta.glob<Partial<PageFile>>('../pages/*/page.ts', { eager: true }),
  Object.keys(import.meta.glob('../pages/*/*-page.tsx')),
);
