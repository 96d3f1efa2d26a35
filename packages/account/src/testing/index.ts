export * from './arbitraries.ts';
export * from './fakes.ts';
export * from './invariants.ts';
export * from './record-arbitraries.ts';
export * from './record-invariants.ts';
