import { changeQuery, type QueryStep, readSearchText } from '@loomwright/kit';
import { type CatalogueQuery, EVERYTHING, SORT_ORDERS, type SortOrder } from './catalogue-query.ts';
import { CATEGORIES, type Category } from './product.ts';

/** How a category is spelt in an address: `ai-solutions`. */
export const toCategorySlug = (category: Category): string => category.toLowerCase().replaceAll(' ', '-');

/** The sort order of this name; the default for any other one. */
export const readSortOrder = (name: string | null): SortOrder =>
  SORT_ORDERS.find((order) => order === name) ?? EVERYTHING.sort;

/** Reads a query from an address's search part; what it does not know falls back to the default (PRD-5). */
export const readCatalogueQuery = (search: string): CatalogueQuery => {
  const params = new URLSearchParams(search);
  const wanted = params.get('category');
  return {
    category: CATEGORIES.find((name) => wanted === toCategorySlug(name) || wanted === name) ?? 'All',
    text: readSearchText(params.get('q') ?? ''),
    sort: readSortOrder(params.get('sort')),
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

/** What a query changes by to find every product, in the order it is in (PRD-3). */
export const NO_FILTERS: Partial<CatalogueQuery> = { category: 'All', text: '' };

/** The next query, and what becomes of the history entry (PRD-5). */
export const changeCatalogueQuery = (
  query: CatalogueQuery,
  change: Partial<CatalogueQuery>,
): QueryStep<CatalogueQuery> => changeQuery(query, change, writeCatalogueQuery);
