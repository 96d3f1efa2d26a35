import { learnAnswers } from '../src/answer/create-answerer.ts';
import { loadWritten } from '../src/knowledge/written.ts';

export { wordFiles } from '../src/reading/word-files.ts';

/** While this is loaded: afterwards its runner loads no more modules. */
export const learned = await learnAnswers();

const { frequencies, ...cards } = loadWritten();

/** As JSON can say it. */
export const written = { ...cards, frequencies: [...frequencies] };
