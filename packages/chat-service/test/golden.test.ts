import { beforeAll, describe, expect, it } from 'vitest';
import { type AnswerQuestion, createAnswerer } from '../src/index.ts';
import { heldOut } from './golden/held-out.ts';
import { questions } from './golden/questions.ts';
import { ask, type Outcome } from './golden/score.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await createAnswerer();
});

const isOutOfScope = ({ question }: Outcome) => question.at.startsWith('unsure');
const share = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ isRight }) => isRight).length / outcomes.length;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

describe('the golden questions', () => {
  it('[SVC-1] are answered from the right page, or not at all when the site has no answer', () => {
    const tuned = questions.map((question) => ask(answerQuestion, question));
    const held = heldOut.map((question) => ask(answerQuestion, question));
    const all = [...tuned, ...held];
    const wrong = all.filter(({ isConfidentlyWrong }) => isConfidentlyWrong);
    const beyond = wrong.filter(isOutOfScope);
    console.log(
      `golden questions: ${all.length}, right ${percent(share(all))}; held out: ${held.length}, right ${percent(share(held))}; ` +
        `confident and wrong: ${wrong.length}; confident out of scope: ${beyond.length} of ${all.filter(isOutOfScope).length}`,
    );
    expect(beyond.map(({ question, answer }) => [question.ask, answer.url])).toEqual([]);
    expect(share(all)).toBeGreaterThanOrEqual(0.9);
    expect(share(held)).toBeGreaterThanOrEqual(0.85);
    expect(wrong.length / all.length).toBeLessThanOrEqual(0.04);
  });

  it('are different from each other, and enough of them are held out, follow-ups and out of scope', () => {
    const all = [...questions, ...heldOut];
    const keys = all.map(({ ask: asked, after = '' }) => `${asked.toLowerCase()}\n${after}`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(160);
    expect(heldOut.length).toBeGreaterThanOrEqual(160 / 3);
    expect(all.filter(({ after }) => after !== undefined).length).toBeGreaterThanOrEqual(30);
    expect(all.filter(({ at }) => at.startsWith('unsure')).length).toBeGreaterThanOrEqual(50);
  });
});
