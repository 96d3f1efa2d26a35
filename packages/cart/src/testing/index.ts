export * from './arbitraries.ts';
export * from './cart-browser.ts';
export * from './cart-model.ts';
export * from './fakes.ts';
export * from './invariants.ts';
