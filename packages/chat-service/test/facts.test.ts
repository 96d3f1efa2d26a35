import { products } from '@loomwright/catalogue';
import { company, contactFacts, team } from '@loomwright/content';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { countUnder, paid, sumOf } from './shop.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

const talk = (...questions: readonly string[]) => {
  const [first = '', ...others] = questions;
  return others.reduce((answer, question) => answerQuestion(question, answer.turn), answerQuestion(first));
};

describe('facts', { tags: ['SVC-1'] }, () => {
  it('match the example in the documentation', () => {
    expect(talk('When are you open on Saturday?').text).toBe(
      'On Saturday: 10:00 AM to 4:00 PM. [Contact](/contact)',
    );
  });

  it('include the hours of each day, or of every day if the time is unknown', () => {
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      expect(talk(`are you open on ${day}s?`).text).toBe(
        `On ${day}: 9:00 AM to 6:00 PM. [Contact](/contact)`,
      );
    expect(talk('and Sunday, are you open?').text).toBe('On Sunday we are closed. [Contact](/contact)');
    for (const asked of ['are you open today?', 'when do you close tomorrow', 'opening hours']) {
      const { text } = talk(asked);
      for (const { times } of contactFacts.hours)
        if (times) expect(text).toContain(times.replace('–', ' to '));
      expect(text).toContain(contactFacts.timeZone);
    }
  });

  it('include the prices of products if a price question has no subject', () => {
    for (const asked of ['what does it cost?', 'What does it cost and when are you open?'])
      expect(talk(asked).text).toContain('$49.99');
    for (const asked of ['what does a demo cost?', 'is the demo free?'])
      expect(talk(asked).text.toLowerCase()).toMatch(/nothing|free/);
  });

  it('say that a quote needs no account, and how to reach a person', () => {
    for (const asked of ['do i need an account to request a quote?', 'can I order as a guest?'])
      expect(talk(asked).text).toContain('request a quote without an account');
    for (const asked of ['how do I reach a human?', 'how can i get to a person'])
      expect(talk(asked).text).toContain(company.email);
  });

  it('explain offline use of the Portfolio Generator without a yes or no', () => {
    for (const asked of [
      'Do I need internet for the portfolio generator?',
      'Can I use the portfolio generator without internet?',
    ])
      expect(talk(asked).text).toMatch(/^Once it’s open, the Portfolio Generator works offline/);
    for (const asked of ['Do I need to be online to use it?', 'Is an internet connection required?'])
      expect(talk('what is the portfolio generator', asked).text).toMatch(/^Once it’s open/);
  });

  it('describe forecast accuracy with the range that the suite shows', () => {
    for (const asked of [
      'How accurate are your forecasts?',
      'are your forecasts accurate?',
      'how accurate is your forecasting',
      'How good are your forecasts?',
    ])
      expect(talk(asked).text).toMatch(
        /^The \[Predictive Analytics Suite\].* gives a range, not a single number/,
      );
  });

  it('do not include a telephone number for “laptop and phone”', () => {
    for (const asked of ['is my cart shared between my laptop and phone', 'cart on my phone and my tablet'])
      expect([asked, talk(asked).text]).not.toEqual([asked, expect.stringContaining(company.phone)]);
    expect(talk('phone and address').text).toContain(company.phone);
  });

  it('link to the page where a password is changed', () => {
    expect(talk('how do I change my password?').text).toContain('(/profile)');
  });

  it('include each product’s price and availability', () => {
    for (const product of products) {
      const { text, url } = talk(`How much is the ${product.name}?`);
      expect(url).toBe(`/products/${product.id}`);
      expect(text).toContain(product.isFree ? 'is free' : `$${product.price}`);
      expect(talk(`is the ${product.name} available?`).text).toContain(
        product.status === 'live' ? 'is live' : 'coming soon',
      );
    }
  });

  it('include every team member, by name and by role', () => {
    for (const { name, role } of team) {
      expect(talk(`who is ${name}?`).text).toContain(`**${name}**, ${role}`);
      expect(talk(`who is the ${role.replace(' & Co-Founder', '')}?`).text).toContain(name);
    }
  });
});

/** Wednesday, 25 November 2026, 2:30 PM at the office. */
const wednesday = 1_795_597_200_000;
const hourMs = 3_600_000;

describe('typed operations', { tags: ['SVC-1'] }, () => {
  const at = (question: string, ms: number, timeZone?: string) =>
    answerQuestion(question, undefined, { at: ms, timeZone }).text;

  it('say whether the office is open now, in its own time zone', () => {
    expect(at('are you open now?', wednesday)).toMatch(
      /^Yes, we are open until 6:00 PM\. It is Wednesday, 2:30 PM/,
    );
    expect(at('r u open rn', wednesday, 'Europe/Berlin')).toContain('Wednesday, 10:00 AM for you');
    expect(at('are you open now?', wednesday, 'Nowhere/Land')).not.toContain('for you');
    expect(at('are you open now?', wednesday + 6 * hourMs)).toContain(
      'We open again on Thursday at 9:00 AM, office time',
    );
    expect(at('are you open now?', wednesday - 7 * hourMs)).toContain(
      'We open again on Wednesday at 9:00 AM, office time',
    );
    // Saturday evening: the next day is Sunday.
    expect(at('are you open now?', wednesday + (3 * 24 + 4) * hourMs)).toContain('on Monday at 9:00 AM');
    expect(at('are you open tomorrow?', wednesday + 3 * 24 * hourMs)).toContain(
      'Tomorrow at our office is Sunday: we are closed.',
    );
  });

  it.each([
    ['which products cost less than 35 dollars?', ['$29.99', '$24.99', '$34.99'], ['$39.99', '$49.99']],
    ['products over 45 dollars', ['$49.99'], ['$29.99']],
    ['is anything between 30 and 40 dollars?', ['$34.99', '$39.99'], ['$29.99', '$49.99']],
    ['how much cheaper is the chatbot than the suite?', ['$20.00'], []],
    ['compare the chatbot, the studio and the insight platform', ['$29.99', '$24.99', '$34.99'], ['$49.99']],
    ['which product is the cheapest?', [paid[0]?.name ?? '', 'free'], ['$49.99']],
    ['what is your most expensive product?', ['Predictive Analytics Suite'], ['$24.99']],
    ['is the price of the studio per month?', ['$24.99', 'per workspace, per month'], []],
  ])('answer %j', (asked, says, saysNot) => {
    const { text } = talk(asked);
    for (const words of says) expect(text).toContain(words);
    for (const words of saysNot) expect(text).not.toContain(words);
  });
});

describe('several questions in one message', { tags: ['SVC-1'] }, () => {
  it('are answered one by one, and unknown ones are marked', () => {
    const { text } = talk('What does the chatbot cost? And who is the CTO? What is the capital of France?');
    expect(text).toContain('$29.99');
    expect(text).toContain('Rohan Dutta');
    expect(text).toContain('I am not sure');
    expect(text).not.toContain('Paris is');
  });

  it('are answered without regard to remarks and presuppositions', () => {
    for (const [beside, asked] of [
      ['I don’t want an account. ', 'What does the chatbot cost?'],
      ['', 'What does the chatbot cost? Is that right?'],
    ] as const)
      expect(talk(`${beside}${asked}`).text).toBe(talk(asked.replace(' Is that right?', '')).text);
    const { text } = talk('since you are open around the clock, when are you open on Saturday?');
    expect(text).toContain('On Saturday: 10:00 AM to 4:00 PM.');
  });

  it('are answered up to a length limit', () => {
    const clause =
      'how much is the chatbot and when are you open on saturday, who is the CEO? do you use cookies? ';
    const { text, isSure } = talk(clause.repeat(40).slice(0, 4000));
    expect(isSure).toBe(true);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text).toContain('$29.99');
  });

  it('are understood after a hundred turns', () => {
    const asked = [
      'How much is the chatbot?',
      'and 3 of them?',
      'and on Sunday?',
      'thanks',
      'who is the CEO?',
    ];
    const turns = Array.from({ length: 100 }, (_, turn) => asked[turn % asked.length] ?? '');
    expect(talk(...turns, 'How much is the chatbot?', 'and 3 of them?').text).toContain('$89.97');
  });
});

describe('follow-ups', { tags: ['SVC-1'] }, () => {
  it.each([
    [['When are you open on Saturday?', 'and on Sunday?', 'and Monday?'], 'On Monday: 9:00 AM'],
    [['How much is the chatbot?', 'and 3 of them?'], '$89.97'],
    [['How much is the chatbot?', 'what about the analytics one?', 'and two of those?'], '$99.98'],
    [['tell me about the Neural Network API', 'thanks', 'how much is it?'], '$39.99'],
    [
      ['What products do you have?', 'the second one', 'is it available?'],
      'Predictive Analytics Suite** is coming soon',
    ],
    [['who is the CEO?', 'and the CTO?'], 'Rohan Dutta'],
    [['tell me about the Customer Insight Platform', 'tell me more'], 'Living segments'],
    [['how fast do you answer e-mails?', 'and by phone?'], 'within 1 hour'],
    [['who founded the company?', 'what did she do before?'], 'Ran operations'],
    [['opening hours', 'and where is that?'], company.address.city],
    [['tell me about the chatbot', 'price?', 'and the studio?', 'both together'], '$54.98'],
    [['the chatbot', '5 of them'], '$149.95'],
    [['how does a demo work', 'how long'], 'Thirty minutes'],
    [['which is the cheapest product', 'and the most expensive?'], 'is the [Predictive Analytics Suite]'],
    [['what is the most expensive product', 'and the cheapest?'], `is the [${paid[0]?.name}]`],
    [['how much is the chatbot', 'and the most expensive?'], 'is the [Predictive Analytics Suite]'],
    [['what can i get under 30', 'and under 40?'], `${countUnder(40)} products cost under $40.00`],
    [['anything over 45', 'and over 30?'], '3 products cost over $30.00'],
    [['anything over 45', 'and up to 30?'], `${countUnder(30.01)} products cost up to $30.00`],
    [['anything over 45', 'and between 30 and 40?'], '2 products cost between $30.00 and $40.00'],
    [['anything over 45', 'and 30?'], '3 products cost over $30.00'],
    [['anything over 45', '3 of them'], '$149.97'],
    [['how much is the chatbot', 'and under 25?'], `${countUnder(25)} products cost under $25.00`],
    [['which is the most expensive product', 'and 3?'], sumOf(paid.slice(-1), 3)],
  ])('are understood: %j', (questions, says) => {
    expect(talk(...questions).text).toContain(says);
  });

  it('with a limit do not set a quantity', () => {
    expect(talk('How much is the chatbot?', 'is it under 30?').text).not.toContain('30 ×');
  });

  it('do not include a complete question that contains an ordinal', () => {
    const alone = talk('Can we stop after the first step?');
    expect(talk(`who works at ${company.shortName}?`, 'Can we stop after the first step?').text).toBe(
      alone.text,
    );
  });

  it('do not resolve “it” to a person', () => {
    expect(talk('who is the CTO?', 'who founded it?').text).toBe(talk('who founded it?').text);
    expect(talk('who is Ines Castellan?', 'what does it cost?').text).not.toContain('Ines');
  });

  it('about something unrelated are not answered from the last turn', () => {
    for (const asked of [
      'and in Paris?',
      'what about pizza?',
      'and the weather?',
      'is it raining?',
      'how old is it in dog years?',
    ])
      for (const before of ['When are you open on Saturday?', 'How much is the chatbot?', 'who is the CEO?'])
        expect([asked, before, talk(before, asked).isSure]).toEqual([asked, before, false]);
  });
});

describe('small talk', { tags: ['SVC-1'] }, () => {
  it.each(['bad', 'so bad', 'very very bad'])('“%s” is not an apology', (asked) => {
    expect(talk(asked).text).not.toContain('nothing to be sorry about');
    expect(talk('oh, my bad').text).toContain('nothing to be sorry about');
  });

  it('is answered without a hedge or a page', () => {
    for (const asked of [
      'hi',
      'Hello!',
      'thanks',
      'bye',
      'who are you?',
      'are you human?',
      'help',
      '???',
      '👋',
      'ok',
      'you are useless',
      'sorry about that',
    ]) {
      const { isSure, url, passages } = talk(asked);
      expect([asked, isSure, url, passages]).toEqual([asked, true, undefined, []]);
    }
  });

  it('is separated from a question that follows it', () => {
    expect(talk('hi, how much is the chatbot integration?').url).toBe('/products/1');
    expect(talk('Thank you! Is there a free trial?').url).toBe('/faq#free-trial');
  });

  it('does not cover unknown words: they get suggestions and the contact form', () => {
    const { text, isSure } = talk('do you teach kids to knit?');
    expect(isSure).toBe(false);
    expect(text).toMatch(/^I am not sure about that\..*\[contact form\]\(\/contact\)/s);
    expect(text.match(/^- /gm)?.length).toBeGreaterThanOrEqual(1);
  });
});
