export * from './arbitraries.ts';
export * from './editor-model.ts';
export * from './invariants.ts';
export * from './world.ts';
