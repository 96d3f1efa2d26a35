import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyQueues, runs } from '../src/index.ts';

test('[TST-1] an empty queue means that every chain of promises has come to its end, however long', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(300), { maxLength: 5 }), async (lengths) => {
      let ended = 0;
      for (const length of lengths)
        void (async () => {
          for (let turn = 0; turn < length; turn += 1) await undefined;
          ended += 1;
        })();
      await emptyQueues();
      expect(ended).toBe(lengths.length);
    }),
    runs(100),
  );
});
