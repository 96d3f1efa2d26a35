import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY, readQuantity } from '../src/index.ts';

describe('readQuantity', () => {
  it('[CRT-1] the most is 99', () => {
    expect(MAX_QUANTITY).toBe(99);
  });

  it.each([
    [1, 1],
    [99, 99],
    ['7', 7],
    ['  7\t', 7],
    ['007', 7],
    ['+7', 7],
    ['2.9', 2],
    [2.999, 2],
    ['99.9', 99],
  ])('[CRT-1][PDP-2] %j means %d', (input, quantity) => {
    expect(readQuantity(input)).toBe(quantity);
  });

  it.each([
    0,
    -0,
    -1,
    0.999,
    Number.MIN_VALUE,
    Number.NEGATIVE_INFINITY,
    '0',
    '-0',
    '-3',
    '0.5',
    '-Infinity',
    '-1e999',
  ])('[CRT-1][PDP-2] %j is below 1', (input) => {
    expect(readQuantity(input)).toBe(0);
  });

  it.each([100, 99.5, 1e308, Number.POSITIVE_INFINITY, '100', '1e999', 'Infinity', '9'.repeat(40)])(
    '[CRT-1][PDP-2] %j is above 99 or cut to it',
    (input) => {
      expect(readQuantity(input)).toBe(99);
    },
  );

  it.each([
    '',
    ' ',
    '\u00a0\ufeff\n',
    'two',
    '1,5',
    '1 2',
    '--1',
    '5px',
    'NaN',
    '٣',
    '９',
    '__proto__',
    '\ud800',
    'null',
    Number.NaN,
  ])('[CRT-1][PDP-2] %j is not a number', (input) => {
    expect(readQuantity(input)).toBe(1);
  });
});
