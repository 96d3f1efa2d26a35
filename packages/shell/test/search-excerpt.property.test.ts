import { hostileStrings, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createExcerpts, createSearchIndex } from '../src/index.ts';
import { wordsOf } from '../src/search/search-words.ts';

const words = fc.constantFrom('retry', 'invoice', 'Café', 'a', 'status', 'don’t', '404', '—', 'cart.');
const texts = fc.array(words, { maxLength: 120, size: 'max' }).map((list) => list.join(' '));
const hostile = fc.oneof(fc.constantFrom(...hostileStrings), fc.string({ unit: 'binary' }));
const excerptOf = (text: string, query: string) =>
  createExcerpts(createSearchIndex([{ title: 'Title', text }]), query)(text);

it('[DOC-1] an excerpt is one piece of its text, in whole words, short, and has what was looked for wherever the text has it', () => {
  let late = 0;
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const text = `${before} needle ${after}`.trim();
      const parts = excerptOf(text, 'need');
      const shown = parts.map((part) => part.text).join('');
      const piece = shown.replace(/^… /, '').replace(/ …$/, '');
      expect(text).toContain(piece);
      expect(piece.length).toBeLessThanOrEqual(180);
      const whole = new Set(wordsOf(text).map(({ word }) => word));
      for (const { word } of wordsOf(piece)) expect(whole).toContain(word);
      expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(['need']);
      if (shown.startsWith('… ')) late += 1;
    }),
    runs(1000),
  );
  expect(late).toBeGreaterThan(0);
});

it('[DOC-1] an excerpt begins with the text, or at most 60 characters before the first match, and says where it is cut', () => {
  const shown = (text: string, query = 'needle') =>
    excerptOf(text, query)
      .map((part) => part.text)
      .join('');
  const word = (length: number) => 'x'.repeat(length);
  // A match that begins at 60 still stands in the beginning.
  expect(shown(`${word(59)} needle`)).toBe(`${word(59)} needle`);
  expect(shown(`${word(60)} needle`)).toBe('… needle');
  expect(shown(`${word(60)} ${word(59)} needle`)).toBe(`… ${word(59)} needle`);
  expect(shown(`${word(60)} ${word(60)} needle`)).toBe('… needle');
  // 180 characters fit: a text of as many is whole, and of a longer one the words that end within them.
  expect(shown(`needle ${word(173)}`)).toBe(`needle ${word(173)}`);
  expect(shown(`needle ${word(172)}, `)).toBe(`needle ${word(172)} …`);
  expect(shown(`needle ${word(173)}.`)).toBe(`needle ${word(173)} …`);
  expect(shown(`needle ${word(174)}`)).toBe('needle …');
  expect(shown(`${word(99)} needle ${word(173)}.`)).toBe(`… needle ${word(173)} …`);
  // Without a match, or a word, it is the beginning.
  expect(shown(`${word(20)} ${word(159)} more`, 'nothing')).toBe(`${word(20)} ${word(159)} …`);
  expect(shown('—'.repeat(200))).toBe(`${'—'.repeat(180)} …`);
  expect(shown(word(200))).toBe(`${word(180)} …`);
  // The first of the words that are looked for decides.
  const both = excerptOf(`pin ${word(170)} needle`, 'needle pin');
  expect(both[0]).toEqual({ text: 'pin', isMatch: true });
});

it('[DOC-1] no text and no query makes an excerpt fail', () => {
  fc.assert(
    fc.property(hostile, hostile, (text, query) => {
      expect(Array.isArray(excerptOf(text, query))).toBe(true);
    }),
    runs(1000),
  );
});
