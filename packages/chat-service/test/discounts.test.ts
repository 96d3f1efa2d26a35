import { toPriceText } from '@loomwright/catalogue';
import { schoolsPay } from '@loomwright/content';
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { paid } from './shop.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
}, 60_000);

const says = `Schools and charities pay [${schoolsPay} the list price](/faq#discounts).`;
const priced = fc.constantFrom(...paid);

describe('a price for a school or a charity', () => {
  it('[SVC-1] is the list price, with the discount that the FAQ states', () => {
    const asked = fc.constantFrom(
      (name: string) => `I'm a charity, what would the ${name} cost me?`,
      (name: string) => `We are a school. How much is the ${name} for us?`,
      (name: string) => `We are a charity. How much would the ${name} cost us per year?`,
      (name: string) => `As a charity, what does the ${name} cost?`,
      (name: string) => `How much is the ${name} for a school?`,
      (name: string) => `what does the ${name} cost for our non-profit`,
    );
    fc.assert(
      fc.property(priced, asked, (product, ask) => {
        const { text, isSure } = answerQuestion(ask(product.name));
        const question = ask(product.name);
        expect([question, text, isSure]).toEqual([
          question,
          expect.stringContaining(toPriceText(product)),
          true,
        ]);
        expect(text).toContain(says);
      }),
      runs(60),
    );
  });

  it.each([
    'what is the cheapest product for a school?',
    'we are a school and need 2 chatbots, how much?',
    'How much would 3 workspaces of the chatbot cost for our non-profit?',
    'cost of the studio per year for a non-profit organisation',
  ])('[SVC-1] has the discount beside it: %s', (asked) => {
    expect(answerQuestion(asked).text).toContain(says);
  });

  it.each([
    'how much is the chatbot?',
    'how much is the portfolio generator for a school?',
    'we are a charity. what do you charge for an automation project?',
    'school discount',
  ])('[SVC-1] the discount is not said where there is no list price, or twice: %s', (asked) => {
    expect(answerQuestion(asked).text).not.toContain(says);
  });
});
