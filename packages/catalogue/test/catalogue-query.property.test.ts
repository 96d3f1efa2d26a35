import { readSearchText } from '@loomwright/kit';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_QUERY, SORT_ORDERS } from '../src/catalogue-query.ts';
import {
  type CatalogueQuery,
  createCatalogueIndex,
  type Product,
  selectProducts,
  toCatalogueView,
} from '../src/index.ts';
import {
  brokenSelectionInvariants,
  catalogues,
  type DecoratedProduct,
  decoratedCatalogues,
  decoratedTexts,
  hostileTexts,
  queries,
} from '../src/testing/index.ts';

const naiveCompare: Readonly<Record<CatalogueQuery['sort'], (a: Product, b: Product) => number>> = {
  featured: () => 0,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};

/** Insertion sort: keeps ties in order without relying on `Array.prototype.sort`. */
const naiveSort = (list: readonly Product[], sort: CatalogueQuery['sort']): readonly Product[] => {
  const sorted: Product[] = [];
  for (const product of list) {
    const behind = sorted.findIndex((other) => naiveCompare[sort](product, other) < 0);
    sorted.splice(behind === -1 ? sorted.length : behind, 0, product);
  }
  return sorted;
};

/** Searches the plain names and descriptions, which need no folding. */
const naiveSelect = (
  list: readonly DecoratedProduct[],
  plainQuery: string,
  query: CatalogueQuery,
): readonly Product[] => {
  const words = plainQuery.split(' ').filter((word) => word !== '');
  const matching = list.filter(
    ({ product, plainName, plainDescription }) =>
      (query.category === 'All' || product.category === query.category) &&
      words.every((word) => plainName.includes(word) || plainDescription.includes(word)),
  );
  return naiveSort(
    matching.map(({ product }) => product),
    query.sort,
  );
};

describe('any query on any catalogue', () => {
  it('finds what a naive search finds, in the order of a naive sort', { tags: ['PRD-2', 'PRD-5'] }, () => {
    const counts = { none: 0, some: 0, all: 0 };
    const cases = fc.tuple(decoratedCatalogues, decoratedTexts({ maxLength: 5 }), queries);
    fc.assert(
      fc.property(cases, ([list, { text, plain }, { category, sort }]) => {
        const query: CatalogueQuery = { category, text, sort };
        const index = createCatalogueIndex(list.map(({ product }) => product));
        const found = selectProducts(index, query);
        expect(found).toEqual(naiveSelect(list, plain, query));
        counts[found.length === 0 ? 'none' : found.length === list.length ? 'all' : 'some'] += 1;
      }),
      runs(1000),
    );
    expect(Math.min(counts.none, counts.some, counts.all)).toBeGreaterThan(50);
  });

  it('keeps its invariants, even with hostile texts', { tags: ['PRD-2'] }, () => {
    fc.assert(
      fc.property(catalogues, queries, (products, query) => {
        const index = createCatalogueIndex(products);
        expect(brokenSelectionInvariants({ products, index, query })).toEqual([]);
      }),
      runs(1000),
    );
  });

  it('every order is a permutation that leaves ties in featured order', {
    tags: ['PRD-5'],
  }, () => {
    let ties = 0;
    fc.assert(
      fc.property(catalogues, fc.constantFrom(...SORT_ORDERS), (products, sort) => {
        const sorted = selectProducts(createCatalogueIndex(products), { ...DEFAULT_QUERY, sort });
        expect([...sorted].sort((a, b) => a.id - b.id)).toEqual(products);
        sorted.slice(1).forEach((product, before) => {
          const previous = sorted[before] as Product;
          const order = naiveCompare[sort](previous, product);
          expect(order).toBeLessThanOrEqual(0);
          if (order !== 0) return;
          expect(previous.id).toBeLessThan(product.id);
          if (sort !== 'featured') ties += 1;
        });
      }),
      runs(1000),
    );
    expect(ties).toBeGreaterThan(50);
  });

  it('is shown as one card per product, with a count', { tags: ['PRD-3', 'PRD-5'] }, () => {
    fc.assert(
      fc.property(catalogues, queries, (products, query) => {
        const index = createCatalogueIndex(products);
        const { cards, countText } = toCatalogueView(index, query);
        expect(cards.map(({ id }) => id)).toEqual(selectProducts(index, query).map(({ id }) => id));
        expect(countText.startsWith(cards.length === 0 ? 'No ' : `${cards.length} `)).toBe(true);
      }),
      runs(1000),
    );
  });
});

describe('any search text', () => {
  it('is well-formed, short, and unchanged when read again', { tags: ['PRD-5'] }, () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const read = readSearchText(text);
        expect(read.length <= 100 && (text.length > 100 || read.length === text.length)).toBe(true);
        expect(() => encodeURIComponent(read)).not.toThrow();
        expect(readSearchText(read)).toBe(read);
      }),
      runs(1000),
    );
  });
});
