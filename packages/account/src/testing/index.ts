export * from './arbitraries.ts';
export * from './fakes.ts';
export * from './invariants.ts';
