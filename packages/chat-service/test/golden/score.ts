import type { Answer, AnswerQuestion } from '../../src/index.ts';
import type { GoldenQuestion } from './golden.ts';

export interface Outcome {
  readonly question: GoldenQuestion;
  readonly answer: Answer;
  readonly isRight: boolean;
  /** It was answered, and from the wrong page or with the wrong words. */
  readonly isConfidentlyWrong: boolean;
}

const isAt = (url: string, wanted: string): boolean =>
  url === wanted || (!/[?#]/.test(wanted) && url.replace(/[?#].*/, '') === wanted);

/** Asks a question, after its previous one, and compares. */
export const ask = (answerQuestion: AnswerQuestion, question: GoldenQuestion): Outcome => {
  const last = question.after === undefined ? undefined : answerQuestion(question.after).turn;
  const answer = answerQuestion(question.ask, last);
  const isPlace = question.at.split('|').some((wanted) => {
    if (wanted === 'unsure') return !answer.isSure;
    if (wanted === 'talk') return answer.isSure && answer.url === undefined;
    return answer.isSure && answer.url !== undefined && isAt(answer.url, wanted);
  });
  const isSaid = !answer.isSure || (question.says ?? []).every((words) => answer.text.includes(words));
  return {
    question,
    answer,
    isRight: isPlace && isSaid,
    isConfidentlyWrong: answer.isSure && !(isPlace && isSaid),
  };
};
