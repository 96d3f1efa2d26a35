import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuantity } from '../src/index.ts';

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const numberUnit = fc.constantFrom(...'0123456789+-.eExX_ \t,'.split(''));

const typed = fc.oneof(
  fc.string({ unit: numberUnit, maxLength: 12 }),
  fc.string({ unit: anyUnit, maxLength: 30 }),
  fc.double().map(String),
  fc.constantFrom('__proto__', 'constructor', 'Infinity', '-Infinity', '0x1f', '1e-400', '9'.repeat(10_000)),
);

const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= 99 && !Object.is(value, -0);

const naive = (whole: bigint): number => (whole < 1n ? 0 : whole > 99n ? 99 : Number(whole));

describe('readQuantity of anything', { tags: ['CRT-1'] }, () => {
  it('is a whole number in [0, 99]', { tags: ['PDP-2'] }, () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(fc.oneof(typed, fc.double(), fc.maxSafeInteger()), (input) => {
        const quantity = readQuantity(input);
        expect(isQuantity(quantity), `${quantity}`).toBe(true);
        seen.add(quantity);
      }),
      runs(2000),
    );
    expect([...seen]).toEqual(expect.arrayContaining([0, 1, 99]));
    expect(seen.size).toBeGreaterThan(10);
  });

  it('is the digits before the point, clamped to [0, 99]', { tags: ['PDP-2'] }, () => {
    const decimals = fc.tuple(
      fc.oneof(fc.bigInt({ min: -200n, max: 200n }), fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })),
      fc.constantFrom('', '.', '.0', '.5', '.99'),
      fc.constantFrom('', ' ', '\n\t'),
    );
    fc.assert(
      fc.property(decimals, ([whole, fraction, space]) => {
        expect(readQuantity(`${space}${whole}${fraction}${space}`)).toBe(naive(whole));
      }),
      runs(1000),
    );
  });

  it('is idempotent, for numbers and texts', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.double()), (input) => {
        const quantity = readQuantity(input);
        expect([readQuantity(quantity), readQuantity(String(quantity))]).toEqual([quantity, quantity]);
      }),
      runs(1000),
    );
  });
});
