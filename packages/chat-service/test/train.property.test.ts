import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClassify, type Example, learnWeights } from '../src/matching/train.ts';

const CLASSES = 4;
const words = fc.constantFrom('price', 'demo', 'cart', 'open', 'hours', 'trial');
const examples: fc.Arbitrary<readonly Example[]> = fc.array(
  fc.record({
    tokens: fc.array(words, { minLength: 1, maxLength: 4 }),
    label: fc.nat(CLASSES - 1),
    share: fc.constantFrom(0.6, 1),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('the model that chooses a card', { tags: ['SVC-1'] }, () => {
  it('is the same with weights from the build', () => {
    fc.assert(
      fc.property(examples, fc.array(words), (known, asked) => {
        const trained = createClassify(known, CLASSES);
        const loaded = createClassify(known, CLASSES, learnWeights(known, CLASSES));
        expect(loaded(asked)).toEqual(trained(asked));
      }),
      runs(100),
    );
  });

  it('is retrained if the weights belong to other examples', () => {
    fc.assert(
      fc.property(examples, examples, fc.array(words), (known, others, asked) => {
        const trained = createClassify(known, CLASSES);
        const loaded = createClassify(known, CLASSES, learnWeights(others, CLASSES));
        expect(loaded(asked)).toEqual(trained(asked));
      }),
      runs(100),
    );
  });
});
