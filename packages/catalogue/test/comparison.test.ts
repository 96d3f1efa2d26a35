import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparisonHref,
  type Product,
  readComparison,
  relatedProducts,
  SPECIFICATION,
  toComparisonView,
} from '../src/index.ts';
import { catalogues, hostileTexts } from '../src/testing/index.ts';
import { sampleProducts as products } from './sample-products.ts';

const released = [products[0], products[5]].map((product, place) => ({
  ...product,
  ...(place === 0 && { release: { year: 2027, quarter: 3 } }),
})) as readonly Product[];

const read = (search: string) => readComparison(products, search).map(({ id }) => id);
const viewOf = (search: string) => toComparisonView(products, readComparison(products, search));

describe('a comparison URL', { tags: ['CMP-1'] }, () => {
  it.each<[string, readonly number[]]>([
    ['', []],
    ['?ids=', []],
    ['?ids=3,1', [3, 1]],
    ['?ids=1,1,2,1', [1, 2]],
    ['?ids=1,2,3,4', [1, 2, 3]],
    ['?ids=7,02,-1,1.0,1e0,__proto__,constructor, 1,5', [5]],
    ['?ids=2&ids=6,2', [2]],
    ['?ids=%31%2C%36', [1, 6]],
    ['?id=1', []],
    [`?ids=${'9,'.repeat(50_000)}4`, [4]],
  ])('%s compares the known products, each once, at most three', (search, ids) => {
    expect(read(search)).toEqual(ids);
  });

  it('any text gives up to three different products and survives a round trip', () => {
    const parts = fc.array(fc.oneof(fc.integer({ min: -1, max: 14 }).map(String), hostileTexts), {
      maxLength: 8,
    });
    const seen = { none: 0, full: 0 };
    fc.assert(
      fc.property(catalogues, parts, (list, texts) => {
        const found = readComparison(list, `?ids=${texts.join()}`);
        expect(found.length).toBeLessThanOrEqual(3);
        expect(new Set(found).size).toBe(found.length);
        for (const product of found) expect(list).toContain(product);
        const address = comparisonHref(found.map(({ id }) => id));
        expect(readComparison(list, address.slice('/products/compare'.length))).toEqual(found);
        seen.none += Number(found.length === 0);
        seen.full += Number(found.length === 3);
      }),
      runs(1000),
    );
    expect(Math.min(seen.none, seen.full)).toBeGreaterThan(20);
  });
});

describe('the comparison view', { tags: ['CMP-1'] }, () => {
  it('without products shows the next step and what can be added', () => {
    expect(viewOf('')).toMatchObject({ columns: [], rows: [], hint: expect.stringMatching(/^Nothing to/) });
    expect(viewOf('').additions.map(({ href }) => href)).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => `/products/compare?ids=${id}`),
    );
  });

  it('has a row for each property, with the unit of each price', { tags: ['PRD-1'] }, () => {
    const view = viewOf('?ids=1,6');
    expect(view.columns.map(({ card, removeHref }) => [card.id, removeHref])).toEqual([
      [1, '/products/compare?ids=6'],
      [6, '/products/compare?ids=1'],
    ]);
    expect(view.rows.map(({ label }) => label)).toEqual([
      'Price',
      'Status',
      'Category',
      'Key features',
      ...Object.values(SPECIFICATION),
    ]);
    expect(view.rows[0]?.cells).toEqual([['$29.99 per workspace, per month'], ['Free']]);
    expect(toComparisonView(products, released).rows[1]?.cells).toEqual([
      ['Coming soon, expected Q3 2027'],
      ['Live'],
    ]);
    for (const { cells, label } of view.rows) {
      expect(cells).toHaveLength(2);
      for (const cell of cells) expect(cell.join(), label).not.toBe('');
    }
    expect(view.additions.map(({ href }) => href)).toEqual(
      [2, 3, 4, 5].map((id) => `/products/compare?ids=1,6,${id}`),
    );
    expect(view).toMatchObject({ hint: 'There’s room for one more', countText: '2 products compared' });
  });

  it('has the offer of each product’s page in its column', { tags: ['PDP-4'] }, () => {
    expect(viewOf('?ids=6,1').columns.map(({ offer }) => offer)).toEqual([
      { kind: 'launch', href: '/tools/6' },
      { kind: 'comingSoon', reason: expect.stringMatching(/^It isn’t released yet\./) },
    ]);
  });

  it('of three products offers no more; removing the only product leaves it empty', () => {
    expect(viewOf('?ids=1,2,3')).toMatchObject({ additions: [], hint: '' });
    const alone = viewOf('?ids=4');
    expect(alone.columns[0]?.removeHref).toBe('/products/compare');
    expect([alone.hint, alone.countText]).toEqual([
      'Choose a product to compare it with',
      '1 product compared',
    ]);
  });
});

describe('related products', () => {
  it('are the others, those of the same category first', { tags: ['PDP-2'] }, () => {
    const related = (id: number) => {
      const product = products.find((one) => one.id === id) ?? products[0];
      return product ? relatedProducts(products, product).map((one) => one.id) : [];
    };
    expect([1, 2, 6].map(related)).toEqual([
      [3, 2, 4],
      [5, 1, 3],
      [4, 1, 2],
    ]);
  });
});
