export * from './arbitraries.ts';
