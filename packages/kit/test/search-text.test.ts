import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, readSearchText, searchWords } from '../src/index.ts';

it('case, accents and invisible marks make no difference', { tags: ['PRD-2'] }, () => {
  expect(['Café', 'CAFE\u0301', 'ca\u00ADfe', 'c\u200Dafe'].map(foldText)).toEqual(Array(4).fill('cafe'));
  expect(foldText('Ａｎａｌｙｔｉｃｓ ﬁt')).toBe('analytics fit');
  expect(foldText('naïve\u0308 Straße')).toBe('naive strasse');
  // Words with the same upper-case form are equal, also in Turkish.
  expect(['STRASSE', 'Straße', 'STRAẞE'].map(foldText)).toEqual(Array(3).fill('strasse'));
  expect(['ΟΔΟΣ', 'οδός', 'οδοσ'].map(foldText)).toEqual(Array(3).fill('οδοσ'));
  expect(['İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul'].map(foldText)).toEqual(Array(4).fill('istanbul'));
  expect(['٣ ৪', '３ 4'].map(foldText)).toEqual(['3 4', '3 4']);
});

it('words are separated by white space of any kind', { tags: ['PRD-2'] }, () => {
  expect(searchWords('  Neural\u00A0Network\n\tAPI ')).toEqual(['neural', 'network', 'api']);
  expect(['', ' \n', '\u200b', '\u2800 \u3164', '\0'].map(searchWords)).toEqual(Array(5).fill([]));
});

it('an address contains at most 100 units of a text, and no lone surrogates', { tags: ['PRD-5'] }, () => {
  expect(readSearchText('x'.repeat(101))).toBe('x'.repeat(100));
  expect(readSearchText(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99));
  expect(readSearchText(`${'x'.repeat(95)}👩‍👩‍👧`)).toBe('x'.repeat(95));
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
