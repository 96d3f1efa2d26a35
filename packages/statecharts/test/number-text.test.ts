import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumbers, writeNumbers } from '../src/drawing/number-text.ts';

const whole = fc.oneof(
  fc.integer({ min: -40, max: 40 }),
  fc.maxSafeInteger().map((value) => Math.trunc(value / 4) || 0),
);

describe('numbers as text', () => {
  it('[LAB-1] are read as they were written, in letters that need no escaping', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), whole)), (list) => {
        const { offset, size, text } = writeNumbers();
        for (const [isOffset, value] of list) (isOffset ? offset : size)(isOffset ? value : Math.abs(value));
        expect(text()).toMatch(/^[\w-]*$/);
        const reader = readNumbers(text());
        for (const [isOffset, value] of list) {
          expect(reader.isAtEnd()).toBe(false);
          expect(isOffset ? reader.offset() : reader.size()).toBe(isOffset ? value : Math.abs(value));
        }
        expect(reader.isAtEnd()).toBe(true);
        expect(reader.size()).toBeNaN();
      }),
      runs(300),
    );
  });

  it('[LAB-1] are whole, and sizes not below 0', () => {
    expect(() => writeNumbers().size(-1)).toThrow(RangeError);
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => writeNumbers().offset(value)).toThrow(RangeError);
    expect(readNumbers('a b').size()).not.toBeNaN();
    expect(readNumbers(' ').offset()).toBeNaN();
  });
});
