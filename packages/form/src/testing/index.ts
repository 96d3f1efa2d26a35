export * from './contract.ts';
export { createEmptyDrafts } from './form-bench.ts';
export * from './invariants.ts';
