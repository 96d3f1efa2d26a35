export * from './arbitraries.ts';
export * from './bench.ts';
export * from './samples.ts';
export * from './world.ts';
