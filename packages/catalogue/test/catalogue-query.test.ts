import { readSearchText } from '@loomwright/kit';
import { blankTexts } from '@loomwright/kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_QUERY } from '../src/catalogue-query.ts';
import { type CatalogueQuery, createCatalogueIndex, selectProducts, toCatalogueView } from '../src/index.ts';
import { sampleProducts as products } from './sample-products.ts';

const index = createCatalogueIndex(products);
const idsFor = (query: Partial<CatalogueQuery>) =>
  selectProducts(index, { ...DEFAULT_QUERY, ...query }).map(({ id }) => id);

describe('a query finds', () => {
  it('everything in the featured order by default', { tags: ['PRD-2'] }, () => {
    expect(idsFor({})).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each(blankTexts)('everything for %j, which is invisible', { tags: ['PRD-2', 'BRW-2'] }, (text) => {
    expect(idsFor({ text })).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('one category', { tags: ['PRD-2'] }, () => {
    expect(idsFor({ category: 'AI Solutions' })).toEqual([1, 3]);
    expect(idsFor({ category: 'Data Solutions' })).toEqual([2, 5]);
    expect(idsFor({ category: 'Business Solutions' })).toEqual([4, 6]);
  });

  it.each([
    ['neural', [3]],
    ['NEURAL', [3]],
    ['ńëùrål', [3]],
    ['ne\u0301ural', [3]],
    ['ｎｅｕｒａｌ', [3]],
    // A word copied with direction marks and a soft hyphen.
    ['\u202aneu\u00adral\u202c', [3]],
    ['messaging', [1]],
    ['  neural   api ', [3]],
    // Words from both the name and the description, in any order.
    ['around chatbot', [1]],
    ['neural chatbot', []],
    ['zebra', []],
    ['', [1, 2, 3, 4, 5, 6]],
    [' \t\u00a0 ', [1, 2, 3, 4, 5, 6]],
    // A word never matches across the boundary between name and description.
    ['API\nClassification', [3]],
    ['APIClassification', []],
  ])('the words %j', { tags: ['PRD-2'] }, (text, ids) => {
    expect(idsFor({ text })).toEqual(ids);
  });

  it('a category and words together', { tags: ['PRD-2'] }, () => {
    expect(idsFor({ category: 'AI Solutions', text: 'api' })).toEqual([3]);
    expect(idsFor({ category: 'Data Solutions', text: 'api' })).toEqual([]);
  });

  it('products in the order of the query', { tags: ['PRD-5'] }, () => {
    expect(idsFor({ sort: 'price-asc' })).toEqual([6, 4, 1, 5, 3, 2]);
    expect(idsFor({ sort: 'price-desc' })).toEqual([2, 3, 5, 1, 4, 6]);
    expect(idsFor({ sort: 'name' })).toEqual([1, 5, 3, 6, 2, 4]);
  });

  it('products without creating a collator, until they are sorted by name', { tags: ['PRD-5'] }, () => {
    const collator = vi.spyOn(Intl, 'Collator');
    selectProducts(createCatalogueIndex(products), { ...DEFAULT_QUERY, sort: 'price-asc' });
    expect(collator).not.toHaveBeenCalled();
    collator.mockRestore();
  });
});

describe('a search text', () => {
  it('is cut after 100 units, never inside a surrogate pair', { tags: ['PRD-5'] }, () => {
    expect(readSearchText('x'.repeat(10_000))).toBe('x'.repeat(100));
    expect(readSearchText(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99));
    expect(readSearchText('a\ud800b')).toBe('a\ufffdb');
    expect(readSearchText('\ude00\ud83d')).toBe('\ufffd\ufffd');
    expect(readSearchText('😀😀')).toBe('😀😀');
  });
});

describe('the view of the catalogue', () => {
  const viewFor = (query: Partial<CatalogueQuery>) => toCatalogueView(index, { ...DEFAULT_QUERY, ...query });

  it('counts products', { tags: ['PRD-3', 'PRD-5'] }, () => {
    expect(viewFor({}).countText).toBe('6 products');
    expect(viewFor({ text: 'neural' }).countText).toBe('1 product');
    expect(viewFor({ text: 'zebra' })).toEqual({ cards: [], countText: 'No products found' });
  });

  it('every card links to its product', { tags: ['PRD-4'] }, () => {
    expect(viewFor({}).cards.map(({ href }) => href)).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => `/products/${id}`),
    );
  });

  it('a card shows the price with its unit, and the status', { tags: ['PRD-1', 'PRD-4', 'PDP-2'] }, () => {
    expect(viewFor({}).cards.map(({ price, statusText }) => [price.amount, price.unit, statusText])).toEqual([
      ['$29.99', 'per workspace, per month', 'Coming soon'],
      ['$49.99', 'per workspace, per month', 'Coming soon'],
      ['$39.99', 'per workspace, per month', 'Coming soon'],
      ['$24.99', 'per workspace, per month', 'Coming soon'],
      ['$34.99', 'per workspace, per month', 'Coming soon'],
      ['Free', '', 'Live'],
    ]);
  });
});
