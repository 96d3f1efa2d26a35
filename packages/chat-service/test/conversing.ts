import type { Answer, AnswerQuestion, Turn } from '../src/index.ts';

export const converse = (answer: AnswerQuestion, ...questions: readonly string[]): Answer => {
  let turn: Turn | undefined;
  let last: Answer | undefined;
  for (const question of questions) {
    last = answer(question, turn);
    turn = last.turn;
  }
  return last as Answer;
};
