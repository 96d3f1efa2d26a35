import { changeQuery, type QueryStep, readSearchText } from '@loomwright/kit';
import { type CatalogueQuery, EVERYTHING, SORT_ORDERS, type SortOrder } from './catalogue-query.ts';
import { CATEGORIES, type Category } from './product.ts';

/** How a category is spelt in an address: `ai-solutions`. */
export const toCategorySlug = (category: Category): string => category.toLowerCase().replaceAll(' ', '-');

/** The sort order of this name; the default for any other one. */
export const readSortOrder = (name: string | null): SortOrder =>
  SORT_ORDERS.find((order) => order === name) ?? EVERYTHING.sort;

/** Reads a query from an address's search part; unknown values fall back to the default (PRD-5). */
export const readCatalogueQuery = (search: string): CatalogueQuery => {
  const params = new URLSearchParams(search);
  const wanted = params.get('category');
  return {
    category: CATEGORIES.find((name) => wanted === toCategorySlug(name) || wanted === name) ?? 'All',
    text: readSearchText(params.get('q') ?? ''),
    sort: readSortOrder(params.get('sort')),
  };
};

/** The search part of a query's address without its `?`; empty for the default. Reading it gives the same query. */
export const writeCatalogueQuery = (query: CatalogueQuery): string => {
  const params = new URLSearchParams();
  if (query.category !== 'All') params.set('category', toCategorySlug(query.category));
  if (query.text !== '') params.set('q', query.text);
  if (query.sort !== EVERYTHING.sort) params.set('sort', query.sort);
  return params.toString();
};

/** The change that shows every product and keeps the sort order (PRD-3). */
export const NO_FILTERS: Partial<CatalogueQuery> = { category: 'All', text: '' };

/** The next query, and whether it adds or replaces a history entry (PRD-5). */
export const changeCatalogueQuery = (
  query: CatalogueQuery,
  change: Partial<CatalogueQuery>,
): QueryStep<CatalogueQuery> => changeQuery(query, change, writeCatalogueQuery);
