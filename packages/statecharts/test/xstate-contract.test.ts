import { describe, it } from 'vitest';
import { contract } from './xstate-contract.mjs';

describe('[LAB-1] [LAB-2] what is used of XState', () => {
  for (const [title, run] of Object.entries(contract)) it(title, run);
});
