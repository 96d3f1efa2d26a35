import { type Product, products } from '@loomwright/catalogue';
import { formatCents, toCents } from '@loomwright/kit';
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion, Turn } from '../src/index.ts';
import { countUnder, paid, sumOf } from './shop.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
}, 60_000);

/** The answer to the last question of a conversation. */
const converse = (...questions: readonly string[]): string => {
  let turn: Turn | undefined;
  let text = '';
  for (const question of questions) ({ text, turn } = answerQuestion(question, turn));
  return text;
};
const listed = (text: string) => products.filter(({ name }) => text.includes(`[${name}]`));
const priced = fc.constantFrom(...paid);
const byPrice = (some: readonly Product[]) => [...some].sort((a, b) => a.price - b.price);

describe('a question on prices after another one', () => {
  it('[SVC-1] the difference in price is that of the products that came one after the other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(priced, { minLength: 2, maxLength: 2 }), (pair) => {
        const [low, high] = byPrice(pair);
        const asked = pair.map(({ name }) => `how much is the ${name}`);
        const text = converse(...asked, 'whats the difference between them in price');
        const difference = toCents(high?.price ?? 0) - toCents(low?.price ?? 0);
        expect(text).toContain(formatCents(difference));
        for (const { name } of pair) expect(text).toContain(name);
      }),
      runs(20),
    );
  });

  it('[SVC-1] “anything cheaper?” lists what costs less than the product in focus, “more expensive” what costs more', () => {
    const questions = [
      ['anything cheaper?', -1],
      ['do you have something less expensive', -1],
      ['is there a cheaper one?', -1],
      ['anything more expensive?', 1],
      ['do you sell anything pricier', 1],
    ] as const;
    const asked = fc.constantFrom(...questions);
    fc.assert(
      fc.property(priced, asked, (product, [question, sign]) => {
        const text = converse(`how much is the ${product.name}`, question);
        expect([question, listed(text)]).toEqual([
          question,
          products.filter(({ price }) => Math.sign(price - product.price) === sign),
        ]);
      }),
      runs(100),
    );
  });

  it('[SVC-1] “which is the cheapest?” after a comparison is about what was compared, with the difference to the cent', () => {
    const asked = fc.constantFrom(
      'which is the cheapest?',
      'which one is cheaper',
      'and which is the most expensive?',
      'which of them is cheaper?',
      'what is the difference in price',
    );
    fc.assert(
      fc.property(fc.uniqueArray(priced, { minLength: 2, maxLength: 3 }), asked, (some, question) => {
        const text = converse(`compare ${some.map(({ name }) => name).join(' and ')}`, question);
        const [low, high] = [byPrice(some)[0] as Product, byPrice(some).at(-1) as Product];
        for (const part of [low.name, high.name, formatCents(toCents(high.price) - toCents(low.price))])
          expect([question, text]).toEqual([question, expect.stringContaining(part)]);
        expect(text.indexOf(low.name)).toBeLessThan(text.indexOf(high.name));
      }),
      runs(100),
    );
  });

  it.each([
    [
      ['how much is the chatbot', 'is it cheaper than the studio?'],
      'Studio** ($24.99 per workspace, per month) is cheaper',
    ],
    [
      ['how much is the chatbot', 'is that the most expensive?'],
      'most expensive is the [Predictive Analytics Suite]',
    ],
    [['what is the cheapest', 'and the next cheapest?'], `second cheapest is the [${paid[1]?.name}]`],
    [
      ['what is the most expensive', 'and the third most expensive?'],
      'third most expensive is the [Customer',
    ],
    [
      ['what products do you have', 'which ones are over 30'],
      `${products.length - countUnder(30)} products cost over $30.00`,
    ],
    [['how much is the generator', 'anything cheaper?'], '[Portfolio Generator](/products/6) is free'],
    [['2 chatbots and 3 studios in my cart, how much is that?'], '$134.95 per month'],
    [['how much is the chatbot', 'is it cheaper per year?'], 'No other period is listed'],
    [['how much is the chatbot', 'cheaper for schools?'], 'half the list price'],
    [
      ['compare the chatbot and the studio', 'what is the cheapest product'],
      `The cheapest is the [${paid[0]?.name}]`,
    ],
  ] as const)('[SVC-1] is understood: %j', (questions, says) => {
    expect(converse(...questions)).toContain(says);
  });

  it('[SVC-1] “what do they cost together?” is the sum of the products that came one after the other, for the time that is named', () => {
    const questions = [
      ['what do they cost together?', 1, 1],
      ['what would they cost?', 1, 1],
      ['how much would both together cost for a year?', 1, 12],
      ['what do both cost together per year?', 1, 12],
      ['and both together for a year?', 1, 12],
      ['so what is the total of them for 6 months', 1, 6],
      ['how much are both for 3 workspaces for half a year', 3, 6],
    ] as const;
    const asked = fc.constantFrom(...questions);
    fc.assert(
      fc.property(
        fc.uniqueArray(priced, { minLength: 2, maxLength: 2 }),
        asked,
        ([first, second], [question, count, months]) => {
          const text = converse(`how much is the ${first?.name}`, `and the ${second?.name}?`, question);
          const cents = (toCents(first?.price ?? 0) + toCents(second?.price ?? 0)) * count;
          for (const sum of [cents, cents * months])
            expect([question, text]).toEqual([question, expect.stringContaining(formatCents(sum))]);
        },
      ),
      runs(60),
    );
  });

  it.each([
    [
      ['how much is the chatbot', 'and the most expensive?', 'what do they cost together?'],
      `${sumOf([...products.slice(0, 1), ...paid.slice(-1)])} per`,
    ],
    [['how much are 2 chatbots and 3 studios', 'and both together for a year?'], '$1,619.40** for 12 months'],
    [['compare the chatbot and the studio', 'what do they cost combined for 6 months'], '$329.88** for 6'],
    [
      ['what products do you have', 'what do they cost together per year'],
      `${sumOf(paid, 12)}** for 12 months`,
    ],
    // Only one was spoken of.
    [['how much is the chatbot', 'two of them together?'], '2 × AI Chatbot Integration'],
    [['how much is the chatbot', 'what does it cost in total for 3 workspaces per year'], '$1,079.64'],
  ] as const)('[SVC-1] adds up what was spoken of, and no more: %j', (questions, says) => {
    expect(converse(...questions)).toContain(says);
  });

  it('[SVC-1] a sum that was asked for before is said once, with its quantities', () => {
    const text = converse('2 chatbots and 3 studios in my cart, how much is that?');
    expect(text.match(/Together/g)).toHaveLength(1);
  });
});

describe('a limit with a plus, and a time with full stops', () => {
  it.each(['what do you have for $30+', 'products for 30+ dollars', 'anything for 30 + ?'])(
    '[SVC-1] is “or more”: %s',
    (asked) => {
      expect(answerQuestion(asked).text).toContain('from $30.00');
    },
  );

  it.each(['are you open at 8 p.m. on monday?', 'are you open at 8 P. M. on monday?', 'open 8p.m. monday'])(
    '[SVC-1] is one question: %s',
    (asked) => {
      const { text } = answerQuestion(asked);
      expect(text).toContain('On Monday');
      expect(text).not.toContain('not sure');
    },
  );

  it('[SVC-1] “cost for 3 workspaces a year” is about all that was compared', () => {
    const count = fc.integer({ min: 2, max: 40 });
    fc.assert(
      fc.property(fc.uniqueArray(priced, { minLength: 2, maxLength: 3 }), count, (some, workspaces) => {
        const compared = `compare ${some.map(({ name }) => name).join(' and ')}`;
        const cents = some.reduce((sum, { price }) => sum + toCents(price) * workspaces, 0);
        for (const question of [
          `cost for ${workspaces} workspaces a year`,
          `for ${workspaces} workspaces for a year?`,
          `what do they cost for ${workspaces} workspaces for 12 months`,
        ])
          expect([question, converse(compared, question)]).toEqual([
            question,
            expect.stringContaining(formatCents(cents * 12)),
          ]);
      }),
      runs(40),
    );
  });

  it('[SVC-1] “is that exact?” is about the price, which stays in focus', () => {
    const asked = fc.constantFrom('is that exact?', 'is this the final price?', 'is it a fixed price');
    fc.assert(
      fc.property(priced, asked, (product, question) => {
        const first = `how much is the ${product.name}`;
        expect(converse(first, question)).toContain('the same for every company');
        expect(converse(first, question, 'and for two workspaces?')).toContain(
          formatCents(toCents(product.price) * 2),
        );
      }),
      runs(40),
    );
  });

  it('[SVC-1] “is it live?” after a comparison of prices is about the one that was asked for', () => {
    expect(converse('which is cheaper, the chatbot or the studio', 'where does it run?')).toContain(
      '[Workflow Automation Studio]',
    );
    expect(converse('which is more expensive, the chatbot or the studio', 'where does it run?')).toContain(
      '[AI Chatbot Integration]',
    );
  });

  it('[SVC-1] “and with two studios?” adds them, “how many for 100?” divides', () => {
    expect(converse('price of 2 chatbots', 'and with the studio?')).toContain('$84.97');
    expect(converse('price of the studio', 'plus two chatbots')).toContain('$84.97');
    expect(converse('how much is the studio', 'how many can I get for 100?')).toContain('4 × Workflow');
  });

  it('[SVC-1] which of two quantities costs more is told, and a price that is taken for granted is corrected', () => {
    expect(converse('what costs more, two chatbots or one analytics suite?')).toContain('$9.99');
    expect(converse('the studio costs 10 dollars, right?')).toContain('$24.99');
    expect(converse('since the studio costs 10 dollars, how many can I get for 100?')).toContain('$99.96');
  });
});
