import { foldText } from '@loomwright/kit';
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractions, phrases, soundalikes } from '../src/reading/chat-words.ts';
import { createReplacer } from '../src/reading/replacements.ts';
import { wrappings } from '../src/reading/wrappings.ts';
import { readFreshQuestions, readGoldenQuestions } from './golden/golden.ts';

const all = [contractions, soundalikes, wrappings, phrases].flat();

/** Texts that a pattern may match: of its source without what says where a match stands. */
const textsOf = (pattern: RegExp) => {
  const source = pattern.source
    .replaceAll(/\\b/g, '')
    .replaceAll(/\(\?<?[=!](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  return fc.stringMatching(new RegExp(`^(?:${source})$`));
};

describe('a replacement', () => {
  it.each(all)('[SVC-1] is only needed where one of its words stands: “%s”', (words, pattern, instead) => {
    const always = (text: string) => text.replace(pattern, instead);
    const replace = createReplacer([[words, pattern, instead]]);
    let matched = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('', '3'),
        textsOf(pattern),
        fc.constantFrom('', ' it', 'me', 'a'),
        (...texts) => {
          const padded = texts.join('');
          if (always(padded) !== padded) matched += 1;
          expect(replace(padded)).toBe(always(padded));
        },
      ),
      runs(200),
    );
    // Otherwise this tests nothing.
    expect(matched).toBeGreaterThan(0);
  });

  it('[SVC-1] is made in every question as if all were tried', () => {
    const replace = createReplacer(all);
    const tryAll = (text: string) =>
      all.reduce((read, [, pattern, instead]) => read.replace(pattern, instead), text);
    const asked = [...readGoldenQuestions(), ...readFreshQuestions()].flatMap(({ turns }) => turns);
    const folded = asked.map(foldText);
    expect(folded.map(replace)).toEqual(folded.map(tryAll));
  });
});
