import {
  type CatalogueQuery,
  createCatalogueIndex,
  type Product,
  products,
  selectProducts,
} from '@loomwright/catalogue';
import { expect, test } from 'vitest';
import { print, race } from './measure.ts';

const catalogueOf = (size: number): readonly Product[] =>
  Array.from({ length: size }, (_, index) => {
    const product = products[index % products.length] as Product;
    return { ...product, id: index + 1, name: `${product.name} ${index}`, price: (index * 7919) % 100 };
  });

const query: CatalogueQuery = { category: 'AI Solutions', text: 'ai model 7', sort: 'price-asc' };

test('filter, search and sort are linear and take at most 50 ms for 100 000 products', async () => {
  const sizes = [6, 1000, 100_000];
  const indexes = sizes.map((size) => createCatalogueIndex(catalogueOf(size)));
  const times: number[] = [];
  for (const [place, index] of indexes.entries()) {
    const calls = Math.max(1, Math.round(20_000 / (sizes[place] ?? 1)));
    times.push((await race({ query: () => selectProducts(index, query) }, calls)).query ?? 0);
  }
  print(
    'Catalogue query (category, three words, price order)',
    sizes.map((size, place) => [
      `${size} products`,
      `${((times[place] ?? 0) / 1e6).toFixed(4)} ms (${((times[place] ?? 0) / size).toFixed(0)} ns each)`,
    ]),
  );
  expect((times[2] ?? 0) / 1e6).toBeLessThanOrEqual(50);
  // Allows 12 times the cost per product, because 100 000 products exceed the processor's caches.
  expect((times[2] ?? 0) / 100_000).toBeLessThanOrEqual(((times[1] ?? 0) / 1000) * 12);
});
