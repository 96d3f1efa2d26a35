import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

describe('a visitor who describes their work', { tags: ['SVC-1'] }, () => {
  it('gets the product that suits this work', () => {
    const told = [
      ['we run a small bakery and throw away bread every evening, what do you have for us?', 2],
      ['our sales go up and down, any ideas?', 2],
      ['our support team answers the same five questions all day, which product fits?', 1],
      ['we have customer data in three systems and nobody knows who is who, can you help?', 5],
      ['i lead an HR department and onboarding is chaos, what could help us', 4],
      ['our developers need text classification, do you have anything for them?', 3],
      ['which product is for developers', 3],
      ['which product should I take for forecasting sales', 2],
    ] as const;
    for (const [text, id] of told)
      expect([text, answerQuestion(text)]).toEqual([
        text,
        expect.objectContaining({ url: `/products/${id}` }),
      ]);
  });

  it('gets the product for a goal, and its price if asked', () => {
    for (const [text, name, price] of [
      [
        'I want to automate invoices, what would you recommend and what does it cost?',
        'Workflow Automation Studio',
        '$24.99 per workspace, per month',
      ],
      ['we want to predict sales, what would you recommend and what does it cost?', 'Predictive', '$49.99'],
      ['I’d like to answer customer questions at night, what do you recommend?', 'AI Chatbot', ''],
    ] as const) {
      expect([text, answerQuestion(text).text]).toEqual([text, expect.stringContaining(`the **${name}`)]);
      expect(answerQuestion(text).text).toContain(price);
    }
    const other = answerQuestion('I want to bake bread, any ideas? And when are you open on saturday?').text;
    expect(other).not.toContain('which product can');
  });

  it('gets no product for an unrelated need', () => {
    for (const text of [
      'we have a leaking roof, can you help?',
      'my car is slow, which product fits?',
      'I broke my leg, what should I do?',
      'how do I bake bread',
    ])
      expect([text, answerQuestion(text).isSure]).toEqual([text, false]);
  });

  it('gets an overview for a bare “can you help me?”', () => {
    expect(answerQuestion('can you help me?').isSure).toBe(true);
  });
});
