import { products, toPriceText } from '@loomwright/catalogue';
import { schoolsPay } from '@loomwright/content';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

const paid = products.filter(({ isFree }) => !isFree);
const half = `Schools and charities pay [${schoolsPay} the list price](/faq#discounts).`;

describe('an answer', { tags: ['SVC-1'] }, () => {
  it.each([
    ['how much for the feasibility study', '$4,000 to $8,000'],
    ['how many examples to fine tune', 'Fifty examples for each label'],
  ])('uses the page’s sentence if the card lacks the figure: %s', (asked, says) => {
    expect(answerQuestion(asked)).toEqual(
      expect.objectContaining({ isSure: true, text: expect.stringContaining(says) }),
    );
  });

  it.each(paid)('for a school includes the list price and the discount: $name', (product) => {
    for (const ask of ['how much is the NAME for a school?', 'what does the NAME cost for our non-profit']) {
      const { text } = answerQuestion(ask.replace('NAME', product.name));
      expect(text).toContain(toPriceText(product));
      expect(text).toContain(half);
    }
    expect(answerQuestion(`how much is the ${product.name}?`).text).not.toContain(half);
  });

  it.each(products)('to a bare product name describes the product: $name', (product) => {
    expect(answerQuestion(`the ${product.name}`).text).toContain(product.name);
    expect(answerQuestion(product.name).isSure).toBe(true);
  });
});
