import { learnAnswers } from '../src/answer/load-knowledge.ts';
import { toText } from '../src/knowledge/card.ts';
import { loadCardSet, readTopics } from '../src/knowledge/written.ts';
import { loadPages } from '../src/knowledge/written-pages.ts';
import { loadSite, problemsOf } from './check-knowledge.ts';

const problems = problemsOf(readTopics(), await loadSite());
if (problems.length > 0) {
  const error = new Error(`The assistant’s topics have errors:\n${problems.map(toText).join('\n')}`);
  // The error is in the topics, so a stack trace would mislead.
  error.stack = '';
  throw error;
}

export { wordFiles } from '../src/reading/word-files.ts';

/** `runnerImport` closes its module runner after the import, so lazy imports must run before that. */
export const learned = await learnAnswers();

const { frequencies, ...cards } = loadCardSet();

export const written = { ...cards, frequencies: [...frequencies] };

export const pages = loadPages();
