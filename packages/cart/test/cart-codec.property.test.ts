import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGuestCartCodec } from '../src/index.ts';
import { brokenCartInvariants, carts, mutatedCartTexts } from '../src/testing/index.ts';

const codec = createGuestCartCodec();
await codec.prepare();

describe('any stored text', () => {
  it('[STO-2][CRT-1] is a cart that keeps its invariants, or nothing', () => {
    const seen = { cart: 0, lines: 0, nothing: 0 };
    fc.assert(
      fc.property(mutatedCartTexts, (text) => {
        const cart = codec.decode(text);
        if (cart === undefined) {
          seen.nothing += 1;
          return;
        }
        expect(brokenCartInvariants(cart)).toEqual([]);
        // What was read once is stored as it was read.
        expect(codec.decode(codec.encode(cart) ?? '')).toEqual(
          cart.map((item) => ({ ...item, price: item.price + 0 })),
        );
        seen[cart.length === 0 ? 'cart' : 'lines'] += 1;
      }),
      runs(10_000, 100_000),
    );
    expect(Math.min(seen.cart, seen.lines, seen.nothing)).toBeGreaterThan(300);
  });
});

describe('any stored text, read before the schema is here', () => {
  // One of its own: nothing prepares it.
  const early = createGuestCartCodec();

  it('[STO-2] [CRT-3] is the cart the schema reads, or nothing', () => {
    const seen = { cart: 0, nothing: 0 };
    fc.assert(
      fc.property(mutatedCartTexts, (text) => {
        const cart = early.decode(text);
        seen[cart ? 'cart' : 'nothing'] += 1;
        if (cart) expect(cart).toEqual(codec.decode(text));
      }),
      runs(10_000, 100_000),
    );
    expect(Math.min(seen.cart, seen.nothing)).toBeGreaterThan(300);
  });

  it('[CRT-3] is read when this version wrote it', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(early.decode(codec.encode(cart) ?? '')).toEqual(cart);
      }),
      runs(1000),
    );
  });
});

describe('any cart', () => {
  it('[STO-1] comes back from storage as it was', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(codec.decode(codec.encode(cart) ?? '')).toEqual(cart);
      }),
      runs(1000),
    );
  });
});
