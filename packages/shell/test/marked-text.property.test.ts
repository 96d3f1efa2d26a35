import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toExcerpt } from '../src/index.ts';
import { markText, stemOf, wordsOf } from '../src/search/marked-text.ts';

const words = fc.constantFrom('retry', 'invoice', 'Café', 'a', 'status', 'don’t', '404', '—', 'cart.');
const texts = fc.array(words, { maxLength: 120, size: 'max' }).map((list) => list.join(' '));
const hostile = fc.oneof(fc.constantFrom(...hostileStrings), fc.string({ unit: 'binary' }));
const excerptOf = (text: string, terms: string) => toExcerpt(text, new Set(terms.split(' ')));
const marked = (text: string, terms: string) =>
  markText(text, new Set(terms.split(' ')))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it('an excerpt is a short piece of its text in whole words, with the match', {
  tags: ['DOC-1'],
}, () => {
  let late = 0;
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const text = `${before} needle ${after}`.trim();
      const parts = excerptOf(text, 'needle');
      const shown = parts.map((part) => part.text).join('');
      const piece = shown.replace(/^… /, '').replace(/ …$/, '');
      expect(text).toContain(piece);
      expect(piece.length).toBeLessThanOrEqual(180);
      const whole = new Set(wordsOf(text));
      for (const word of wordsOf(piece)) expect(whole).toContain(word);
      expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(['needle']);
      if (shown.startsWith('… ')) late += 1;
    }),
    runs(1000),
  );
  expect(late).toBeGreaterThan(0);
});

it('an excerpt begins at most 60 characters before the match, and marks its cuts', {
  tags: ['DOC-1'],
}, () => {
  const shown = (text: string, query = 'needle') =>
    excerptOf(text, query)
      .map((part) => part.text)
      .join('');
  const word = (length: number) => 'x'.repeat(length);
  expect(shown('“A needle”')).toBe('“A needle”');
  expect(shown(`${word(59)} needle`)).toBe(`${word(59)} needle`);
  expect(shown(`${word(60)} needle`)).toBe('… needle');
  expect(shown(`${word(60)} ${word(59)} needle`)).toBe(`… ${word(59)} needle`);
  expect(shown(`${word(60)} ${word(60)} needle`)).toBe('… needle');
  // Text of 180 characters is not cut; longer text is cut after the last word that fits.
  expect(shown(`needle ${word(173)}`)).toBe(`needle ${word(173)}`);
  expect(shown(`needle ${word(172)}, `)).toBe(`needle ${word(172)} …`);
  expect(shown(`needle ${word(173)}.`)).toBe(`needle ${word(173)} …`);
  expect(shown(`needle ${word(174)}`)).toBe('needle …');
  expect(shown(`${word(99)} needle ${word(173)}.`)).toBe(`… needle ${word(173)} …`);
  expect(shown(`${word(20)} ${word(159)} more`, 'nothing')).toBe(`${word(20)} ${word(159)} …`);
  expect(shown('—'.repeat(200))).toBe(`${'—'.repeat(180)} …`);
  expect(shown(word(200))).toBe(`${word(180)} …`);
  const both = excerptOf(`pin ${word(170)} needle`, 'needle pin');
  expect(both[0]).toEqual({ text: 'pin', isMatch: true });
});

it('no text and no query causes an error in an excerpt', { tags: ['DOC-1'] }, () => {
  fc.assert(
    fc.property(hostile, hostile, (text, query) => {
      expect(Array.isArray(excerptOf(text, query))).toBe(true);
    }),
    runs(1000),
  );
});

it('marks do not change a text, and cover whole words', {
  tags: ['SCH-1', 'DOC-1'],
}, () => {
  expect(marked('Crème brûlée, crème', 'creme')).toBe('[Crème] brûlée, [crème]');
  expect(marked('Locks locked', 'lock')).toBe('[Locks] [locked]');
  expect(marked('Don’t lock it', 'dont')).toBe('[Don’t] lock it');
  expect(marked('The rock’n’roll', 'rocknroll')).toBe('The [rock’n’roll]');
  expect(markText('a b c', new Set(['a', 'c']))).toEqual([
    { text: 'a', isMatch: true },
    { text: ' b ', isMatch: false },
    { text: 'c', isMatch: true },
  ]);
  expect(markText('nothing here', new Set(['else']))).toEqual([{ text: 'nothing here', isMatch: false }]);
  expect(markText('', new Set(['a']))).toEqual([]);
  fc.assert(
    fc.property(hostile, fc.array(hostile), (text, others) => {
      const terms = new Set([...others, text].flatMap(wordsOf));
      const parts = markText(text, terms);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) expect(part.text).not.toBe('');
    }),
    runs(1000),
  );
});

it('words are letters and digits, without case, accents and apostrophes', { tags: ['SCH-1'] }, () => {
  expect(wordsOf('What’s the price of Crème-brûlée 42, and the rock’n’roll?')).toEqual(
    'whats the price of creme brulee 42 and the rocknroll'.split(' '),
  );
  expect(wordsOf('\u0301 \u0301 — ?')).toEqual([]);
});

it('the forms of a word share a stem, which is a prefix of all of them', { tags: ['SCH-1'] }, () => {
  for (const forms of [
    'lock locks locked locking locker lockers',
    'company companies',
    'price prices priced pricing',
    'plan plans planned planning planner',
    'process processes processed processing',
    'box boxes',
  ])
    expect([forms, new Set(forms.split(' ').map(stemOf)).size]).toEqual([forms, 1]);
  // An ending stays if fewer than three letters would remain, as in `use`; so does the `s` of `ss`.
  expect(['use', 'need', 'user', 'status', 'class'].map(stemOf)).toEqual([
    'use',
    'need',
    'user',
    'statu',
    'class',
  ]);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abdeginrsy'), minLength: 1 }), (word) => {
      expect(word.startsWith(stemOf(word))).toBe(true);
      expect(stemOf(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
    }),
    runs(1000),
  );
});
