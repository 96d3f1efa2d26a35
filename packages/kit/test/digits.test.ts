import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toAsciiDigits } from '../src/index.ts';

const allDigits = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character))
  .map((digit, place) => [digit, String(place % 10)] as const);

it('digits of every script become ASCII digits', { tags: ['CRT-1'] }, () => {
  expect(allDigits.length).toBeGreaterThan(600);
  expect(allDigits.length % 10).toBe(0);
  expect(allDigits.filter(([digit, value]) => toAsciiDigits(digit) !== value)).toEqual([]);
  expect(['٣', '۴', '१२', '１２', '৯', '๗', '𝟘𝟡𝟎𝟿', '𑁦'].map(toAsciiDigits)).toEqual([
    '3',
    '4',
    '12',
    '12',
    '9',
    '7',
    '0909',
    '0',
  ]);
  const plain = allDigits.filter(([digit]) => /^\d$/.test(digit.normalize('NFKC')));
  expect(plain.filter(([digit, value]) => digit.normalize('NFKC') !== value)).toEqual([]);
});

it('everything else stays unchanged, including fractions, superscripts and numerals', {
  tags: ['CRT-1'],
}, () => {
  expect(toAsciiDigits('½ ² ① Ⅷ 三 x 7')).toBe('½ ² ① Ⅷ 三 x 7');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      expect(toAsciiDigits(text).replace(/\d/g, '0')).toBe(text.replace(/\p{Nd}/gu, '0'));
    }),
    runs(1000),
  );
});
