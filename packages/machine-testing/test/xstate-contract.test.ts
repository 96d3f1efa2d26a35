import { describe, it } from 'vitest';
import { contract } from './xstate-contract.mjs';

describe('[TST-1] [TST-2] what is used of XState', () => {
  for (const [title, run] of Object.entries(contract)) it(title, run);
});
