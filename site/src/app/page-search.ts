import type { PageSearch } from './page-module.ts';

/** How the search lists each page, by its `page.ts`. The query makes it a module of its own, which the search loads. */
export const pageSearch = import.meta.glob<readonly PageSearch[]>('../pages/*/page.ts', {
  eager: true,
  import: 'search',
  query: '?search',
});
