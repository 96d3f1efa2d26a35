import { findProduct, products, toPriceText, toUnitText } from '@loomwright/catalogue';
import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/products/:id',
  title: 'Product',
  load: () => import('./product-page.tsx'),
} satisfies PageRoute;

export const documents = {
  title: ({ id = '' }) => findProduct(products, id)?.name ?? 'Product not found',
  description: ({ id = '' }) => {
    const product = findProduct(products, id);
    return product
      ? `${product.name} by ${company.name}: ${product.category}, ${toPriceText(product)}. Features, price and how to try it.`
      : 'The product you’re looking for doesn’t exist.';
  },
  addresses: () => products.map(({ id }) => `/products/${id}`),
  structuredData: (things, { id = '' }) => {
    const product = findProduct(products, id);
    return product && things.product({ ...product, unitText: toUnitText(product) });
  },
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [];
