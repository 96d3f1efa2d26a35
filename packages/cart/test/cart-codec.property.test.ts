import { runs } from '@loomwright/kit/testing';
import { recordContract } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGuestCartCodec } from '../src/index.ts';
import { brokenCartInvariants, carts } from '../src/testing/index.ts';

const early = createGuestCartCodec();
let codec: ReturnType<typeof createGuestCartCodec>;
beforeAll(async () => {
  codec = createGuestCartCodec();
});

describe('the stored cart', () => {
  const hints = { keys: ['id', 'name', 'price', 'image', 'quantity'], values: [99, 100, 1_000_000] };
  for (const { title, run } of recordContract({
    createCodec: createGuestCartCodec,
    values: carts,
    broken: brokenCartInvariants,
    hints,
  }))
    it(title, run);

  it('[CRT-3] is read before the schema is loaded when this version wrote it', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(early.decode(codec.encode(cart) ?? '')).toEqual(cart);
      }),
      runs(1000),
    );
  });

  it('[CRT-1] [STO-2] with a product on several lines is read as one line each', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const read = codec.decode(JSON.stringify([...cart, ...cart, ...cart])) ?? [];
        expect(brokenCartInvariants(read)).toEqual([]);
        expect(read.map(({ id }) => id)).toEqual(cart.map(({ id }) => id));
      }),
      runs(1000),
    );
  });
});
