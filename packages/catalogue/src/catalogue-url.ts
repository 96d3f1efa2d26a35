import { changeQuery, type QueryStep, readSearchText } from '@loomwright/kit';
import { type CatalogueQuery, DEFAULT_QUERY, SORT_ORDERS, type SortOrder } from './catalogue-query.ts';
import { CATEGORIES, type Category } from './product.ts';

export const toCategorySlug = (category: Category): string => category.toLowerCase().replaceAll(' ', '-');

export const readSortOrder = (name: string | null): SortOrder =>
  SORT_ORDERS.find((order) => order === name) ?? DEFAULT_QUERY.sort;

/** Parses a query string; unknown values fall back to the defaults (PRD-5). */
export const readCatalogueQuery = (search: string): CatalogueQuery => {
  const params = new URLSearchParams(search);
  const wanted = params.get('category');
  return {
    category: CATEGORIES.find((name) => wanted === toCategorySlug(name) || wanted === name) ?? 'All',
    text: readSearchText(params.get('q') ?? ''),
    sort: readSortOrder(params.get('sort')),
  };
};

/** The query string without `?`; empty for the default query. */
export const writeCatalogueQuery = (query: CatalogueQuery): string => {
  const params = new URLSearchParams();
  if (query.category !== 'All') params.set('category', toCategorySlug(query.category));
  if (query.text !== '') params.set('q', query.text);
  if (query.sort !== DEFAULT_QUERY.sort) params.set('sort', query.sort);
  return params.toString();
};

/** Shows every product and keeps the sort order (PRD-3). */
export const NO_FILTERS: Partial<CatalogueQuery> = { category: 'All', text: '' };

export const changeCatalogueQuery = (
  query: CatalogueQuery,
  change: Partial<CatalogueQuery>,
): QueryStep<CatalogueQuery> => changeQuery(query, change, writeCatalogueQuery);
