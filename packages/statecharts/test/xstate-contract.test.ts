import { describe, it } from 'vitest';
import { contract } from './xstate-contract.mjs';

describe('what is used of XState', { tags: ['LAB-1', 'LAB-2'] }, () => {
  for (const [title, run] of Object.entries(contract)) it(title, run);
});
