import { describe, it } from 'vitest';
import { contract } from './xstate-contract.mjs';

describe('the XState behaviour that the package relies on', { tags: ['LAB-1', 'LAB-2'] }, () => {
  for (const [title, run] of Object.entries(contract)) it(title, run);
});
