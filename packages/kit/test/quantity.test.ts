import { expect, it } from 'vitest';
import { MAX_QUANTITY, readQuantity } from '../src/index.ts';

it('the maximum is 99', { tags: ['CRT-1'] }, () => {
  expect(MAX_QUANTITY).toBe(99);
});

it.each<readonly [number, string, readonly (string | number)[]]>([
  [7, 'is a number', ['7', '  7\t', '007', '+7', 7.999, '7.9', '7.']],
  [3, 'is written in other digits', ['٣', '۳', '३', '３', '৩', '๓', '𝟛', '٠٠٣', '3٫5', '+３', '３．５']],
  [12, 'has digits of several scripts', ['１２', '१२', '١٢', '1２']],
  [
    12,
    'has invisible marks around and within',
    ['\u200f١٢\u200e', '\u202a12\u202c', '\ufeff1\u200b2 ', '\u206812\u2069'],
  ],
  [99, 'is at the end', [99, '99.9', '٩٩']],
  [
    0,
    'is below 1',
    [0, -0, -1, 0.999, Number.MIN_VALUE, '0', '-0', '-3', '0.5', '.5', '٠', '-٣', '−3', '－３', '\u200f-٣'],
  ],
  [99, 'is above 99', [100, 99.5, 1e308, '100', '9'.repeat(400), '١٠٠', Number.POSITIVE_INFINITY]],
  [
    1,
    'is not a number',
    [
      '',
      ' ',
      '\u00a0\ufeff\n',
      'two',
      '1,5',
      '1,000',
      '1 2',
      '--1',
      '-',
      '.',
      '5px',
      'NaN',
      'Infinity',
      '0x10',
      '0b11',
      '0o17',
      '1e1',
      '1e999',
      '-1e1',
      '9n',
      '1_0',
      '½',
      '²',
      '三',
      'Ⅻ',
      '\ud800',
      '__proto__',
      'null',
      Number.NaN,
    ],
  ],
])('reads %d from what %s', { tags: ['CRT-1', 'PDP-2'] }, (quantity, _, inputs) => {
  expect(inputs.map((input) => [input, readQuantity(input)])).toEqual(
    inputs.map((input) => [input, quantity]),
  );
});
