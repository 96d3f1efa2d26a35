import { assistantQuestions, assistantRightPercent, assistantWrongPercent } from '@loomwright/content';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { readFreshQuestions, readGoldenQuestions } from './golden/golden.ts';
import { linksOf, problemsOf } from './golden/markdown.ts';
import { measure, table } from './golden/table.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

const withoutPlace = (href: string) => href.replace(/[?#].*/, '');
const all = readGoldenQuestions();
const tuned = all.filter(({ isHeldOut }) => !isHeldOut);
const heldOut = all.filter(({ isHeldOut }) => isHeldOut);
const fresh = readFreshQuestions();

describe('the golden questions', () => {
  it('get the site’s facts, or an admission if the site states none', {
    tags: ['SVC-1', 'TRU-1'],
  }, () => {
    const seen = measure(answerQuestion, tuned);
    const unseen = measure(answerQuestion, heldOut);
    const firstTime = measure(answerQuestion, fresh);
    for (const { answer } of seen.outcomes) {
      const { text, url, isSure } = answer;
      expect(problemsOf(text)).toEqual([]);
      if (isSure && url !== undefined) expect(linksOf(text).map(withoutPlace)).toContain(withoutPlace(url));
    }
    console.log([table('tuned on', seen), table('held out', unseen), table('fresh', firstTime)].join('\n'));
    for (const found of [seen, unseen, firstTime]) {
      expect(found.right / found.answerable).toBeGreaterThanOrEqual(0.75);
      expect(found.wrong / found.outcomes.length).toBeLessThanOrEqual(0.03);
      expect(found.admitted / found.unanswerable).toBeGreaterThanOrEqual(0.95);
      expect(found.harmless).toBe(found.hostile);
    }
    // The site publishes these percentages.
    const share = (part: number, whole: number) => (100 * part) / whole;
    expect(firstTime.outcomes.length).toBeGreaterThanOrEqual(assistantQuestions);
    expect(
      Math.abs(share(firstTime.right, firstTime.answerable) - assistantRightPercent),
    ).toBeLessThanOrEqual(2);
    expect(
      Math.abs(share(firstTime.wrong, firstTime.outcomes.length) - assistantWrongPercent),
    ).toBeLessThanOrEqual(2);
    expect(unseen.right / unseen.answerable).toBeGreaterThan(firstTime.right / firstTime.answerable);
  });

  it('are distinct, and numerous enough of each kind', () => {
    const keys = [...all, ...fresh].map(({ turns }) => turns.join('\n').toLowerCase());
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(heldOut.length).toBeGreaterThanOrEqual(all.length / 4);
    expect(all.filter(({ turns }) => turns.length > 1).length).toBeGreaterThanOrEqual(60);
    expect(all.filter(({ expects }) => expects === 'admit').length).toBeGreaterThanOrEqual(150);
    expect(all.filter(({ expects }) => expects === 'harmless').length).toBeGreaterThanOrEqual(10);
    // The right page alone does not prove that an answer is right.
    expect(all.filter(({ expects, says }) => expects === 'answer' && says.length === 0)).toEqual([]);
  });
});
