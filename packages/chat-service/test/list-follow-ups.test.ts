import { products } from '@loomwright/catalogue';
import { services } from '@loomwright/content';
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { converse } from './conversing.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
}, 60_000);

const listed = (text: string) => products.filter(({ name }) => text.includes(`[${name}]`));
const words = ['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const;
const productAt = (place: number) => (words[place] === 'last' ? products.at(-1) : products[place]);

describe('a question on places of a list', () => {
  it('[SVC-1] compares the products at two of them', () => {
    const places = fc.uniqueArray(fc.nat({ max: words.length - 1 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(places, ([one = 0, other = 0]) => {
        const asked = `compare the ${words[one]} and the ${words[other]} one`;
        const { text } = converse(answerQuestion, 'list your products', asked);
        expect([asked, new Set(listed(text))]).toEqual([asked, new Set([productAt(one), productAt(other)])]);
      }),
      runs(60),
    );
  });

  it('[SVC-1] compares or adds up the first or the last of them', () => {
    const ask = (text: string) => listed(converse(answerQuestion, 'list your products', text).text);
    expect(ask('compare the first two')).toEqual(products.slice(0, 2));
    expect(ask('compare the last three')).toEqual(products.slice(-3));
    expect(ask('how much are the first three together')).toEqual(products.slice(0, 3));
  });

  it('[SVC-1] asks the last question of another one', () => {
    const first = ['what services do you offer?', 'how long does the first one take?'];
    const { text } = converse(answerQuestion, ...first, 'and the last one?');
    expect(services.at(-1)?.id).toBe('custom');
    expect(text).toContain('two weeks');
    const { text: next } = converse(
      answerQuestion,
      'list your products',
      'what does the first cost',
      'and the third?',
    );
    expect(next).toContain(products[2]?.name);
    expect(next).toContain('$39.99');
  });

  it('[SVC-1] finds what an answer names in bold', () => {
    const { text } = converse(answerQuestion, 'what are your values?', 'explain the third one');
    expect(text).toContain('see why a system made a decision');
  });

  it('[SVC-1] says that there is no such place', () => {
    const { text, isSure } = converse(answerQuestion, 'compare the chatbot and the studio', 'and the third?');
    expect(isSure).toBe(false);
    expect(text).toContain('Which one do you mean?');
  });
});
