export { type FormExample, formContract } from './contract.ts';
export { createEmptyDrafts } from './form-bench.ts';
export { brokenFormInvariants } from './invariants.ts';
