import { describe, it } from 'vitest';
import { contract } from './xstate-contract.mjs';

describe('the XState behaviour that the package relies on', { tags: ['TST-1', 'TST-2'] }, () => {
  for (const [title, run] of Object.entries(contract)) it(title, run);
});
