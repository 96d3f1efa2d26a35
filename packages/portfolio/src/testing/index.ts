export * from './arbitraries.ts';
export * from './editor-model.ts';
export * from './fixture.ts';
export * from './invariants.ts';
