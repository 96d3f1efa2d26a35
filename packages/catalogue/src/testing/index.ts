export * from './arbitraries.ts';
export * from './invariants.ts';
export * from './product-page.model.ts';
