import { beforeAll, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

it.each([
  ['difference between automation and chatbot', 'Workflow Automation Studio', 'AI Chatbot Integration'],
  ['what is better for emails, the chatbot or the automation', 'AI Chatbot Integration', '$24.99'],
  ['automation or analytics, which one is cheaper', 'Workflow Automation Studio', '$49.99'],
  ['what do automation and analytics cost', '$24.99', '$49.99'],
  ['price of the forecasting thing', 'Predictive Analytics Suite', '$49.99'],
  ['is the automation tool there already', 'Workflow Automation Studio', 'coming soon'],
  ['how much for 2 chatbots and 1 forecasting', '$109.97', 'Predictive Analytics Suite'],
])(
  'a general term names a product next to another one or in “the … tool”: %s',
  { tags: ['SVC-1'] },
  (asked, ...said) => {
    const { isSure, text } = answerQuestion(asked);
    expect(isSure).toBe(true);
    for (const words of said) expect(text).toContain(words);
  },
);

it.each([
  'is the chatbot better than the automation for invoices',
  'which is better for a bakery, suite or platform',
])('“which is better” compares products, whatever the purpose: %s', { tags: ['SVC-1'] }, (asked) => {
  const { isSure, text } = answerQuestion(asked);
  expect(isSure).toBe(true);
  expect(text).toContain('Side by side');
});

it('only the term before “tool” names a product', { tags: ['SVC-1'] }, () => {
  for (const asked of [
    'what does the forecasting tool cost without automation',
    'price of the forecasting tool, we have no automation yet',
  ]) {
    const { text } = answerQuestion(asked);
    expect([asked, text]).toEqual([asked, expect.stringContaining('$49.99')]);
    expect([asked, text]).not.toEqual([asked, expect.stringMatching(/\$24\.99|\$74\.98/)]);
  }
});

it('“3 times the price” sets a quantity', { tags: ['SVC-1'] }, () => {
  const { isSure, text } = answerQuestion('what is 3 times the price of the automation suite');
  expect(text).toContain('$74.97');
  expect(isSure).toBe(true);
});

it.each([
  'difference between the automation service and the chatbot service',
  'what does automation cost',
  'what does a forecast cost me in time',
  'is automation better than typing',
])('a general term alone, or for a service, names no product: %s', { tags: ['SVC-1'] }, (asked) => {
  expect(answerQuestion(asked).text).not.toMatch(/Side by side|\$24\.99/);
});

it('“analytics products” includes only the products for analytics', { tags: ['SVC-1'] }, () => {
  const { isSure, text } = answerQuestion('compare all three analytics products');
  expect(isSure).toBe(true);
  expect(text).toContain('Predictive Analytics Suite');
  expect(text).toContain('Customer Insight Platform');
  expect(text).not.toContain('Neural');
});
