import { describe, expect, it } from 'vitest';
import { productTopics } from '../src/assistant-questions.ts';
import { questionsFor, suggestedQuestions, suggestQuestions } from '../src/index.ts';

describe('the initial questions', { tags: ['CHT-1'] }, () => {
  it('come from the page, or the page above it, or else the general ones', () => {
    expect(questionsFor('/products/1')).not.toEqual(questionsFor('/products'));
    expect(questionsFor('/products/compare')).toEqual(questionsFor('/products'));
    expect(questionsFor('/faq/')).toEqual(questionsFor('/faq'));
    for (const path of ['/', '', '/nowhere', '/__proto__', '//'])
      expect(questionsFor(path)).toEqual(questionsFor('/forum'));
    expect(questionsFor('/pricing')).toHaveLength(4);
  });

  it('of a new product are derived from its name', () => {
    const [topic] = productTopics([{ id: 7, name: 'Invoice Reader' }]);
    expect(topic?.pages).toEqual(['/products/7']);
    expect(topic?.questions.map(({ text }) => text)).toEqual([
      'What does the Invoice Reader cost?',
      'What does the Invoice Reader do?',
    ]);
  });
});

describe('the follow-up questions', { tags: ['CHT-1'] }, () => {
  it('alternate between the question asked and the page of the answer', () => {
    expect(suggestQuestions(['how much is the chatbot'], '/products/1').slice(0, 4)).toEqual([
      'What does a workspace include?',
      'What does the AI Chatbot Integration do?',
      'Is there a free trial?',
      'Which languages does the chatbot speak?',
    ]);
    expect(suggestQuestions(['When are you open?'], '/contact')).toContain('Where is your office?');
    expect(suggestQuestions(['do you do blockchain'], undefined)).toEqual([]);
  });

  it.each([
    ['and is the chatbot expensive?', '/products/1', 'What does the AI Chatbot Integration cost?'],
    ['what does the chatbot do', '/products/1', 'What does the AI Chatbot Integration do?'],
    ['can i try it', '/pricing', 'Is there a free trial?'],
    ['until what hours are you there', '/contact', 'When are you open?'],
  ])('leave out questions already asked in other words: %s', (asked, page, left) => {
    expect(suggestQuestions(['hello'], page)).toContain(left);
    expect(suggestQuestions([asked, 'hello'], page)).not.toContain(left);
  });

  it('are each listed once, until none are left', () => {
    for (const page of ['/pricing', '/products/4', '/faq', undefined])
      for (const asked of ['what does it cost', 'is my data safe', '\\ ( [ |', '__proto__']) {
        const found = suggestQuestions([asked], page);
        expect(new Set(found).size).toBe(found.length);
      }
    expect(suggestQuestions(suggestedQuestions, '/pricing')).toEqual([]);
  });
});
