import type { PageSearch } from './page-module.ts';

/** The query string makes it a separate module, which only the search loads. */
export const pageSearch = import.meta.glob<readonly PageSearch[]>('../pages/*/page.ts', {
  eager: true,
  import: 'search',
  query: '?search',
});
