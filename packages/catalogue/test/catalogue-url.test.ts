import { describe, expect, it } from 'vitest';
import { DEFAULT_QUERY } from '../src/catalogue-query.ts';
import { toCategorySlug } from '../src/catalogue-url.ts';
import { type CatalogueQuery, readCatalogueQuery, writeCatalogueQuery } from '../src/index.ts';

describe('the URL of a query', { tags: ['PRD-5'] }, () => {
  it.each<[string, Partial<CatalogueQuery>]>([
    ['', {}],
    ['category=ai-solutions', { category: 'AI Solutions' }],
    ['q=neural+api', { text: 'neural api' }],
    ['sort=price-asc', { sort: 'price-asc' }],
    [
      'category=data-solutions&q=caf%C3%A9&sort=name',
      { category: 'Data Solutions', text: 'café', sort: 'name' },
    ],
    ['q=%26category%3Dai-solutions', { text: '&category=ai-solutions' }],
  ])('%j is written and read', (search, part) => {
    const query = { ...DEFAULT_QUERY, ...part };
    expect(writeCatalogueQuery(query)).toBe(search);
    expect(readCatalogueQuery(search)).toEqual(query);
    expect(readCatalogueQuery(`?${search}`)).toEqual(query);
  });

  it('has a category in lower case with hyphens; its name is accepted too', () => {
    expect(toCategorySlug('Business Solutions')).toBe('business-solutions');
    expect(readCatalogueQuery('?category=Business Solutions').category).toBe('Business Solutions');
    expect(readCatalogueQuery('?category=Business+Solutions').category).toBe('Business Solutions');
  });

  it.each([
    '?category=__proto__&sort=constructor',
    '?category=AI-SOLUTIONS&sort=PRICE-ASC',
    '?category=&q=&sort=',
    '?category=ai-solutions%00&sort=name%20',
    '?__proto__=ai-solutions&Category=ai-solutions&SORT=name',
    '?category',
    '?&&==&',
    '?%',
  ])('%j falls back to everything', (search) => {
    expect(readCatalogueQuery(search)).toEqual(DEFAULT_QUERY);
  });

  it('the first of repeated parameters counts, even if it is unknown', () => {
    expect(readCatalogueQuery('?q=a&q=b&sort=zebra&sort=name')).toEqual({ ...DEFAULT_QUERY, text: 'a' });
  });

  it('broken escapes are read as text', () => {
    expect(readCatalogueQuery('?q=%zz%E0%A4%A&sort=name')).toEqual({
      category: 'All',
      text: '%zz\ufffd%A',
      sort: 'name',
    });
    expect(readCatalogueQuery('?q=%ED%A0%80').text).toBe('\ufffd\ufffd\ufffd');
  });
});
