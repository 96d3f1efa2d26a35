export * from './arbitraries.ts';
export * from './bench.ts';
export * from './fixture.ts';
export * from './invariants.ts';
export * from './lockout-model.ts';
