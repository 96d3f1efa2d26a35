import { readSearchText } from '@loomwright/kit';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_QUERY, SORT_ORDERS } from '../src/catalogue-query.ts';
import { toCategorySlug } from '../src/catalogue-url.ts';
import {
  CATEGORIES,
  changeCatalogueQuery,
  NO_FILTERS,
  readCatalogueQuery,
  readSortOrder,
  writeCatalogueQuery,
} from '../src/index.ts';
import { brokenQueryInvariants, changes, hostileTexts, queries, searches } from '../src/testing/index.ts';

describe('any address', { tags: ['PRD-5'] }, () => {
  it('is read as a valid query', () => {
    const seen = { default: 0, other: 0 };
    fc.assert(
      fc.property(searches, (search) => {
        const query = readCatalogueQuery(search);
        expect(brokenQueryInvariants(query)).toEqual([]);
        seen[writeCatalogueQuery(query) === '' ? 'default' : 'other'] += 1;
      }),
      runs(2000),
    );
    expect(Math.min(seen.default, seen.other)).toBeGreaterThan(100);
  });

  it('is stable when read and written again', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const once = writeCatalogueQuery(readCatalogueQuery(search));
        expect(writeCatalogueQuery(readCatalogueQuery(once))).toBe(once);
        // Contains only characters that are valid in a query string.
        expect(once).toMatch(/^[\w.*+%=&-]*$/);
      }),
      runs(1000),
    );
  });

  it('can contain any text of up to 100 units', () => {
    fc.assert(
      fc.property(hostileTexts.map(readSearchText), searches, (text, rest) => {
        const search = `?q=${encodeURIComponent(text)}&${rest.slice(1)}`;
        expect(readCatalogueQuery(search).text).toBe(text);
      }),
      runs(1000),
    );
  });

  it('falls back to the default only for unknown values', () => {
    const known = new Set<string>([...CATEGORIES, ...CATEGORIES.map(toCategorySlug), ...SORT_ORDERS]);
    const unknown = hostileTexts.map(readSearchText).filter((text) => !known.has(text));
    fc.assert(
      fc.property(queries, unknown, fc.boolean(), (query, value, inCategory) => {
        const params = new URLSearchParams(writeCatalogueQuery(query));
        params.set(inCategory ? 'category' : 'sort', value);
        const part = inCategory ? { category: DEFAULT_QUERY.category } : { sort: DEFAULT_QUERY.sort };
        expect(readCatalogueQuery(params.toString())).toEqual({ ...query, ...part });
      }),
      runs(1000),
    );
  });
});

describe('any query', () => {
  it('survives a round trip through the URL, with or without `?`', { tags: ['PRD-5'] }, () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readCatalogueQuery(writeCatalogueQuery(query))).toEqual(query);
        expect(readCatalogueQuery(`?${writeCatalogueQuery(query)}`)).toEqual(query);
      }),
      runs(1000),
    );
  });

  it('keeps its invariants through any changes', {
    tags: ['PRD-5'],
  }, () => {
    const seen = { push: 0, replace: 0 };
    fc.assert(
      fc.property(queries, fc.array(changes, { maxLength: 10 }), (start, list) => {
        let query = start;
        for (const change of list) {
          const step = changeCatalogueQuery(query, change);
          const isSame = writeCatalogueQuery(step.query) === writeCatalogueQuery(query);
          expect(brokenQueryInvariants(step.query)).toEqual([]);
          expect(step.history).toBe(
            ('text' in change && !('category' in change)) || isSame ? 'replace' : 'push',
          );
          query = step.query;
          seen[step.history] += 1;
        }
      }),
      runs(1000),
    );
    expect(Math.min(seen.push, seen.replace)).toBeGreaterThan(100);
  });

  it('without filters selects every product, in the selected order', { tags: ['PRD-3'] }, () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(changeCatalogueQuery(query, NO_FILTERS).query).toEqual({
          ...query,
          category: 'All',
          text: '',
        });
      }),
      runs(200),
    );
  });

  it('a change sets only what it names', { tags: ['PRD-3', 'PRD-5'] }, () => {
    fc.assert(
      fc.property(queries, changes, (query, change) => {
        const { text = query.text } = change;
        expect(changeCatalogueQuery(query, change).query).toEqual({
          ...query,
          ...change,
          text: readSearchText(text),
        });
      }),
      runs(1000),
    );
  });

  it('an unknown sort order is the default, because markup can be edited', { tags: ['PRD-5'] }, () => {
    const isSort = (name: string) => ['featured', 'price-asc', 'price-desc', 'name'].includes(name);
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...SORT_ORDERS), hostileTexts), (name) => {
        expect(readSortOrder(name)).toBe(isSort(name) ? name : 'featured');
      }),
      runs(1000),
    );
  });
});
