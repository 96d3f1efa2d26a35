import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  distinctCategories,
  findProduct,
  productFacts,
  products,
  toPriceText,
  toUnitText,
} from '../src/index.ts';

const find = (id: string) => findProduct(products, id);

describe('the six products', () => {
  it('[PRD-1] have the ids, names, prices and states of the list', () => {
    expect(products.map(({ id, name, price, status }) => [id, name, price, status])).toEqual([
      [1, 'AI Chatbot Integration', 29.99, 'coming_soon'],
      [2, 'Predictive Analytics Suite', 49.99, 'coming_soon'],
      [3, 'Neural Network API', 39.99, 'coming_soon'],
      [4, expect.any(String), 24.99, 'coming_soon'],
      [5, expect.any(String), 34.99, 'coming_soon'],
      [6, 'Portfolio Generator', 0, 'live'],
    ]);
    expect(products.filter(({ isFree }) => isFree === true).map(({ id }) => id)).toEqual([6]);
  });

  it('[PRD-1] have all their fields, and no others', () => {
    const fields =
      'id name description price image category isDigital features status specification drawing'.split(' ');
    for (const product of products) {
      const extra = product.id === 6 ? ['isFree', 'serviceUrl'] : ['priceUnit'];
      expect(Object.keys(product).sort()).toEqual([...fields, ...extra].sort());
      expect(CATEGORIES).toContain(product.category);
      expect(product.isDigital).toBe(true);
      expect(product.features.length).toBeGreaterThan(0);
      expect(product.image).toBe(`/art/products/${product.id}.svg`);
      // What the cart's stored records allow: a longer name could be added, but not read back.
      expect(product.name.length).toBeLessThanOrEqual(200);
      expect(product.price).toBe(Number(product.price.toFixed(2)));
      for (const text of [
        product.name,
        product.description,
        product.drawing,
        ...product.features,
        ...Object.values(product.specification),
      ]) {
        expect(text).toBe(text.trim());
        expect(text).not.toBe('');
      }
    }
  });

  it('[PRD-1] are the same in the facts that every page has', () => {
    expect(productFacts).toEqual(
      products.map(({ description: _, features: __, specification: ___, drawing: ____, ...facts }) => facts),
    );
  });

  it('[PRD-1][PRD-2] fill all three categories, in their order', () => {
    expect(CATEGORIES).toEqual(['AI Solutions', 'Data Solutions', 'Business Solutions']);
    expect(distinctCategories(products)).toEqual(CATEGORIES);
    expect(distinctCategories(products.filter(({ category }) => category !== 'AI Solutions'))).toEqual([
      'Data Solutions',
      'Business Solutions',
    ]);
    expect(distinctCategories([])).toEqual([]);
  });

  it('[PDP-4][PRD-1] the live one opens at the portfolio generator', () => {
    expect(find('6')?.serviceUrl).toBe('/tools/portfolio-generator');
  });

  it('[PRD-1] [PDP-2] show a price in dollars with its unit, the free one `Free`', () => {
    const unit = 'per month and workspace';
    expect(products.map(toPriceText)).toEqual([
      ...['$29.99', '$49.99', '$39.99', '$24.99', '$34.99'].map((price) => `${price} ${unit}`),
      'Free',
    ]);
    expect(products.map(toUnitText)).toEqual([unit, unit, unit, unit, unit, '']);
  });
});

describe('an id in an address', () => {
  it('[PDP-1] finds its product in its one spelling', () => {
    for (const product of products) expect(find(String(product.id))).toBe(product);
  });

  it.each([
    ...'0 7 01 +1 -1 1.0 1e0 0x1 1/ １ ١ NaN Infinity undefined __proto__ constructor length'.split(' '),
    ...['', ' 1', '1 ', '1\u0000', '9'.repeat(40), '\ud800'],
  ])('[PDP-1] %j is unknown', (id) => {
    expect(find(id)).toBeUndefined();
  });
});
