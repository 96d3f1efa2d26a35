import { foldText, searchWords } from '@loomwright/kit';
import { CATEGORIES, type Category, type Product } from './product.ts';

export const SORT_ORDERS = ['featured', 'price-asc', 'price-desc', 'name'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

export interface CatalogueQuery {
  readonly category: Category | 'All';
  /** As typed; at most 100 UTF-16 units, well-formed. */
  readonly text: string;
  readonly sort: SortOrder;
}

interface Entry {
  readonly product: Product;
  readonly haystack: string;
}

/** The products in every sort order, so that a query only has to filter them. */
export type CatalogueIndex = Readonly<Record<SortOrder, readonly Entry[]>>;

export const DEFAULT_QUERY: CatalogueQuery = { category: 'All', text: '', sort: 'featured' };

/** The categories in use, in the order of CATEGORIES. */
export const distinctCategories = (products: readonly Product[]): readonly Category[] =>
  CATEGORIES.filter((category) => products.some((product) => product.category === category));

/** `featured` keeps the given order; names are compared as in English, whatever the visitor's language. */
export const createCatalogueIndex = (products: readonly Product[]): CatalogueIndex => {
  const featured = products.map((product) => ({
    product,
    haystack: foldText(`${product.name}\n${product.description}`),
  }));
  const sorted = (compare: (a: Product, b: Product) => number) =>
    [...featured].sort((a, b) => compare(a.product, b.product));
  let byName: readonly Entry[] | undefined;
  const sortByName = () => {
    const collator = new Intl.Collator('en');
    return sorted((a, b) => collator.compare(a.name, b.name));
  };
  return {
    featured,
    'price-asc': sorted((a, b) => a.price - b.price),
    'price-desc': sorted((a, b) => b.price - a.price),
    // Sorted on demand, because creating a collator is slow on phones and few visitors sort by name.
    get name() {
      byName ??= sortByName();
      return byName;
    },
  };
};

/**
 * The products of the query's category whose name and description together contain every word, in the
 * query's sort order.
 */
export const selectProducts = (index: CatalogueIndex, query: CatalogueQuery): readonly Product[] => {
  const words = searchWords(query.text);
  return index[query.sort]
    .filter(({ product }) => query.category === 'All' || product.category === query.category)
    .filter(({ haystack }) => words.every((word) => haystack.includes(word)))
    .map(({ product }) => product);
};
