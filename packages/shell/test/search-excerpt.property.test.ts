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

it('[DOC-1] no text and no query makes an excerpt fail', () => {
  fc.assert(
    fc.property(hostile, hostile, (text, query) => {
      expect(Array.isArray(excerptOf(text, query))).toBe(true);
    }),
    runs(1000),
  );
});
