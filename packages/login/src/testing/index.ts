export * from './arbitraries.ts';
export * from './bench.ts';
export * from './invariants.ts';
export * from './lockout-model.ts';
export * from './world.ts';
