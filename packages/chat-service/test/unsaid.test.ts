import { company } from '@loomwright/content';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { loadCardSet } from '../src/knowledge/written.ts';
import { converse } from './conversing.ts';
import { problemsOf } from './golden/markdown.ts';
import { averagePrice } from './shop.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

describe('what the site does not state', { tags: ['SVC-1'] }, () => {
  it('has an admission instead of an answer', () => {
    const admissions = loadCardSet().cards.filter(({ admission }) => admission !== undefined);
    expect(admissions.length).toBeGreaterThan(4);
    for (const { admission = '', id, operation, text } of admissions) {
      expect([id, text, operation, problemsOf(admission)]).toEqual([id, undefined, undefined, []]);
      expect(admission).toMatch(/\b(?:no|not|doesn’t)\b/i);
    }
  });

  it.each([
    ['do you charge vat', 'doesn’t say whether VAT'],
    ['what is your uptime', 'states no uptime'],
    ['do you comply with hipaa', 'names no certificate'],
    ['does computer vision run on my own cameras', 'No product on this site'],
    ['which law applies', 'no law and no court'],
    ['are you open on republic day', 'Holidays are not listed'],
  ])('is admitted, not answered or hedged: %s', (asked, said) => {
    const { isHedged, isSure, text } = answerQuestion(asked);
    expect(text).toContain(said);
    expect([isSure, isHedged ?? false]).toEqual([false, false]);
  });

  it('is admitted next to an answer to another question', () => {
    const { isSure, text } = answerQuestion('What does the chatbot cost? And do you charge vat?');
    expect(isSure).toBe(true);
    expect(text).toContain('$29.99');
    expect(text).toContain('doesn’t say whether VAT');
  });

  it('is admitted in a follow-up', () => {
    const { text } = converse(
      answerQuestion,
      'when are you open on saturday',
      'and on sunday',
      'what about holidays',
    );
    expect(text).toContain('Holidays are not listed');
  });
});

describe('an unrelated question', { tags: ['SVC-1'] }, () => {
  it.each([
    'what’s the weather in dimapur',
    'weather today',
    'is it raining in dimapur',
    'what is 2+2',
    'who is the prime minister of india',
    'recipe for pancakes',
  ])('gets no hedged answer: %s', (asked) => {
    const { isHedged, isSure } = answerQuestion(asked);
    expect([isSure, isHedged ?? false]).toEqual([false, false]);
  });

  it.each(['wie sind eure öffnungszeiten', 'was sind das für produkte'])(
    'in another language is not guessed at: %s',
    (asked) => {
      expect(answerQuestion(asked).text).toContain('only understand English');
    },
  );
});

describe('a new question after another one', () => {
  it.each([
    ['does the insight platform remove duplicates', 'where are you', company.address.city],
    ['how do i authenticate with the neural api', 'how do i apply for a job', 'no open position'],
    ['chatbot versus automation for a web shop', 'why is the trial only 7 days', '14 days'],
    ['do you have a case study on orders', 'who wrote the article about the clinic', 'clinic'],
    ['how much is the chatbot', 'what is the mean of your prices', averagePrice],
  ])('is answered on its own: %s, %s', { tags: ['SVC-1'] }, (before, asked, said) => {
    expect(converse(answerQuestion, before, asked).text).toContain(said);
  });
});
