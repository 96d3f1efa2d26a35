import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mutatedTexts } from '../src/testing/index.ts';

it('mutated texts are often unchanged, often other JSON and often invalid JSON', {
  tags: ['STO-2'],
}, () => {
  const original = { id: 1, name: 'Ada', list: [{ role: 'user' }] };
  const hints = { keys: ['isAdmin'], values: ['admin'] };
  const seen = { same: 0, other: 0, none: 0, isAdmin: 0, admin: 0, __proto__key: 0, twice: 0, deep: 0 };
  fc.assert(
    fc.property(mutatedTexts(fc.constant(original), hints), (text) => {
      if (text.includes('"isAdmin"')) seen.isAdmin += 1;
      if (text.includes('"admin"')) seen.admin += 1;
      if (text.includes('"__proto__"')) seen.__proto__key += 1;
      if (text.split('{"role"').length > 2) seen.twice += 1;
      if (text.startsWith('['.repeat(200))) seen.deep += 1;
      if (text === JSON.stringify(original)) seen.same += 1;
      else
        try {
          JSON.parse(text);
          seen.other += 1;
        } catch {
          seen.none += 1;
        }
    }),
    runs(1000),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});
