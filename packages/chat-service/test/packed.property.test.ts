import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack } from '../src/knowledge/packed.ts';
import { loadWritten, type Written } from '../src/knowledge/written.ts';

const token = fc.stringMatching(/^@?[a-z0-9_]{1,6}$/);
const paraphrases = fc.array(fc.array(token, { minLength: 1, maxLength: 5 }), { maxLength: 4 });
const text = fc.option(fc.string(), { nil: undefined });
const card = fc.record({
  id: fc.string(),
  url: fc.webPath(),
  topic: fc.string(),
  text,
  admission: text,
  operation: text,
  paraphrases,
});
const written: fc.Arbitrary<Written> = fc.record({
  cards: fc.array(card, { maxLength: 4 }),
  negatives: fc.array(fc.record({ id: fc.string(), paraphrases }), { maxLength: 3 }),
  frequencies: fc
    .array(fc.tuple(token, fc.integer({ min: 1, max: 99 })), { maxLength: 5 })
    .map((entries) => new Map(entries)),
});

const throughJson = (one: Written) => unpack(JSON.parse(JSON.stringify(pack(one))));

it('[SVC-1] what a build packs is what was written', () => {
  fc.assert(
    fc.property(written, (one) => {
      expect(throughJson(one)).toEqual(one);
    }),
  );
});

it('[SVC-1] … so is what is written for the assistant', () => {
  const one = loadWritten();
  expect(throughJson(one)).toEqual(one);
  expect(one.cards.length).toBeGreaterThan(100);
});
