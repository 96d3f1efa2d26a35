import { expect, it } from 'vitest';
import { MAX_QUANTITY, readQuantity } from '../src/index.ts';

it('[CRT-1] the most is 99', () => {
  expect(MAX_QUANTITY).toBe(99);
});

it.each<readonly [number, string, readonly (string | number)[]]>([
  [7, 'is a number', ['7', '  7\t', '007', '+7', 7.999, '7.9']],
  [99, 'is at the end', [99, '99.9']],
  [0, 'is below 1', [0, -0, -1, 0.999, Number.MIN_VALUE, '0', '-0', '-3', '0.5', '-Infinity', '-1e999']],
  [99, 'is above 99', [100, 99.5, 1e308, '100', '1e999', 'Infinity', '9'.repeat(40)]],
  [
    1,
    'is not a number',
    [
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
      '\ud800',
      '__proto__',
      'null',
      Number.NaN,
    ],
  ],
])('[CRT-1][PDP-2] %d is meant by what %s', (quantity, _, inputs) => {
  expect(inputs.map((input) => [input, readQuantity(input)])).toEqual(
    inputs.map((input) => [input, quantity]),
  );
});
