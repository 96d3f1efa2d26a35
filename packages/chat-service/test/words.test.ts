import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionWords, rootOf } from '../src/reading/normalise.ts';
import { numberAt, readNumber, readOrdinal } from '../src/reading/numbers.ts';
import { type Reader, readAgain, readQuestion } from '../src/reading/question.ts';
import { createSpeller, isWithin } from '../src/reading/spelling.ts';
import { readFreshQuestions, readGoldenQuestions } from './golden/golden.ts';

describe('roots', () => {
  it.each([
    'automation automate automated automates automating',
    'predict predictive prediction predictions',
    'price prices priced',
    'integrate integration integrated integrates',
    'company companies',
    'plan plans planned planning',
    'available availability',
  ])('are shared by %s', (line) => {
    expect(new Set(line.split(' ').map(rootOf)).size).toBe(1);
  });

  it('are never empty, and differ for different words', () => {
    for (const [a = '', b = ''] of [
      ['cost', 'expensive'],
      ['process', 'price'],
      ['test', 'team'],
      ['status', 'state'],
      ['theme', 'them'],
      ['ines', 'in'],
    ])
      expect([a, rootOf(a) === rootOf(b)]).toEqual([a, false]);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,40}$/), (word) => {
        expect(rootOf(word)).not.toBe('');
      }),
      runs(1000),
    );
  });
});

describe('the words of a question', () => {
  it('are the same when the text is read again as the last question', { tags: ['SVC-1'] }, () => {
    const reader: Reader = {
      speller: { correct: () => undefined },
      isKnown: () => true,
      recent: new Map(),
    };
    const asked = [...readGoldenQuestions(), ...readFreshQuestions()].flatMap(({ turns }) => turns);
    for (const typed of asked) {
      const { text, tokens, entities } = readQuestion(typed, reader);
      expect(readAgain(text, { ...reader, recent: new Map() })).toMatchObject({ text, tokens, entities });
    }
  });

  it.each([
    ['hey so ok how long is a demo lol', 'howlong is a demo'],
    ['you use cookies or what', 'you use cookies'],
    ['pls tell me what an api is, by any chance', 'tell me what an api is'],
    ['hi there', 'hi there'],
    ['and on sunday?', 'and on sunday'],
  ])('exclude chatter: %s', { tags: ['SVC-1'] }, (typed, words) => {
    expect(questionWords(typed).join(' ')).toBe(words);
  });

  it('are folded, expanded and joined', () => {
    expect(questionWords('Whats UR é-mail… hw MUCHHH?')).toEqual(['what', 'your', 'email', 'howmuch']);
    expect(questionWords('ｃｈａｔ－ｂｏｔ can\u200b\u202eʼt')).toEqual(['chatbot', 'can', 'not']);
    expect(questionWords('\uD800 ?! 👍')).toEqual([]);
  });

  it('are limited in number, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4000 }), (text) => {
        const words = questionWords(text);
        expect(words.length).toBeLessThanOrEqual(70);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}.,_]+$/u);
      }),
      runs(100),
    );
  });
});

/** The textbook edit distance, as a reference. */
const distance = (a: string, b: string): number => {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => d[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      let value = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, at(i - 2, j - 2) + 1);
      (d[i] as number[])[j] = value;
    }
  return at(a.length, b.length);
};

describe('spelling', () => {
  it('counts edits like the reference implementation', () => {
    const word = fc.stringMatching(/^[abc]{0,8}$/);
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), (a, b, limit) => {
        expect(isWithin(a, b, limit)).toBe(distance(a, b) <= limit);
      }),
      runs(2000),
    );
  });

  it('corrects a word to the most frequent of the nearest ones, and rarely a short one', () => {
    const { correct } = createSpeller(
      new Map(
        Object.entries({ chatbot: 9, analytics: 3, platform: 5, price: 7, pride: 1, demo: 4, cart: 5 }),
      ),
    );
    expect(['hcatbot', 'chatbt', 'anlytics', 'platfrom', 'prite', 'dmeo'].map(correct)).toEqual([
      'chatbot',
      'chatbot',
      'analytics',
      'platform',
      'price',
      'demo',
    ]);
    expect(['car', 'dome', 'card', 'weather', 'x'.repeat(500), ''].map(correct)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('prefers the more frequent of two equally near words, whatever their length', () => {
    const { correct } = createSpeller(new Map(Object.entries({ amount: 2, account: 9 })));
    expect(correct('acount')).toBe('account');
    expect(correct('amont')).toBe('amount');
  });
});

describe('numbers', () => {
  it('are read as digits and as words', () => {
    expect(['2', 'twelve', '1,200', 'dozen'].map(readNumber)).toEqual([2, 12, 1200, 12]);
    expect(['0', '10000', '1.5', '-3', 'many', '٣'].map(readNumber)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(['first', '3rd', 'last', 'chat'].map(readOrdinal)).toEqual([1, 3, -1, undefined]);
  });

  it.each([
    ['twenty five chatbots', 25, 2],
    ['twenty chatbots', 20, 1],
    ['ninety nine', 99, 2],
    ['half a dozen chatbots', 6, 3],
    ['half dozen', 6, 2],
    ['two dozen five', 24, 2],
    ['hundred', 100, 1],
    ['two hundred and ten studios', 210, 4],
    ['one hundred and two hundred', 100, 2],
    ['two thousand five hundred', 2500, 4],
    ['12,500 dollars', 12500, 1],
    ['29.99', 29.99, 1],
    ['1,5 chatbots', 1.5, 1],
    ['1.2.3', Number.NaN, 1],
  ])('may have several words: %s', { tags: ['SVC-1'] }, (line, value, length) => {
    expect(numberAt(line.split(' '), 0)).toEqual({ value, length });
  });
});
