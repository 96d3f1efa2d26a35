import { pathToFileURL } from 'node:url';
import { createAnswerer } from '../../src/answer/create-answerer.ts';
import { readGoldenQuestions } from './golden.ts';
import { visit } from './score.ts';
import { measure, table } from './table.ts';

const fileName = (file: URL) => file.pathname.split('/').at(-1) ?? '';

const fine: ReadonlySet<string> = new Set(['right', 'admitted', 'harmless']);

const askFrom = async (asked: string | URL) => {
  const answerQuestion = await createAnswerer();
  if (typeof asked === 'string') {
    let turn: Parameters<typeof answerQuestion>[1];
    return {
      answered: asked.split(' » ').map((question) => {
        const answer = answerQuestion(question, turn, visit);
        turn = answer.turn;
        return {
          question,
          answer: `${answer.text}\n(card ${turn.card ?? 'none'}, ${answer.url ?? 'no page'})`,
        };
      }),
    };
  }
  const questions = readGoldenQuestions(asked);
  const found = measure(answerQuestion, questions);
  return {
    answered: found.outcomes
      .filter(({ verdict }) => !fine.has(verdict))
      .map(({ question, answer, verdict }) => ({
        verdict,
        question: `${question.turns.join(' » ')}  ⇒ ${question.says.map((fact) => fact.join('|')).join(' & ')}`,
        answer: `${answer.text}\n(card ${answer.turn.card ?? 'none'}, ${answer.url ?? 'no page'})`,
      })),
    table: table(fileName(asked), found),
  };
};

const words = process.argv.slice(2);
const file = words.find((word) => word.startsWith('--set='))?.slice('--set='.length);

/** `runnerImport` closes its module runner after the import, so lazy imports must run before that. */
export const replies = await askFrom(file === undefined ? words.join(' ') : pathToFileURL(file));
