import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addParagraph, isBlank, trimText } from '../src/index.ts';

const unseen = [
  ...Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(
      character,
    ),
  ),
  ...'\u2800\u{1d159}\u{13441}\u{13442}\u{16fe4}',
];
// Two adjacent surrogates may form a visible character.
const unseenTexts = fc.string({
  unit: fc.constantFrom(...unseen.filter((character) => !/[\udc00-\udfff]$/u.test(character))),
  maxLength: 40,
});
const seen = fc.oneof(
  fc.constantFrom(...'aZßäжλ漢あ한अعא٣१１.,!?-_"+€$', '😀', '🇮🇳', '👩‍👩‍👧', '❤️', '1️⃣', '☺', '⠁', 'e\u0301'),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 3 }).filter((text) => text.trim() !== ''),
);

it.each([
  ['', ' ', '\t\n', '\u00a0\u3000\ufeff'],
  ['\u200b', '\u200c\u200d\u200e\u200f', '\u2060\u2061\u2062\u2063\u2064', '\u00ad', '\u034f', '\u061c'],
  ['\u115f\u1160', '\u3164', '\uffa0', '\u17b4\u17b5', '\u180b\u180e\u180f', '\u2800', '\ufe0f'],
  ['\u{e0000}\u{e0061}\u{e007f}', '\0\u0007\u0085', '\ud83d', '\udc00', '\uffff', '\u202e\u2066'],
])('%j and similar texts show nothing', { tags: ['BRW-2'] }, (...texts) => {
  expect(texts.filter((text) => !isBlank(text) || trimText(text) !== '')).toEqual([]);
});

it('any mixture of invisible characters is blank', { tags: ['BRW-2'] }, () => {
  expect(unseen.length).toBeGreaterThan(4000);
  expect(unseen.filter((character) => !isBlank(character))).toEqual([]);
  fc.assert(
    fc.property(unseenTexts, (text) => isBlank(text) && trimText(text) === ''),
    runs(1000),
  );
});

it('one letter, digit, sign or emoji makes a text visible', { tags: ['BRW-2'] }, () => {
  fc.assert(
    fc.property(unseenTexts, seen, unseenTexts, (before, character, after) => {
      const text = `${before} ${character} ${after}`;
      expect(isBlank(text)).toBe(false);
      expect(trimText(text)).toBe(text.trim());
    }),
    runs(1000),
  );
});

it('a long text is checked in linear time', { tags: ['BRW-2'] }, () => {
  const text = '\u200b '.repeat(500_000);
  expect([isBlank(text), isBlank(`${text}a`), trimText(`${text}a `).at(-1)]).toEqual([true, false, 'a']);
});

it('a paragraph is added below a text, or replaces a blank one', {
  tags: ['CRT-10'],
}, () => {
  expect(['Our inbox.\n ', ' \u200b'].map((text) => addParagraph(text, 'More.'))).toEqual([
    'Our inbox.\n\nMore.',
    'More.',
  ]);
});
