import { describe, test } from 'vitest';
import { createMemoryOrigin } from '../src/index.ts';
import { type StoreWorld, storeContract } from '../src/testing/index.ts';

const createWorld = (): StoreWorld => {
  const origin = createMemoryOrigin();
  return {
    openTab: async () => origin.openTab(),
    until: async (isTrue) => {
      for (let turn = 0; turn < 1000; turn += 1) {
        if (isTrue()) return;
        await Promise.resolve();
      }
      throw new Error('it never became true');
    },
    clear: async () => origin.clear(),
    block: () => origin.block(true),
    fill: () => origin.resize(1000),
    createAbortController: () => new AbortController(),
  };
};

describe('the memory store', () => {
  for (const { title, run } of storeContract) test(title, () => run(createWorld()));
});
