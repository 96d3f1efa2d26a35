import { products } from '@loomwright/catalogue';
import { readConfiguration } from '@loomwright/content/configuration';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { quote } from '../src/answer/compose.ts';
import type { AnswerQuestion } from '../src/index.ts';
import { loadSources } from '../src/knowledge/passages.ts';
import { factPassages } from '../src/operations/fact-cards.ts';
import { learnSiteAnswerer } from './support.ts';

const endpoint = 'https://forms.example/messages';
let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

describe('the status of a product', () => {
  it('is stated, however it is asked for', { tags: ['SVC-1'] }, () => {
    const live = products.filter(({ status }) => status === 'live');
    for (const { name } of live)
      for (const asked of [
        'is the {} available?',
        'is the {} coming soon?',
        'is the {} not available yet',
        'when is the {} coming out',
      ])
        expect(answerQuestion(asked.replace('{}', name)).text).toMatch(
          new RegExp(
            `^(?:I’m not sure, but this may help: )?The \\*\\*${name}\\*\\* is live: you can use it today`,
          ),
        );
    for (const asked of ['is the chatbot coming soon?', 'when is the chatbot coming out'])
      expect(answerQuestion(asked).text).toMatch(
        /^(?:I’m not sure, but this may help: )?The \*\*AI Chatbot Integration\*\* is coming soon/,
      );
  });
});

describe('a swear word', { tags: ['SVC-1'] }, () => {
  it.each([
    ['how much is the damn chatbot', '$29.99'],
    ['damn, how much is the chatbot', '$29.99'],
    ['damn chatbot price', '$29.99'],
    ['are you fucking open on sunday', 'On Sunday we are closed'],
    ['who the hell is the CTO', 'Rohan Dutta'],
  ])('does not prevent an answer: %s', (asked, says) => {
    expect(answerQuestion(asked).text).toContain(says);
  });

  it.each(['you are useless', 'you stupid bot', 'this damn chatbot is useless', 'damn'])(
    'alone gets an apology: %s',
    (asked) => {
      expect(answerQuestion(asked).text).toMatch(/^I am sorry that I was no help/);
    },
  );
});

describe('the contact form', () => {
  const asked = [
    'who won the world cup in 1998?',
    'what is the capital of mongolia',
    'você fala português?',
    'you are useless',
    'i want to talk to a human',
    'i want to complain',
    'something is broken',
    'contact form',
    'who are you',
  ];
  const formLink = /\[(?:contact|support) form\]/;
  const promise = /form\]\(\/(?:contact|support)\)(?:: a person| or )|use the \[contact form|every message/;

  it('is called a demonstration if there is no endpoint', {
    tags: ['FRM-1'],
  }, () => {
    const { email } = readConfiguration({});
    for (const question of asked) {
      const { text } = answerQuestion(question);
      expect([question, text]).toEqual([question, expect.stringContaining(`mailto:${email}`)]);
      expect(text).not.toMatch(promise);
      if (formLink.test(text)) expect(text).toContain('is a demonstration: it sends nothing');
    }
  });

  it('is offered if nothing was found', { tags: ['CHT-7'] }, () => {
    for (const question of asked.slice(0, 3))
      expect(answerQuestion(question).text).toContain('[contact form](/contact)');
  });

  it('is described truthfully in its passage and to a model', { tags: ['FRM-1'] }, async () => {
    const textsOf = async (contactEndpoint?: string) => {
      const configuration = readConfiguration({ LOOMWRIGHT_CONTACT_ENDPOINT: contactEndpoint });
      const sources = await loadSources(configuration);
      const passage = sources.find(({ title }) => title === 'Contact form')?.text;
      return [
        passage ?? '',
        factPassages(configuration)
          .map(({ text }) => text)
          .join('\n'),
      ];
    };
    for (const text of await textsOf()) expect(text).toMatch(/a demonstration.*send/);
    for (const text of await textsOf(endpoint)) expect(text).toMatch(/a person reads every message/i);
  });
});

describe('a quoted question', { tags: ['SVC-1'] }, () => {
  it('keeps the words as typed', () => {
    expect(answerQuestion('what’s your email and what’s the meaning of life?').text).toContain(
      'About “what’s the meaning of life” I am not sure',
    );
  });

  it('is cut after a whole word and has no Markdown', () => {
    expect(quote('what is the airspeed velocity of an unladen swallow over the sea')).toBe(
      '“what is the airspeed velocity of an unladen swallow over the…”',
    );
    expect(quote('𠮷'.repeat(40))).toBe(`“${'𠮷'.repeat(30)}…”`);
    expect(quote('[x](https://a.example) **<img>**')).toBe('“x https://a.example img”');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const quoted = quote(typed);
        expect(quoted).toMatch(/^“[^*_`<>[\]()!#|\\]{0,61}”$/u);
        expect(quoted).not.toMatch(/\p{Cs}/u);
      }),
      runs(500),
    );
  });
});

it.each([
  'Do you offer on-premise deployment?',
  'can you run on premises',
  'is there an on-premises version',
])('a question about on-premises use gets the FAQ’s answer: %s', { tags: ['SVC-1'] }, (asked) => {
  const { isSure, text } = answerQuestion(asked);
  expect([isSure, text]).toEqual([true, expect.stringContaining('on your own servers')]);
});
