import { faq } from '@loomwright/content';
import MiniSearch from 'minisearch';
import type { AnswerQuestion } from './answer.ts';

const SURE = 8;

/** Answers from the questions and answers of the site. */
export const createAnswerer = async (): Promise<AnswerQuestion> => {
  const entries = faq.flatMap(({ entries }) => entries).map((entry, id) => ({ ...entry, id }));
  const index = new MiniSearch<(typeof entries)[number]>({ fields: ['question', 'answer'] });
  index.addAll(entries);
  return (question) => {
    const [best] = index.search(question, { boost: { question: 2 }, fuzzy: 0.2, prefix: true });
    const entry = best && best.score >= SURE ? entries[best.id as number] : undefined;
    if (!entry)
      return {
        text: 'I am not sure. The [questions and answers](/faq) may help, or [write to us](/contact).',
        isSure: false,
        passages: [],
        turn: { question },
      };
    return {
      text: `${entry.answer} [Questions and answers](/faq)`,
      isSure: true,
      url: '/faq',
      passages: [{ title: entry.question, url: '/faq', text: entry.answer }],
      turn: { question, url: '/faq' },
    };
  };
};
