import { products } from '@loomwright/catalogue';
import { company, lockSeconds, services, team, toAmount } from '@loomwright/content';
import { formatCents, toCents } from '@loomwright/kit';
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { converse } from './conversing.ts';
import { linksOf } from './golden/markdown.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
}, 60_000);

const say = (...questions: readonly string[]) => converse(answerQuestion, ...questions);
const serviceNames = [
  'automation service',
  'chatbot service',
  'analytics service',
  'custom solutions',
] as const;
const stepNumbers = [1, 2, 3, 4, 5, 6] as const;

describe('a question on what was spoken of before', () => {
  it('[SVC-1] the price of a service is that of services, never of a product with a like name', () => {
    const asked = fc.constantFrom(
      'how much is it',
      'what does it cost?',
      'price?',
      'and what do you charge for that',
      'is it expensive',
      'what would that cost roughly',
    );
    fc.assert(
      fc.property(fc.constantFrom(...serviceNames), asked, (name, question) => {
        const { isSure, text } = say(`tell me about the ${name}`, question);
        expect([name, question, isSure, text]).toEqual([
          name,
          question,
          true,
          expect.stringContaining('fixed price agreed before the step begins'),
        ]);
        for (const product of products) expect(text).not.toContain(`$${product.price.toFixed(2)}`);
      }),
      runs(40),
    );
    expect(services).toHaveLength(serviceNames.length);
  });

  it.each([
    ['it says too many attempts', 'how long do i wait', toAmount(lockSeconds, 'second')],
    ['i am locked out', 'when can i try again', toAmount(lockSeconds, 'second')],
    ['i am locked out', 'until when?', toAmount(lockSeconds, 'second')],
    ['can i just drop by', 'where is that exactly', company.address.lines[0]],
  ])('[SVC-1] after “%s”, “%s” is answered with “%s”', (first, second, said) => {
    const { isSure, text } = say(first, second);
    expect([isSure, text]).toEqual([true, expect.stringContaining(said)]);
  });

  it('[SVC-1] “where can I read about it?” leads to the page of a product, of a service, of any other answer', () => {
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
      runs(60),
    );
    expect(answerQuestion('where can i read about it').text).not.toContain('You can read about it here');
  });

  it('[SVC-1] a day after a demo is one for the demo, which stays the subject', () => {
    const days = fc.constantFrom(
      'on a sunday?',
      'on saturday at 11?',
      'and on wednesday morning',
      'tomorrow',
    );
    const asked = fc.constantFrom('how do i book a demo', 'can i get a demo', 'i want a demo');
    fc.assert(
      fc.property(asked, days, (first, day) => {
        expect([day, say(first, day).text]).toEqual([day, expect.stringContaining('six weeks')]);
        expect(say(first, day, 'how long is it').text).toContain('Thirty minutes');
        expect(say(first, day, 'is it free').text).toContain('no obligation');
      }),
      runs(30),
    );
    expect(say('how do i book a demo', 'on a sunday?').text).toContain('On Sunday we are closed');
    expect(say('how do i book a demo', 'at 10').text).not.toContain('$');
    expect(say('what is your phone number', 'on a sunday?').text).not.toContain('six weeks');
  });

  it('[SVC-1] a span of time after an unreleased product is one of its release, unless it asks a price', () => {
    const span = fc.constantFrom(
      'this year or next year?',
      'this summer?',
      'and by christmas?',
      'maybe next month',
      'in the second half of the year?',
      'before the end of the year',
    );
    const coming = fc.constantFrom(...products.filter(({ status }) => status !== 'live'));
    fc.assert(
      fc.property(coming, span, ({ name }, asked) => {
        const { isSure, text } = say(`when does the ${name} come out`, asked);
        expect([asked, isSure, text]).toEqual([
          asked,
          true,
          expect.stringContaining(`**${name}** is coming`),
        ]);
      }),
      runs(40),
    );
    expect(say('when does the chatbot come out', 'and for a year?').text).toContain('$359.88');
  });

  it('[SVC-1] the next step of a tutorial, and the one before', () => {
    const tutorials = fc.constantFrom('automation tutorial', 'forecast tutorial', 'portfolio tutorial');
    fc.assert(
      fc.property(tutorials, fc.constantFrom(...stepNumbers), (tutorial, number) => {
        const first = `what is step ${number} of the ${tutorial}`;
        const at = (text: string) => Number(/Step (\d+):/.exec(text)?.[1]);
        expect([first, at(say(first).text)]).toEqual([first, number]);
        expect([first, at(say(first, 'and the next?').text)]).toEqual([first, number + 1]);
        expect([first, at(say(first, 'and the next?', 'and the one before?').text)]).toEqual([first, number]);
      }),
      runs(30),
    );
  });

  it('[SVC-1] whether a person has a role is answered for that person', () => {
    for (const { name, role } of team)
      for (const asked of ['is he the cto', 'and is she the cto?'])
        expect([name, say(`who is ${name}`, asked).text.slice(0, 4).replace(/\W/g, '')]).toEqual([
          name,
          role.startsWith('CTO') ? 'Yes' : 'No',
        ]);
  });

  it.each([
    [['how do i export my data', 'in what format'], 'as one JSON file'],
    [['can i download a copy of my data', 'what kind of file is it'], 'JSON'],
    [['what are the rate limits', 'what happens when i exceed them'], '**429** with Retry-After'],
    [['are there limits for the chat api', 'what if i go over'], '**429** with Retry-After'],
    [['how do i call the chat api', 'do i need a key'], 'No key is needed'],
    [['show me the blog posts', 'the last one'], 'is by **Chubala Kichu**'],
    [['show me the blog posts', 'the last one', 'who wrote it'], 'Chubala Kichu'],
    [['what does the neural network api cost', 'for two years?'], '$959.76'],
    [['how much is the chatbot', 'for half a year'], '$179.94'],
    [['if i take 3 chatbots for half a year'], '$539.82'],
    [['how much is the insight platform', 'quarterly?'], '$104.97'],
  ] as const)('[SVC-1] keeps the subject: %j', (questions, says) => {
    const { isSure, text } = say(...questions);
    expect(text).toContain(says);
    expect(isSure).toBe(true);
  });

  it.each([
    ['how many can i put in the cart', 'why'],
    ['what is your phone number', 'why?'],
    ['who writes the blog', 'how often'],
  ])('[SVC-1] is not surely answered by the last answer again: %s, %s', (first, second) => {
    expect(say(first, second).isSure).toBe(false);
  });

  it('[SVC-1] asks the company for its address, whatever was spoken of before', () => {
    const before = fc.constantFrom(
      'what endpoints does the neural api have',
      'how long does automation take',
    );
    const asked = fc.constantFrom('what is your address', 'what is your email', "what's your phone");
    fc.assert(
      fc.property(before, asked, (first, question) => {
        expect(say(first, question).text).toBe(say(question).text);
      }),
      runs(12),
    );
  });
});

describe('a comparison of sums', () => {
  const priced = products.filter(({ isFree }) => !isFree);

  it('[SVC-1] adds up what is together, to the cent', () => {
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
      runs(60),
    );
  });

  it('[SVC-1] counts the workspaces of each product, before or after its name', () => {
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

  it('[SVC-1] lists each price where nothing is compared, and says whether an amount is enough', () => {
    const { text } = answerQuestion('price of the chatbot, price of the studio, price of the suite');
    for (const amount of ['$29.99', '$24.99', '$49.99']) expect(text).toContain(amount);
    for (const { name, price } of priced) {
      expect(answerQuestion(`is $${Math.ceil(price)} enough for the ${name}`).text).toMatch(/^Yes/);
      expect(answerQuestion(`is $${Math.floor(price) - 1} enough for the ${name}`).text).toMatch(/^No/);
    }
  });
});

describe('a question on days', () => {
  const at = Date.parse('2026-11-25T10:00:00+05:30');

  it('[SVC-1] tomorrow’s hours are said without reservation', () => {
    for (const asked of [
      'when do you open tomorrow',
      'what time do u guys open tmrw',
      'until when tomorrow?',
    ])
      expect([asked, answerQuestion(asked, undefined, { at })]).toEqual([
        asked,
        expect.objectContaining({
          isSure: true,
          text: expect.stringContaining('Tomorrow at our office is Thursday'),
        }),
      ]);
  });

  it('[SVC-1] when the office opens next is told from the time it is', () => {
    const night = Date.parse('2026-11-25T22:00:00+05:30');
    expect(answerQuestion('when do you open next', undefined, { at: night }).text).toContain(
      'We open again on Thursday at 9:00 AM, office time',
    );
  });
});
