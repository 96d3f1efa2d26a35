import type { PageSearch } from './page-module.ts';

/** The query string makes each file a separate module, which is loaded only with the search. */
export const pageSearch = import.meta.glob<readonly PageSearch[]>('../pages/*/page.ts', {
  eager: true,
  import: 'search',
  query: '?search',
});
