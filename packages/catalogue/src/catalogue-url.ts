import { readSearchText } from '@loomwright/kit';
import { type CatalogueQuery, EVERYTHING, SORT_ORDERS } from './catalogue-query.ts';
import { CATEGORIES, type Category } from './product.ts';

/** How a category is spelt in an address: `ai-solutions`. */
export const toCategorySlug = (category: Category): string => category.toLowerCase().replaceAll(' ', '-');

/** Reads a query from an address's search part; what it does not know falls back to the default (PRD-5). */
export const readCatalogueQuery = (search: string): CatalogueQuery => {
  const params = new URLSearchParams(search);
  const wanted = params.get('category');
  const sort = params.get('sort');
  return {
    category: CATEGORIES.find((name) => wanted === toCategorySlug(name) || wanted === name) ?? 'All',
    text: readSearchText(params.get('q') ?? ''),
    sort: SORT_ORDERS.find((name) => name === sort) ?? 'featured',
  };
};

/** The search part of a query's address without its `?`; empty for the default. Read back it is the same query. */
export const writeCatalogueQuery = (query: CatalogueQuery): string => {
  const params = new URLSearchParams();
  if (query.category !== 'All') params.set('category', toCategorySlug(query.category));
  if (query.text !== '') params.set('q', query.text);
  if (query.sort !== EVERYTHING.sort) params.set('sort', query.sort);
  return params.toString();
};

export type CatalogueChange =
  | { readonly kind: 'chooseCategory'; readonly category: CatalogueQuery['category'] }
  | { readonly kind: 'typeText'; readonly text: string }
  | { readonly kind: 'chooseSort'; readonly sort: string }
  | { readonly kind: 'showEverything' };

/** Where a change leads: the query, and whether Back returns to the one before (PRD-5). */
export interface CatalogueStep {
  readonly query: CatalogueQuery;
  readonly history: 'push' | 'replace';
}

/** Typing replaces the history entry, choosing adds one, choosing what is chosen already replaces. */
export const changeCatalogueQuery = (query: CatalogueQuery, change: CatalogueChange): CatalogueStep => {
  switch (change.kind) {
    case 'typeText':
      return { query: { ...query, text: readSearchText(change.text) }, history: 'replace' };
    case 'chooseCategory':
      return step(query, { ...query, category: change.category });
    case 'chooseSort':
      return step(query, { ...query, sort: SORT_ORDERS.find((name) => name === change.sort) ?? 'featured' });
    case 'showEverything':
      return step(query, { ...query, category: 'All', text: '' });
  }
};

const step = (before: CatalogueQuery, query: CatalogueQuery): CatalogueStep => ({
  query,
  history: writeCatalogueQuery(before) === writeCatalogueQuery(query) ? 'replace' : 'push',
});
