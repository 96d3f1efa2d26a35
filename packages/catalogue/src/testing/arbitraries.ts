import { readSearchText } from '@loomwright/kit';
import { hostileStrings } from '@loomwright/kit/testing';
import { type Generated, oneOf } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { type CatalogueQuery, SORT_ORDERS } from '../catalogue-query.ts';
import { NO_FILTERS } from '../catalogue-url.ts';
import { CATEGORIES, type Product } from '../product.ts';

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const urlUnit = fc.constantFrom(...'%&=+#?;/\\ aZ09é\u0301\ud83d\ude00\ufeff\u0000'.split(''));

const nastyTexts = ['+', '&category=ai-solutions', '#', '?q=?', 'İ', 'ﬁ', `${'x'.repeat(99)}\ud83d\ude00`];

/** Any UTF-16 units, including lone surrogates. */
export const hostileTexts = fc.oneof(
  fc.string({ unit: anyUnit, maxLength: 150 }),
  fc.string({ unit: urlUnit, maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 130 }),
  fc.constantFrom(...hostileStrings, ...nastyTexts),
);

const category = oneOf('All', ...CATEGORIES);
const sort = oneOf(...SORT_ORDERS);

export const queries: fc.Arbitrary<CatalogueQuery> = fc.record({
  category,
  text: fc.oneof(fc.constant(''), hostileTexts.map(readSearchText)),
  sort,
});

export const changes: fc.Arbitrary<Partial<CatalogueQuery>> = fc.oneof(
  fc.record({ category }),
  fc.record({ text: hostileTexts }),
  fc.record({ sort }),
  fc.constant(NO_FILTERS),
);

const paramNames = oneOf('category', 'q', 'sort', 'Q', '__proto__', '', 'page');
const knownValues = ['ai-solutions', 'AI Solutions', 'data-solutions', 'All', 'price-asc', 'name', 'NAME'];
const paramValues = fc.oneof(fc.constantFrom(...knownValues, 'featured'), hostileTexts);

/** Query strings as users may type them, with unknown, repeated, unescaped or broken values. */
export const searches = fc.oneof(
  fc
    .array(fc.tuple(paramNames, paramValues), { maxLength: 6 })
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  hostileTexts,
);

const dressings = oneOf(
  (letter: string) => letter,
  (letter: string) => letter.toUpperCase(),
  (letter: string) => `${letter}\u0301`,
  (letter: string) => `${letter.toUpperCase()}\u0308`.normalize('NFC'),
  (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 0x61 + 0xff41),
);

/**
 * Strings of a, b, c and spaces; the letters may be upper case, accented or full-width. `plain` has the bare
 * letters.
 */
export const decoratedTexts = (constraints: fc.ArrayConstraints) =>
  fc.array(fc.tuple(oneOf('a', 'b', 'c', ' '), dressings), constraints).map((units) => ({
    text: units.map(([letter, dress]) => (letter === ' ' ? ' ' : dress(letter))).join(''),
    plain: units.map(([letter]): string => letter).join(''),
  }));

const productParts = fc.record({
  name: decoratedTexts({ minLength: 1, maxLength: 6 }),
  description: decoratedTexts({ maxLength: 12 }),
  cents: fc.constantFrom(0, 1, 999, 1000, 2999, 2999, 4999),
  category: oneOf(...CATEGORIES),
  isLive: fc.boolean(),
  hasAddress: fc.boolean(),
  hasUnit: fc.boolean(),
});

/** Up to 12 products with their plain names and descriptions; many have equal prices or names. */
export const decoratedCatalogues = fc.array(productParts, { maxLength: 12 }).map((list) =>
  list.map(({ name, description, cents, category, isLive, hasAddress, hasUnit }, index) => ({
    plainName: name.plain,
    plainDescription: description.plain,
    product: {
      id: index + 1,
      name: name.text,
      description: description.text,
      price: cents / 100,
      ...(hasUnit && cents > 0 ? { priceUnit: 'workspaceMonth' as const } : {}),
      image: `/art/products/${index + 1}.svg`,
      category,
      isDigital: true,
      summary: 'a',
      features: [],
      specification: { runs: 'a', connects: 'b', needs: 'c', data: 'd', hands: 'e' },
      drawing: 'f',
      status: isLive ? ('live' as const) : ('coming_soon' as const),
      // A product may have a URL before it is live.
      ...(isLive || hasAddress ? { serviceUrl: `/tools/${index + 1}` } : {}),
      ...(cents === 0 ? { isFree: true } : {}),
    } satisfies Product as Product,
  })),
);
export type DecoratedProduct = Generated<typeof decoratedCatalogues>[number];

export const catalogues = decoratedCatalogues.map((list) => list.map(({ product }) => product));
