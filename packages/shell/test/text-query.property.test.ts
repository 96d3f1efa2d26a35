import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeTextQuery, readTextQuery, writeTextQuery } from '../src/index.ts';

const texts = fc.oneof(fc.constantFrom(...hostileStrings), fc.string({ unit: 'binary', maxLength: 120 }));

it('any search text is read back from the address as written', {
  tags: ['DOC-1'],
}, () => {
  fc.assert(
    fc.property(texts, texts, (before, typed) => {
      const { history, query } = changeTextQuery({ text: before }, { text: typed });
      expect(history).toBe('replace');
      expect(readTextQuery(writeTextQuery(query))).toEqual(query);
      expect(query.text.length).toBeLessThanOrEqual(100);
    }),
    runs(1000),
  );
});

it('the address has no query without a text', { tags: ['DOC-1'] }, () => {
  expect([writeTextQuery({ text: '' }), writeTextQuery({ text: 'a b' })]).toEqual(['', 'q=a+b']);
});
