import { runs } from '@loomwright/machine-testing';
import { recordContract } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestCartCodec } from '../src/index.ts';
import { brokenCartInvariants, carts } from '../src/testing/index.ts';

describe('the stored cart', { tags: ['STO-2'] }, () => {
  const hints = { keys: ['id', 'name', 'price', 'image', 'quantity'], values: [99, 100, 1_000_000] };
  for (const { title, run } of recordContract({
    createCodec: () => guestCartCodec,
    values: carts,
    broken: brokenCartInvariants,
    hints,
  }))
    it(title, { tags: ['STO-1', 'STO-3'] }, run);

  it('merges lines of the same product', { tags: ['CRT-1'] }, () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const read = guestCartCodec.decode(JSON.stringify([...cart, ...cart, ...cart])) ?? [];
        expect(brokenCartInvariants(read)).toEqual([]);
        expect(read.map(({ id }) => id)).toEqual(cart.map(({ id }) => id));
      }),
      runs(1000),
    );
  });
});
