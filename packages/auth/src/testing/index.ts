export * from './arbitraries.ts';
export * from './fixtures.ts';
export * from './hashers.ts';
export * from './hostile-addresses.ts';
export * from './invariants.ts';
