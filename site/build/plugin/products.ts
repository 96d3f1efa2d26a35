import type { Plugin } from 'vite';
import { productFacts } from '../../../packages/catalogue/src/product-facts.ts';

/** Writes out the facts of the products for the pages: every page has them, and few need the texts they stand with. */
export const products = (): Plugin => ({
  name: 'loomwright:products',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/catalogue\/src\/product-facts\.ts$/ },
    handler: () => `export const productFacts = ${JSON.stringify(productFacts)};`,
  },
});
