import { learnAnswers } from '../src/answer/load-knowledge.ts';
import { toText } from '../src/knowledge/card.ts';
import { loadWritten, readTopics } from '../src/knowledge/written.ts';
import { loadPages } from '../src/knowledge/written-pages.ts';
import { loadSite, problemsOf } from './check-knowledge.ts';

const problems = problemsOf(readTopics(), await loadSite());
if (problems.length > 0) {
  const error = new Error(`The assistant is taught wrong:\n${problems.map(toText).join('\n')}`);
  // What is wrong is not in this code.
  error.stack = '';
  throw error;
}

export { wordFiles } from '../src/reading/word-files.ts';

/** While this is loaded: afterwards its runner loads no more modules. */
export const learned = await learnAnswers();

const { frequencies, ...cards } = loadWritten();

/** As JSON can say it. */
export const written = { ...cards, frequencies: [...frequencies] };

export const pages = loadPages();
