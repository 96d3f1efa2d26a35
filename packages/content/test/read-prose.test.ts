import { describe, expect, it } from 'vitest';
import { headingsOf, type Prose } from '../src/index.ts';
import { toPlainText, toReadTime } from './plain-text.ts';

const prose: Prose = [
  { kind: 'paragraph', text: 'See **this** and [that](/that).' },
  { kind: 'heading', text: 'What’s `new`?' },
  { kind: 'list', items: ['one', '`two`'] },
  { kind: 'heading', text: 'What’s new', level: 3 },
  { kind: 'code', language: 'Shell', text: 'ls **' },
  { kind: 'table', caption: 'Sizes', head: ['Name', ''], rows: [['`a`', '1']] },
  { kind: 'heading', text: '?!' },
  { kind: 'note', text: 'Mind [it](#part).' },
];

describe('a text', () => {
  it('becomes plain text without marks, for searching', { tags: ['BLG-1', 'DOC-1'] }, () => {
    expect(toPlainText(prose)).toBe(
      [
        'See this and that.',
        'What’s new?',
        'one\ntwo',
        'What’s new',
        'ls **',
        'Sizes\nName: a; 1',
        '?!',
        'Mind it.',
      ].join('\n\n'),
    );
  });

  it('has headings with unique ids', { tags: ['DOC-1'] }, () => {
    expect(headingsOf(prose)).toEqual([
      { id: 'whats-new', text: 'What’s new?', level: 2, place: 1 },
      { id: 'whats-new-2', text: 'What’s new', level: 3, place: 3 },
      { id: 'part', text: '?!', level: 2, place: 6 },
    ]);
  });

  it('takes a minute per 200 words, and at least one', { tags: ['BLG-1'] }, () => {
    const words = (count: number): Prose => [{ kind: 'paragraph', text: 'word '.repeat(count) }];
    expect([0, 1, 299, 300, 600].map((count) => toReadTime(words(count)))).toEqual([1, 1, 1, 2, 3]);
  });
});
