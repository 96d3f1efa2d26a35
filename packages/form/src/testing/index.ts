export { type FormCase, type FormExample, formContract } from './contract.ts';
export { createEmptyDrafts } from './drafts-fake.ts';
export { brokenFormInvariants, formInvariants } from './invariants.ts';
