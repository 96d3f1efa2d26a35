import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion, Turn } from '../src/index.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
}, 60_000);

/** The answer to the last question of a conversation; without reservation. */
const converse = (...questions: readonly string[]): string => {
  let turn: Turn | undefined;
  let answer: ReturnType<AnswerQuestion> | undefined;
  for (const question of questions) {
    answer = answerQuestion(question, turn);
    turn = answer.turn;
  }
  expect(answer?.isSure, answer?.text).toBe(true);
  return answer?.text ?? '';
};

describe('a choice of products', () => {
  it.each([
    ['how much are products 1 and 3 together', '$69.98'],
    ['products 1, 2 and 6 cost?', '$79.98'],
    ['product 3 vs product 1 which is cheaper', '$10.00'],
  ])('[SVC-1] names them by their numbers: %s', (question, says) => {
    expect(converse(question)).toContain(says);
  });

  it.each([
    ['everything except the chatbot: total price', '$149.96'],
    ['all products but the API, what do they cost together', '$139.96'],
    ['what does everything but the studio and the suite cost', '$104.97'],
  ])('[SVC-1] leaves out what is named after “but”: %s', (question, says) => {
    expect(converse(question)).toContain(says);
  });

  it.each([
    ['the most expensive product that is live', 'Only the [Portfolio Generator](/products/6) is live'],
    ['which live product is the cheapest', 'Only the [Portfolio Generator](/products/6) is live'],
    ["what's the priciest coming soon product", 'of those that are coming soon is the [Predictive Analytics'],
    ['how many products are coming soon?', '5 coming soon'],
    ['which coming soon products cost less than 35 dollars', '3 of those that are coming soon'],
    ['which two products are cheapest', '[AI Chatbot Integration](/products/1): $29.99'],
    ['what category is the workflow studio in', 'Business Solutions'],
    ['can i get the studio for less than 20 dollars', 'No: the **Workflow Automation Studio**'],
    ["what's the average price of your products", '$35.99'],
    ['which product needs two years of data', 'Two years of history'],
  ])('[SVC-1] is by status, category, count or specification: %s', (question, says) => {
    expect(converse(question)).toContain(says);
  });

  it('[SVC-1] does not take “available” for a status, nor an amount for a number of a product', () => {
    expect(converse('the most expensive product available')).toContain('$49.99');
    expect(answerQuestion('product 1 and 3 dollars').text).not.toContain('Neural Network API');
  });
});

describe('a follow-up', () => {
  it.each([
    [['how much is the chatbot', 'and yearly', 'for 3 workspaces'], '$1,079.64'],
    [['price of the studio for 5 workspaces', 'and yearly'], '$1,499.40'],
    [['how much is the chatbot', 'and yearly'], '$359.88'],
    [['what does the chatbot cost', 'and the api'], '$39.99'],
    [['compare the chatbot and the studio', 'which is cheaper', 'and the suite'], '$25.00'],
    [['what services do you have', 'how long does the first one take'], 'three to five weeks'],
  ])('[SVC-1] keeps what it is about: %j', (questions, says) => {
    expect(converse(...questions)).toContain(says);
  });
});
