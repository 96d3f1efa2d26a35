import { foldText } from '@loomwright/kit';
import { blankTexts } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import { recordContract } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH, type Searches, searchesCodec, searchesReducer } from '../src/index.ts';
import { isSearches, searchesValues } from '../src/testing/index.ts';

it('the last six searches are kept under `searches`, newest first', {
  tags: ['SCH-1', 'STO-1'],
}, () => {
  expect([searchesCodec.key, searchesCodec.initial]).toEqual(['searches', []]);
  const typed = ['faq', 'Demo', 'cart', ' demo ', 'a', 'b', 'c', 'd'];
  const kept = typed.reduce((list: Searches, text) => searchesReducer(list, { kind: 'add', text }), []);
  expect(kept).toEqual(['d', 'c', 'b', 'a', 'demo', 'cart']);
  expect(searchesReducer(kept, { kind: 'clear' })).toEqual([]);
});

it('a repeated search moves to the front, in its new spelling', {
  tags: ['SCH-1'],
}, () => {
  const kept: Searches = ['faq', 'Demo', 'cart'];
  const add = (text: string) => searchesReducer(kept, { kind: 'add', text });
  expect(add('démo')).toEqual(['démo', 'faq', 'cart']);
  expect(add('FAQ')).toEqual(['FAQ', 'Demo', 'cart']);
  expect(add(' faq ')).toBe(kept);
  const longest = 'x'.repeat(MAX_SEARCH_LENGTH);
  expect(add(longest)[0]).toBe(longest);
  const none: Searches = [];
  expect(searchesReducer(none, { kind: 'clear' })).toBe(none);
});

it('a blank text is not stored', { tags: ['SCH-1', 'BRW-2'] }, () => {
  const kept: Searches = ['faq'];
  for (const text of blankTexts) expect(searchesReducer(kept, { kind: 'add', text })).toBe(kept);
});

it('any additions leave a short list without duplicates', {
  tags: ['SCH-1'],
}, () => {
  const commands = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('add' as const), text: fc.string() }) },
    fc.constant({ kind: 'add' as const, text: 'x'.repeat(MAX_SEARCH_LENGTH + 1) }),
    fc.constant({ kind: 'clear' as const }),
  );
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 20 }), (history) => {
      let value: Searches = [];
      for (const command of history) {
        const next = searchesReducer(value, command);
        const isKept = command.kind === 'add' && command.text.trim() !== '' && command.text.length <= 100;
        if (isKept) expect(next[0]).toBe(command.text.trim());
        else if (command.kind === 'add') expect(next).toBe(value);
        else expect(next).toEqual([]);
        expect(isSearches(next)).toBe(true);
        expect(new Set(next.map(foldText)).size).toBe(next.length);
        value = next;
      }
    }),
    runs(1000),
  );
});

for (const { title, run } of recordContract({
  createCodec: () => searchesCodec,
  values: searchesValues,
  broken: (value) => (isSearches(value) ? [] : ['no searches']),
  hints: { values: ['faq', '', 'x'.repeat(101), ['faq'], { text: 'faq' }] },
}))
  it(`searches: ${title}`, { tags: ['STO-1', 'STO-2', 'STO-3'] }, run);
