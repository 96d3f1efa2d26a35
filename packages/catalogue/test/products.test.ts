import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  distinctCategories,
  findProduct,
  products,
  toPriceText,
  toProductCard,
  toUnitText,
} from '../src/index.ts';

const find = (id: string) => findProduct(products, id);

const unit = 'per workspace, per month';

describe('the products', () => {
  it('have the ids, names, categories, prices and states of the brief', { tags: ['PRD-1'] }, () => {
    expect(
      products.map((product) => [
        product.id,
        product.name,
        product.category,
        toPriceText(product),
        product.status,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [1, 'AI Chatbot Integration', 'AI Solutions', `$29.99 ${unit}`, 'coming_soon'],
        [2, 'Predictive Analytics Suite', 'Data Solutions', `$49.99 ${unit}`, 'coming_soon'],
        [3, 'Neural Network API', 'AI Solutions', `$39.99 ${unit}`, 'coming_soon'],
        [4, 'Workflow Automation Studio', 'Business Solutions', `$24.99 ${unit}`, 'coming_soon'],
        [5, 'Customer Insight Platform', 'Data Solutions', `$34.99 ${unit}`, 'coming_soon'],
        [6, 'Portfolio Generator', 'Business Solutions', 'Free', 'live'],
      ]),
    );
  });

  it('a free product has no unit', { tags: ['PRD-1', 'PDP-2'] }, () => {
    expect(products.map(toUnitText)).toEqual(products.map(({ isFree }) => (isFree ? '' : unit)));
  });

  it('unreleased products show their quarter, a live one that it is available', {
    tags: ['WTL-1'],
  }, () => {
    for (const product of products) {
      const { releaseText, statusText } = toProductCard(product);
      expect([statusText, releaseText]).toEqual(
        product.status === 'live'
          ? ['Live', 'Available now']
          : ['Coming soon', `Expected Q${product.release?.quarter} ${product.release?.year}`],
      );
    }
  });

  it('fill all three categories, in their order', { tags: ['PRD-1', 'PRD-2'] }, () => {
    expect(CATEGORIES).toEqual(['AI Solutions', 'Data Solutions', 'Business Solutions']);
    expect(distinctCategories(products)).toEqual(CATEGORIES);
    expect(distinctCategories(products.filter(({ category }) => category !== 'AI Solutions'))).toEqual([
      'Data Solutions',
      'Business Solutions',
    ]);
    expect(distinctCategories([])).toEqual([]);
  });
});

describe('a product id in the URL', { tags: ['PDP-1'] }, () => {
  it('finds its product only in canonical spelling', () => {
    for (const product of products) expect(find(String(product.id))).toBe(product);
  });

  it.each([
    ...`0 ${products.length + 1} 01 +1 -1 1.0 1e0 0x1 1/ １ ١ NaN Infinity undefined __proto__ constructor length`.split(
      ' ',
    ),
    ...['', ' 1', '1 ', '1\u0000', '9'.repeat(40), '\ud800'],
  ])('%j is unknown', (id) => {
    expect(find(id)).toBeUndefined();
  });
});
