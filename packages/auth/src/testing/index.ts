export * from './arbitraries.ts';
export * from './hashers.ts';
export * from './hostile-addresses.ts';
export * from './invariants.ts';
export * from './worlds.ts';
