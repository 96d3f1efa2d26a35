import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, readSearchText, searchWords } from '../src/index.ts';
import { runs } from '../src/testing/index.ts';

it('[PRD-2] case, accents and invisible marks make no difference', () => {
  expect(['Café', 'CAFE\u0301', 'ca\u00ADfe', 'c\u200Dafe'].map(foldText)).toEqual(Array(4).fill('cafe'));
  expect(foldText('Ａｎａｌｙｔｉｃｓ ﬁt')).toBe('analytics fit');
  expect(foldText('naïve\u0308 Straße')).toBe('naive straße');
});

it('[PRD-2] words are what stands between white space of any kind', () => {
  expect(searchWords('  Neural\u00A0Network\n\tAPI ')).toEqual(['neural', 'network', 'api']);
  expect([searchWords(''), searchWords(' \n')]).toEqual([[], []]);
});

it('[PRD-5] an address carries at most 100 units of a text, and no half characters', () => {
  expect(readSearchText('x'.repeat(101))).toBe('x'.repeat(100));
  expect(readSearchText(`${'x'.repeat(99)}😀`)).toBe(`${'x'.repeat(99)}\uFFFD`);
  expect(readSearchText('a\uD83Db\uDE00c😀')).toBe('a\uFFFDb\uFFFDc😀');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
      const read = readSearchText(text);
      expect(decodeURIComponent(encodeURIComponent(read))).toBe(read);
      expect(readSearchText(read)).toBe(read);
    }),
    runs(1000),
  );
});
