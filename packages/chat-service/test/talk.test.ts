import { company } from '@loomwright/content';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

describe('small talk', { tags: ['SVC-1'] }, () => {
  it.each([
    ["that's wrong", 'Sorry that I missed it'],
    ["that's not what i asked", 'Sorry that I missed it'],
    ["you didn't answer my question", 'Sorry that I missed it'],
    ['you got it wrong', 'Sorry that I missed it'],
    ['why is this bot so dumb', 'I am sorry that I was no help'],
    ['you are the dumbest bot ever', 'I am sorry that I was no help'],
    ['hello anybody there', 'Hello!'],
    ['good afternoon how are you today', 'Thank you, all threads in place'],
  ])('is a complaint or a greeting: %s', (asked, says) => {
    expect(answerQuestion(asked).text).toContain(says);
  });

  it('includes “that helped”, unless another question follows', () => {
    const opening = fc.constantFrom('', 'ok, ', 'great, ', 'thanks, ', 'no, ');
    const words = fc.constantFrom(
      'that helped',
      'you have really helped me',
      'it was very helpful',
      'that’s all I wanted to know',
      'that is exactly what i was looking for',
      'that answers my question',
      'that will be all',
      'nothing else',
    );
    const closing = fc.constantFrom('', ' for now', ', thank you', '!');
    fc.assert(
      fc.property(opening, words, closing, (...parts) => {
        const asked = parts.join('');
        expect([asked, answerQuestion(asked).text]).toEqual([
          asked,
          expect.stringMatching(/^(?:Glad to hear it|You are welcome)/),
        ]);
      }),
      runs(150),
    );
    for (const asked of ['that is what', 'is that all', 'that helped, and how much is the studio'])
      expect([asked, answerQuestion(asked).text]).not.toEqual([asked, expect.stringContaining('Glad')]);
  });

  it.each([
    'czy mówicie po polsku',
    'hur mycket kostar chatbotten',
    'gibt es einen kostenlosen Test',
    'jak dlouho trvá instalace',
  ])('does not include other languages, which are declined: %s', (asked) => {
    expect(answerQuestion(asked).text).toContain('I only understand English');
  });

  it('“for me and my team” is not a question about the team', () => {
    expect(answerQuestion('do you have a demo for me and my team').text).not.toContain('Ines Castellan');
    expect(answerQuestion('phone number and address').text).toContain(company.address.city);
  });
});
