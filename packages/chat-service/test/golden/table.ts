import type { AnswerQuestion } from '../../src/index.ts';
import type { GoldenQuestion } from './golden.ts';
import { ask, type Outcome, type Verdict } from './score.ts';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

export const measure = (answerQuestion: AnswerQuestion, questions: readonly GoldenQuestion[]) => {
  const outcomes = questions.map((question) => ask(answerQuestion, question));
  const of = (isIn: (outcome: Outcome) => boolean) => outcomes.filter(isIn);
  const answerable = of(({ question: { expects } }) => expects === 'answer' || expects === 'talk');
  const unanswerable = of(({ question: { expects } }) => expects === 'admit');
  const hostile = of(({ question: { expects } }) => expects === 'harmless');
  const count = (some: readonly Outcome[], ...verdicts: readonly Verdict[]) =>
    some.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    outcomes,
    answerable: answerable.length,
    right: count(answerable, 'right'),
    buried: count(answerable, 'buried'),
    refused: count(answerable, 'refused'),
    irrelevant: count(answerable, 'irrelevant'),
    wrong: count(outcomes, 'wrong', 'harmful'),
    unanswerable: unanswerable.length,
    admitted: count(unanswerable, 'admitted', 'hedged'),
    hostile: hostile.length,
    harmless: count(hostile, 'harmless'),
  };
};

export const table = (name: string, found: ReturnType<typeof measure>) =>
  [
    `golden questions, ${name}: ${found.outcomes.length}`,
    `  answered right       ${found.right} of ${found.answerable}, ${percent(found.right, found.answerable)}`,
    `  buried               ${found.buried}`,
    `  refused, answerable  ${found.refused}`,
    `  irrelevant           ${found.irrelevant}`,
    `  confidently wrong    ${found.wrong} of ${found.outcomes.length}, ${percent(found.wrong, found.outcomes.length)}`,
    `  rightly admitted     ${found.admitted} of ${found.unanswerable}, ${percent(found.admitted, found.unanswerable)}`,
    `  hostile, harmless    ${found.harmless} of ${found.hostile}`,
  ].join('\n');
