export * from './arbitraries.ts';
export * from './slots.ts';
