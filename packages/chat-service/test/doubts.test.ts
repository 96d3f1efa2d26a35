import { CATEGORIES, products } from '@loomwright/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import type { Card } from '../src/knowledge/card.ts';
import { tokensOf } from '../src/knowledge/paraphrases.ts';
import { isConcept, isDoubtful } from '../src/matching/doubts.ts';
import { type Question, readQuestion } from '../src/reading/question.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

const listed = (text: string) => products.filter(({ name }) => text.includes(`[${name}]`));
const card = (text: string, ...asked: readonly string[]): Card => ({
  id: 'a',
  url: '/',
  topic: '',
  text,
  paraphrases: asked.map(tokensOf),
});
const asked = (text: string) =>
  readQuestion(text, { speller: { correct: () => undefined }, isKnown: () => true, recent: new Map() });
const isOffTopic = (question: Question, one: Card) => isDoubtful(question, one, one.text ?? '');

describe('an answer that may miss the point', { tags: ['SVC-1'] }, () => {
  it('ignores the “not” of its question', () => {
    const plain = card('It runs there.', 'which product runs there');
    const both = card('Not there.', 'which product does not run there');
    for (const text of ['which product is not for us', 'what can i not change', 'what is never there']) {
      expect([text, isOffTopic(asked(text), plain)]).toEqual([text, true]);
      expect([text, isOffTopic(asked(text), both)]).toEqual([text, false]);
    }
    for (const text of [
      'what if it does not work',
      'which product is it',
      'what do i do when i can not log in',
    ])
      expect([text, isOffTopic(asked(text), plain)]).toEqual([text, false]);
  });

  it('to a question for a number has no number', () => {
    const question = asked('howmany pictures can i add');
    expect(isOffTopic(question, card('A picture can come from your camera.'))).toBe(true);
    expect(isOffTopic(question, card('Up to 12.'))).toBe(false);
    expect(isOffTopic(question, card('At most three.'))).toBe(false);
    expect(isOffTopic(asked('we never know howmany guests come'), card('It forecasts demand.'))).toBe(false);
  });

  it('to a question for a duration has no duration', () => {
    const plain = card('They can be marked as read, one by one or all at once.');
    for (const text of ['howlong are notifications kept', 'how often can i do it', 'and howlong is it'])
      expect([text, isOffTopic(asked(text), plain)]).toEqual([text, true]);
    for (const said of [
      'Thirty minutes.',
      'At least 24 months.',
      'It stays until it is deleted.',
      'A few weeks.',
    ])
      expect([said, isOffTopic(asked('howlong is it kept'), card(said))]).toEqual([said, false]);
    expect(isOffTopic(asked('we know howlong it takes'), plain)).toBe(false);
  });

  it('to a question for a duration is a telephone number or business hours', () => {
    const phone = card('Our phone number is [+91 3862](tel:+913862). During business hours we pick up.');
    for (const text of ['how quick is it', 'how fast are you', 'and how soon is it'])
      expect([text, isOffTopic(asked(text), phone)]).toEqual([text, true]);
    expect(isOffTopic(asked('how fast are you'), card('Within 24 hours.'))).toBe(false);
  });

  it('to a question for a reason gives no reason', () => {
    const plain = card('Up to 99 of one product.', 'how many');
    for (const text of ['why', 'and why is that', 'how come'])
      expect([text, isOffTopic(asked(text), plain)]).toEqual([text, true]);
    for (const said of ['Because it is.', 'It isn’t open yet.', 'So that it is read.', 'Nothing is sold.'])
      expect([said, isOffTopic(asked('why'), card(said))]).toEqual([said, false]);
    expect(isOffTopic(asked('why'), card('Up to 99.', 'why 99'))).toBe(false);
  });

  it('to a question about a general term is a product with that name', () => {
    for (const text of ['what is a neural network', 'what are chatbots', 'explain predictive analytics'])
      expect([text, isConcept(asked(text))]).toEqual([text, true]);
    for (const text of ['what is the neural network api', 'what is your chatbot', 'what is a chatbot for'])
      expect([text, isConcept(asked(text))]).toEqual([text, false]);
  });

  it('is hedged', () => {
    for (const text of [
      'what is a neural network',
      'how does a neural network work?',
      'what does AI stand for',
      "which product isn't for small companies",
      "which product isn't for developers",
      'how many pictures can I put into a portfolio',
    ])
      expect([text, answerQuestion(text).isSure]).toEqual([text, false]);
    expect(answerQuestion('what is the neural network api').isSure).toBe(true);
  });

  it('is replaced by the answer to the negated question, if there is one', () => {
    for (const category of CATEGORIES) {
      const { text, isSure } = answerQuestion(`which products are not ${category.toLowerCase()}?`);
      expect(isSure).toBe(true);
      expect(listed(text)).toEqual(products.filter((product) => product.category !== category));
    }
    const facts = [
      ["what can't I change in my profile", 'email address'],
      ['which one does not need a login?', 'Portfolio Generator'],
      ["which pages don't work offline", 'assistant and the forms'],
      ["which days aren't you open", 'Sun: closed'],
      ['who has no photo on the team page', 'Tomas Ekberg'],
    ] as const;
    for (const [text, fact] of facts)
      expect([text, answerQuestion(text)]).toEqual([
        text,
        expect.objectContaining({ isSure: true, text: expect.stringContaining(fact) }),
      ]);
  });
});
