import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText, initialOf } from '../src/index.ts';
import { hostileStrings } from '../src/testing/index.ts';

it.each([
  ['Mara', 'M'],
  ['  ida', 'I'],
  ['élan', 'É'],
  ['e\u0301lan', 'É'],
  ['e\u0323\u0302', 'Ệ'],
  ['x\u0301', 'X\u0301'],
  ['ßen', 'S'],
  ['ﬁn', 'F'],
  // Title case, not upper case.
  ['ǆuro', 'ǅ'],
  ['ǆ', 'ǅ'],
  ['ǈubav', 'ǈ'],
  ['Ǌ', 'ǋ'],
  ['ǳ', 'ǲ'],
  ['გიორგი', 'გ'],
  ['ჿ', 'ჿ'],
  ['ἀθηνᾶ', 'Ἀ'],
  ['ÿ', 'Ÿ'],
  ['дмитрий', 'Д'],
  ['漢字', '漢'],
  ['한국'.normalize('NFD'), '한'],
  ['हिन्दी', 'हि'],
  ['שלום', 'ש'],
  ['محمد', 'م'],
  ['さくら', 'さ'],
  ['🇬🇪 Nino', '🇬🇪'],
  ['👩‍👩‍👧 three', '👩‍👩‍👧'],
  ['👋🏽', '👋🏽'],
  ['❤️', '❤️'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['𝔐ara', '𝔐'],
  ['1st', '1'],
  ['\u200f\u2068\u05d3ן', 'ד'],
  ['\u200d\u00ad\ufe0f ida', 'I'],
  ['\u0301 ida', 'I'],
  ["'Abd al-Rahman", 'A'],
  ['“Bo”', 'B'],
  ['__proto__', 'P'],
  ['?!', '?'],
  ['\u0301', '\u0301'],
  ['', ''],
  [' \t\u3000\u200b\u3164\u2800', ''],
  ['\ud83d', ''],
])('the initial of %j is %j', { tags: ['NAV-6', 'BRW-2'] }, (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['', 0, ''],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['a👩‍👩‍👧b', 8, 'a'],
  ['🇬🇪🇬🇪', 6, '🇬🇪'],
  ['cafe\u0301s', 4, 'caf'],
  ['cafe\u0301s', 5, 'cafe\u0301'],
  ['ab\r\n', 3, 'ab'],
  [`😀${'\u0301'.repeat(9)}`, 4, '😀\u0301\u0301'],
  ['😀', 1, ''],
])('%j cut at %d is %j', { tags: ['BRW-2'] }, (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

const segmenter = new Intl.Segmenter();

it('any cut text is within the limit and ends with a whole character', {
  tags: ['BRW-2'],
}, () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom('👩‍👩‍👧', '🇬🇪', 'e\u0301', 'a'), maxLength: 12 }),
    fc.constantFrom(...hostileStrings),
  );
  fc.assert(
    fc.property(texts, fc.nat(30), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.length <= most && text.startsWith(cut)).toBe(true);
      if (cut === text) return;
      if (/\p{Cs}$/u.test(cut)) expect(text).toMatch(/\p{Cs}/u);
      const graphemes = [...segmenter.segment(text)];
      const whole = graphemes.filter(({ index, segment }) => index + segment.length <= most);
      if (whole.length > 0) expect(cut).toBe(whole.map(({ segment }) => segment).join(''));
    }),
    runs(1000),
  );
});
