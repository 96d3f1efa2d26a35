import { products } from '@loomwright/catalogue';
import { formatCents, toCents } from '@loomwright/kit';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { paid, sumOf } from './shop.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

const listed = (asked: string) =>
  products.filter(({ name }) => answerQuestion(asked).text.includes(`[${name}]`)).map(({ name }) => name);
const costing = (isAsked: (dollars: number) => boolean) =>
  products.filter(({ price }) => isAsked(price)).map(({ name }) => name);

interface Limit {
  readonly asked: string;
  readonly says: (amount: string) => string;
  readonly isAsked: (dollars: number, limit: number) => boolean;
}

const above: Omit<Limit, 'asked'> = { says: (at) => `over ${at}`, isAsked: (dollars, at) => dollars > at };
const from: Omit<Limit, 'asked'> = { says: (at) => `from ${at}`, isAsked: (dollars, at) => dollars >= at };
const below: Omit<Limit, 'asked'> = { says: (at) => `under ${at}`, isAsked: (dollars, at) => dollars < at };
const upTo: Omit<Limit, 'asked'> = { says: (at) => `up to ${at}`, isAsked: (dollars, at) => dollars <= at };

const limits: readonly Limit[] = [
  { asked: 'products over {}', ...above },
  { asked: 'which products cost more than {}', ...above },
  { asked: 'don’t you have anything over {}?', ...above },
  { asked: 'is there nothing over {}?', ...above },
  { asked: 'products from {}', ...from },
  { asked: 'at least {}', ...from },
  { asked: 'products for {} or more', ...from },
  { asked: 'products not under {}', ...from },
  { asked: 'nothing below {} please', ...from },
  { asked: 'what products cost less than {}?', ...below },
  { asked: 'do you have products under {}', ...below },
  { asked: 'what can i get for up to {}', ...upTo },
  { asked: 'products for {} or less', ...upTo },
  { asked: 'budget of {}', ...upTo },
  { asked: 'products for at most {}', ...upTo },
  { asked: 'no more than {}', ...upTo },
  { asked: 'i do not want to spend more than {}', ...upTo },
  { asked: 'I can’t pay more than {}', ...upTo },
  { asked: 'nothing over {} please', ...upTo },
  { asked: 'products not over {}', ...upTo },
  { asked: 'products not above {}', ...upTo },
  { asked: 'products without going over {}', ...upTo },
];

it.each([
  'price of ٣ workspaces of the chatbot',
  'price of ३ workspaces of the chatbot',
  'products under ４０ dollars',
])('non-ASCII digits are read like ASCII ones: %j', { tags: ['SVC-1', 'CRT-1'] }, (asked) => {
  const plain = asked.replace('٣', '3').replace('३', '3').replace('４０', '40');
  expect(answerQuestion(asked).text).toBe(answerQuestion(plain).text);
  expect(answerQuestion(plain).text).toMatch(/\$\d/);
});

describe('a price limit', { tags: ['SVC-1'] }, () => {
  it.each(['$247', '247 dollars', '$4,247', '4,247 dollars', '247'])('%s is read as an amount', (amount) => {
    const dollars = amount.replace(/[^\d,]/g, '');
    expect(answerQuestion(`products over ${amount}`).text).toContain(`over $${dollars}.00`);
  });

  it('lists the products over, from, under or up to an amount', () => {
    const amount = fc.oneof(
      fc.constantFrom(...products.filter(({ isFree }) => !isFree).map(({ price }) => price)),
      fc.integer({ min: 20, max: 60 }),
      fc.integer({ min: 1000, max: 9999 }),
    );
    const typed = fc.constantFrom(
      (dollars: number) => `$${dollars.toLocaleString('en-US')}`,
      (dollars: number) => `${dollars} dollars`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...limits), amount, typed, ({ asked, says, isAsked }, dollars, write) => {
        const question = asked.replace('{}', write(dollars));
        expect([question, answerQuestion(question).text]).toEqual([
          question,
          expect.stringContaining(`${says(formatCents(toCents(dollars)))}`),
        ]);
        expect([question, listed(question)]).toEqual([question, costing((own) => isAsked(own, dollars))]);
      }),
      runs(100),
    );
  });

  it.each([
    ['products over 30 and under 40 dollars', 'over $30.00 and under $40.00'],
    ['products under 40 and over 30 dollars', 'over $30.00 and under $40.00'],
    ['products that cost more than 30 dollars but not more than 40', 'over $30.00 and up to $40.00'],
    ['products from 30 to 40 dollars', 'between $30.00 and $40.00'],
    ['products for 30-40 dollars', 'between $30.00 and $40.00'],
    ['is anything between 40 and 30 dollars?', 'between $30.00 and $40.00'],
    ['nothing under 30 or over 40 dollars', 'between $30.00 and $40.00'],
  ])('may be a range: %s', (asked, says) => {
    expect(answerQuestion(asked).text).toContain(says);
    expect(listed(asked)).toEqual(costing((dollars) => dollars > 30 && dollars < 40));
  });

  it('is not split at its comma when another question follows', () => {
    const { text } = answerQuestion('budget of $1,000 and what is your phone number?');
    expect(text).toContain('up to $1,000.00');
    expect(text).toContain('tel:');
  });
});

describe('a quantity', { tags: ['SVC-1'] }, () => {
  it.each([
    ['how much are twenty-five chatbots', '25 × AI Chatbot Integration', '$749.75 per month'],
    ['how much are ninety nine studios', '99 × Workflow Automation Studio', '$2,474.01 per month'],
    ['two dozen chatbots', '24 × AI Chatbot Integration', '$719.76 per month'],
    ['half a dozen chatbots', '6 × AI Chatbot Integration', '$179.94 per month'],
    [
      '3 licences of the Workflow Automation Studio per month',
      '3 × Workflow Automation Studio',
      '$74.97 per month',
    ],
    [
      '10 licences of the Customer Insight Platform, monthly total?',
      '10 × Customer Insight Platform',
      '$349.90 per month',
    ],
    [
      'I’d like to order 10 licences of product 5, what’s the monthly total?',
      '10 × Customer Insight Platform',
      '$349.90 per month',
    ],
    ['what would 3 licenses of product 4 cost per month', '3 × Workflow Automation', '$74.97 per month'],
    ['10 x product 5', '10 × Customer Insight Platform', '$349.90 per month'],
    ['5x chatbot', '5 × AI Chatbot Integration', '$149.95 per month'],
    ['how much are two hundred studios', '200 × Workflow Automation Studio', '$4,998.00 per month'],
    ['how much for 3 new chatbots', '3 × AI Chatbot Integration', '$89.97 per month'],
    ['how much are three of your chatbots', '3 × AI Chatbot Integration', '$89.97 per month'],
    [
      'I have 2 chatbots and 3 studios in my cart, how much is that?',
      '3 × [Workflow Automation Studio]',
      '$134.95',
    ],
  ])('is understood: %s', (asked, quantity, sum) => {
    const { text } = answerQuestion(asked);
    expect(text).toContain(quantity);
    expect(text).toContain(sum);
  });

  it.each([
    ['if i have 100 dollars how many chatbots can i get', '**3 × AI Chatbot Integration**', '$89.97'],
    ['i have 60 dollars, how many studios can i get', '**2 × Workflow Automation Studio**', '$49.98'],
    ['i have $60, how many studios can i get', '**2 × Workflow Automation Studio**', '$49.98'],
    [
      'how many chatbots can i buy with 20 dollars',
      'costs **$29.99 per workspace, per month**',
      'more than $20.00',
    ],
    [
      'how much is 12 months of chatbot',
      'costs **$29.99 per workspace, per month**',
      '$359.88** for 12 months',
    ],
    ['price of 2 years of studio', 'costs **$24.99 per workspace, per month**', '$599.76** for 24 months'],
    ['how much do 5 chatbots cost for one year', '5 × AI', '$1,799.40** for 12 months'],
    ['how much are 2 chatbots and a studio for a year', 'Together **$84.97', '$1,019.64** for 12 months'],
    [
      'How much would all paid products cost for 2 workspaces per year?',
      `Together **${sumOf(paid, 2)} per month**`,
      `${sumOf(paid, 24)}** for 12 months`,
    ],
    [
      'what would everything cost for 3 workspaces',
      '3 × [Portfolio Generator](/products/6): free',
      sumOf(paid, 3),
    ],
    ['how much are all paid products together', `${sumOf(paid)} per month`, '[Workflow Automation Studio]'],
    // 20000 is above the largest quantity, so each price is listed instead of a sum.
    ['how much is everything for 20000 workspaces', 'Our prices, in US dollars', '$24.99'],
    [
      'what do all products cost for 12 months',
      `Together **${sumOf(paid)}`,
      `${sumOf(paid, 12)}** for 12 months`,
    ],
    ['how much is the chatbot for three workspaces for 12 months', '3 × AI', '$1,079.64** for 12 months'],
    ['we are 40 people, what does the chatbot cost', 'costs **$29.99 per workspace, per month**', ''],
  ])('is not confused with money, time or people: %s', (asked, says, sum) => {
    const { text } = answerQuestion(asked);
    expect(text).toContain(says);
    expect(text).toContain(sum);
  });

  it.each([
    'difference in price between 2 chatbots and 3 studios',
    'what is the difference in price of 3 studios and 2 chatbots',
  ])('is compared with another one if the question asks for the difference: %s', (asked) => {
    const { text } = answerQuestion(asked);
    expect(text).toContain('$14.99');
    expect(text).not.toContain('Together');
  });
});

describe('a question about several prices', { tags: ['SVC-1'] }, () => {
  const priced = paid;

  it('gets each side of a comparison added up to the cent', () => {
    const three = fc.shuffledSubarray(priced, { minLength: 3, maxLength: 3 });
    const words = fc.constantFrom('is X more expensive than Y and Z together', 'is X cheaper than Y plus Z');
    fc.assert(
      fc.property(three, words, (some, question) => {
        const [x, y, z] = some as [(typeof priced)[0], (typeof priced)[0], (typeof priced)[0]];
        const asked = question.replace('X', x.name).replace('Y', y.name).replace('Z', z.name);
        const { text } = answerQuestion(asked);
        const sum = toCents(y.price) + toCents(z.price);
        expect(text).toContain(formatCents(sum));
        expect(text).toContain(formatCents(Math.abs(sum - toCents(x.price))));
        expect(text.indexOf(x.name) < text.indexOf(y.name)).toBe(toCents(x.price) <= sum);
      }),
      runs(30),
    );
  });

  it('may name the number of workspaces before or after each product', () => {
    const count = fc.integer({ min: 2, max: 40 });
    const two = fc.shuffledSubarray(priced, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(two, count, count, (some, one, other) => {
        const [a, b] = some as [(typeof priced)[0], (typeof priced)[0]];
        const cents = [toCents(a.price) * one, toCents(b.price) * other] as const;
        for (const asked of [
          `price of the ${a.name} for ${one} workspaces and the ${b.name} for ${other} workspaces`,
          `price of ${one} workspaces of the ${a.name} and ${other} workspaces of the ${b.name}`,
        ]) {
          const { text } = answerQuestion(asked);
          for (const amount of [...cents, cents[0] + cents[1]])
            expect([asked, text]).toEqual([asked, expect.stringContaining(formatCents(amount))]);
        }
      }),
      runs(30),
    );
  });

  it('gets the prices without a comparison, and a yes or no to “enough”', () => {
    const { text } = answerQuestion('price of the chatbot, price of the studio, price of the suite');
    for (const amount of ['$29.99', '$24.99', '$49.99']) expect(text).toContain(amount);
    for (const { name, price } of priced) {
      expect(answerQuestion(`is $${Math.ceil(price)} enough for the ${name}`).text).toMatch(/^Yes/);
      expect(answerQuestion(`is $${Math.floor(price) - 1} enough for the ${name}`).text).toMatch(/^No/);
    }
  });
});

describe('an unusual question about amounts', { tags: ['SVC-1'] }, () => {
  it.each(['what do you have for $30+', 'products for 30+ dollars', 'anything for 30 + ?'])(
    'with a plus means “or more”: %s',
    (asked) => {
      expect(answerQuestion(asked).text).toContain('from $30.00');
    },
  );

  it('may compare two quantities or state a wrong price', () => {
    expect(answerQuestion('what costs more, two chatbots or one analytics suite?').text).toContain('$9.99');
    expect(answerQuestion('the studio costs 10 dollars, right?').text).toContain('$24.99');
    expect(answerQuestion('since the studio costs 10 dollars, how many can I get for 100?').text).toContain(
      '$24.99',
    );
  });
});
