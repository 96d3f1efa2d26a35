import { company } from '@loomwright/content';
import { beforeAll, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { foldQuestion } from '../src/reading/normalise.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
}, 60_000);

it.each([
  'do you have an office in delhi',
  'is there an office in Mumbai?',
  'are you in bangalore too',
  'do you have a branch in europe',
  'do you have a london office',
  'is your company based in the usa',
  'an office outside India?',
  'do you have offices in other countries',
  'do you have offices elsewhere',
])('[SVC-1] the one office is told where another one is asked for: %s', (asked) => {
  const { isSure, text } = answerQuestion(asked);
  expect(text).toContain('One office is listed on this site, and no other');
  expect(text).toContain(company.address.city);
  expect(isSure).toBe(true);
});

it.each([
  'do you have an office in india',
  'are you in automation',
  'are you in a hurry',
  'is the office open in the morning',
  'why did you close your berlin office',
  'do you sell in germany',
  'what is the weather in london',
  'do you have an office in berlin-like style',
])('is not read as one for another office: %s', (asked) => {
  expect(foldQuestion(asked)).not.toContain('elsewhere');
});

it.each(['do you have an office in new\n york', 'an office in the czech republic or in south-africa'])(
  '[SVC-1] nothing but letters of the question stays of the marks on its names: %s',
  (asked) => {
    expect(foldQuestion(asked)).not.toMatch(/[\uE000\uE001]/);
  },
);
