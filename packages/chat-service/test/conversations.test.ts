import { type Product, products } from '@loomwright/catalogue';
import { company, lockSeconds, services, team, toAmount } from '@loomwright/content';
import { formatCents, toCents } from '@loomwright/kit';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { converse } from './conversing.ts';
import { linksOf } from './golden/markdown.ts';
import { paid, sumOf } from './shop.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

const say = (...questions: readonly string[]) => converse(answerQuestion, ...questions);
const [chatbot, suite, api, studio, platform] = products as readonly [
  Product,
  Product,
  Product,
  Product,
  Product,
];
const sum = (months: number, ...lines: readonly (readonly [number, Product])[]) =>
  formatCents(months * lines.reduce((cents, [count, { price }]) => cents + count * toCents(price), 0));

/** Questions separated by », and a phrase that the last answer must contain. */
const conversations = {
  'changes to a sum': [
    [
      'what do 3 chatbots and a studio cost » and with the API too?',
      sum(1, [3, chatbot], [1, studio], [1, api]),
    ],
    [
      'what do 3 chatbots and a studio cost » and with the API too? » and for a year?',
      sum(12, [3, chatbot], [1, studio], [1, api]),
    ],
    ['what do 3 chatbots and a studio cost » for a year » without the studio?', sum(12, [3, chatbot])],
    ['how much are two suites and a platform » only one suite', sum(1, [1, suite], [1, platform])],
    [
      'price of the suite and the platform » the chatbot instead of the platform',
      sum(1, [1, suite], [1, chatbot]),
    ],
    [
      'how much is a studio » and 4 of them » and 2 chatbots with that » make it 3 chatbots',
      sum(1, [4, studio], [3, chatbot]),
    ],
    ['price of the chatbot and the suite » without the first one', sum(1, [1, suite])],
    [
      'what do the chatbot and the studio cost » and with the school discount? » and for two years?',
      sum(24, [1, chatbot], [1, studio]),
    ],
    ['what do the chatbot and the studio cost » how much is that per day?', 'No other period is listed'],
    ['how much is the chatbot » per user?', 'no price for each person'],
    ['what is the price of the studio » times 3 » and half a year?', sum(6, [3, studio])],
    [
      'what does the neural network api cost » and two of them plus a chatbot?',
      sum(1, [2, api], [1, chatbot]),
    ],
    ['compare the suite and the platform » cost for 3 workspaces a year', sum(12, [3, suite], [3, platform])],
    [
      'list your products » the first and the third, what do they cost together',
      sum(1, [1, chatbot], [1, api]),
    ],
    [
      'how much is the chatbot » and the studio? » what do they cost together for a year',
      sum(12, [1, chatbot], [1, studio]),
    ],
    ['what products do you have » what do they cost together per year', sumOf(paid, 12)],
    ['how much is the studio » how many can I get for 100?', '4 × Workflow'],
    ['what do the chatbot and the suite cost » anything cheaper?', `cheapest is the [${paid[0]?.name}]`],
  ],
  'comparisons of products': [
    [
      'how much is the chatbot » is it cheaper than the studio?',
      'Studio** ($24.99 per workspace, per month) is cheaper',
    ],
    ['how much is the chatbot » is that the most expensive?', 'most expensive is the [Predictive'],
    [
      'what is the cheapest » and the next cheapest? » and the one after that',
      `third cheapest is the [${paid[2]?.name}]`,
    ],
    ['what products do you have » which ones are over 30', 'cost over $30.00'],
    ['how much is the generator » anything cheaper?', 'is free'],
    [
      'how much is the chatbot » what about the suite » and the api » which is the cheapest of those?',
      'Chatbot Integration** ($29.99 per workspace, per month) costs least',
    ],
    ['what is the cheapest product » and the most expensive » what is the difference', 'Side by side'],
    ['which is more expensive, the chatbot or the studio » where does it run?', '[AI Chatbot Integration]'],
    ['how much is the chatbot » is that exact?', 'the same for every company'],
  ],
  'list items by their position': [
    ['which services are there » the second one, how long does it take?', 'two to four weeks'],
    [
      'which services are there » the second one, how long does it take? » and what does it cost? » the last one?',
      'When nothing off the shelf fits',
    ],
    ['what services do you offer? » how long does the first one take? » and the last one?', 'two weeks'],
    ['list the posts » who wrote the third » when', '6 May 2026'],
    ['list the posts » who wrote the third » what else did they write', 'Forecasts that admit a range'],
    ['who is ines » what did she write » when was that published', '6 May 2026'],
    ['list your products » what does the first cost » and the third?', '$39.99'],
    ['compare the chatbot and the studio » the first one, does it work on wordpress', 'script tag'],
    ['what are the categories » which are in the second', 'Our Data Solutions'],
    ['what are your values? » explain the third one', 'see why a system made a decision'],
    ['what are your values » the first one? » the last', 'Tests before launch'],
  ],
  'the steps of a process': [
    ['how does a project work » the last step?', 'Step 4: Optimization'],
    ['how does a project work » the last step? » and the one before', 'Step 3: Implementation'],
    ['how does a project work » the last step? » how many steps are there?', '4 steps'],
    ['what happens in a demo » the second part? » and then?', 'Step 3: Live Demo'],
    ['what happens in a demo » the second part? » and the last?', 'Step 4: Next Steps'],
    [
      'do you have tutorials » the second » how many steps » the third step » and the next?',
      'Step 4: give it a range',
    ],
  ],
  'keeping or replacing the subject': [
    ['how much is the chatbot » no, I meant the studio » and for a year', sum(12, [1, studio])],
    ['who is the cto » no, I meant the ceo » what did she do before', 'logistics company'],
    ['are you open on saturday » sorry, I meant sunday', 'On Sunday we are closed'],
    ['how much is the chatbot » not that one, the suite', '$49.99'],
    ['how long does the chatbot service take » what about the automation service', 'three to five weeks'],
    [
      'what is the suite » does it work with excel » and how much is it » how much for 5 workspaces',
      sum(1, [5, suite]),
    ],
    ['how much is the chatbot » who is the ceo » what did she do before', 'logistics company'],
    ['which products are live » how much is it » do i need an account for it', 'needs no account'],
    ['how long is the free trial » is that all', '14 days'],
    ['it says too many attempts » how long do i wait', toAmount(lockSeconds, 'second')],
    ['when are you open » where is that exactly', company.address.lines[0] ?? ''],
    ['how do i export my data » in what format', 'as one JSON file'],
    ['what are the rate limits » what happens when i exceed them', '**429** with Retry-After'],
    ['how do i call the chat api » do i need a key', 'No key is needed'],
    ['how do i book a demo » on a sunday?', 'On Sunday we are closed'],
    ['how do i book a demo » tomorrow » how long is it', 'Thirty minutes'],
  ],
} as const;

describe.each(Object.entries(conversations))('%s', (_, some) => {
  it.each<readonly [string, string]>(some)('%s', { tags: ['SVC-1'] }, (asked, said) => {
    const { isSure, text } = say(...asked.split(' » '));
    expect(text).toContain(said);
    expect(isSure).toBe(true);
  });
});

describe('an unclear follow-up', { tags: ['SVC-1'] }, () => {
  it.each([
    ['how many can i put in the cart » why'],
    ['what is your phone number » why?'],
    ['who writes the blog » how often'],
    ['what are your values » the first one? » why is that'],
    ['what is the neural network api » how'],
  ])('does not repeat the last answer as a sure one: %s', (asked) => {
    expect(say(...asked.split(' » ')).isSure).toBe(false);
  });

  it('to a missing list item gets a question in return', () => {
    const { isSure, text } = say('compare the chatbot and the studio', 'and the third?');
    expect(isSure).toBe(false);
    expect(text).toContain('Which one do you mean?');
  });
});

describe('a question after another one', { tags: ['SVC-1'] }, () => {
  const priced = fc.constantFrom(...paid);
  const two = fc.uniqueArray(priced, { minLength: 2, maxLength: 2 });

  it('adds to a sum or subtracts from it, to the cent', () => {
    const three = fc.shuffledSubarray([...paid], { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(three, fc.integer({ min: 2, max: 40 }), ([a, b, c], count) => {
        if (!a || !b || !c) return;
        const first = [`what do ${count} ${a.name} and a ${b.name} cost`, `and with the ${c.name} too?`];
        expect(say(...first).text).toContain(sum(1, [count, a], [1, b], [1, c]));
        const rest = say(...first, `without the ${b.name}?`, 'and for a year?').text;
        expect(rest).toContain(sum(12, [count, a], [1, c]));
        expect(rest).not.toContain(b.name);
      }),
      runs(15),
    );
  });

  it('compares the prices of products mentioned one after the other', () => {
    const asked = fc.constantFrom('whats the difference between them in price', 'which one is cheaper');
    fc.assert(
      fc.property(two, asked, (pair, question) => {
        const [low, high] = [...pair].sort((a, b) => a.price - b.price);
        const { text } = say(...pair.map(({ name }) => `how much is the ${name}`), question);
        expect(text).toContain(formatCents(toCents(high?.price ?? 0) - toCents(low?.price ?? 0)));
        expect(text.indexOf(low?.name ?? '')).toBeLessThan(text.indexOf(high?.name ?? ''));
      }),
      runs(20),
    );
  });

  it('gets products cheaper or dearer than the one in focus', () => {
    const questions = [
      ['anything cheaper?', -1],
      ['do you have something less expensive', -1],
      ['that is too expensive', -1],
      ['anything more expensive?', 1],
      ['do you sell anything pricier', 1],
    ] as const;
    fc.assert(
      fc.property(priced, fc.constantFrom(...questions), (product, [question, sign]) => {
        const { text } = say(`how much is the ${product.name}`, question);
        const listed = products.filter(({ name }) => text.includes(`[${name}]`));
        const meant = products.filter(({ price }) => Math.sign(price - product.price) === sign);
        expect([question, listed]).toEqual([question, meant]);
      }),
      runs(30),
    );
  });

  it('gets the price of services, not of a product with a similar name', () => {
    const names = fc.constantFrom(
      'automation service',
      'chatbot service',
      'analytics service',
      'custom solutions',
    );
    const asked = fc.constantFrom(
      'how much is it',
      'price?',
      'and what do you charge for that',
      'is it expensive',
    );
    fc.assert(
      fc.property(names, asked, (name, question) => {
        const { isSure, text } = say(`tell me about the ${name}`, question);
        expect([isSure, text]).toEqual([
          true,
          expect.stringContaining('fixed price agreed before the step begins'),
        ]);
        for (const { price } of products) expect(text).not.toContain(`$${price.toFixed(2)}`);
      }),
      runs(20),
    );
    expect(services).toHaveLength(4);
  });

  it('may name the products to compare or add up by their position in a list', () => {
    const listed = (asked: string) => {
      const { text } = say('list your products', asked);
      return products.filter(({ name }) => text.includes(`[${name}]`));
    };
    expect(listed('compare the first two')).toEqual(products.slice(0, 2));
    expect(listed('compare the last three')).toEqual(products.slice(-3));
    expect(listed('compare the second and the last one')).toEqual([products[1], products.at(-1)]);
    expect(listed('how much are the first three together')).toEqual(products.slice(0, 3));
  });

  it('gets a yes or no if it asks whether the last person has a role', () => {
    for (const { name, role } of team)
      for (const asked of ['is he the cto', 'and is she the cto?'])
        expect([name, say(`who is ${name}`, asked).text.slice(0, 3).replace(/\W/g, '')]).toEqual([
          name,
          role.startsWith('CTO') ? 'Yes' : 'No',
        ]);
  });

  it('“where can I read about it?” gets a link to the page of the last answer', () => {
    const asked = fc.constantFrom(
      'where can i read about it',
      'where can i learn more about that?',
      'do you have a link',
      'which page is that on',
      'where is that documented',
    );
    const subjects = fc.constantFrom(
      ...products.map(({ id, name }) => [`what is the ${name}`, `/products/${id}`] as const),
      ...services.map(({ id, title }) => [`what is ${title}`, `/services#${id}`] as const),
      ['what are the rate limits', '/documentation/errors-and-limits#limits'] as const,
      ['what is a healthy share of refusals', '/blog/what-we-measure-every-week'] as const,
    );
    fc.assert(
      fc.property(subjects, asked, ([about, page], question) => {
        const first = answerQuestion(about);
        const { isSure, text, turn } = answerQuestion(question, first.turn);
        expect([about, question, isSure]).toEqual([about, question, true]);
        expect(linksOf(text).some((href) => href.startsWith(page))).toBe(true);
        expect(turn).toEqual(first.turn);
      }),
      runs(30),
    );
    expect(answerQuestion('where can i read about it').text).not.toContain('You can read about it here');
  });

  it('gets the company’s address, whatever the topic was before', () => {
    for (const first of ['what endpoints does the neural api have', 'how long does automation take'])
      for (const question of ['what is your address', 'what is your email', "what's your phone"])
        expect(say(first, question).text).toBe(say(question).text);
  });
});
