import { learnAnswers } from '../src/answers/create-answerer.ts';
import { pack } from '../src/answers/knowledge/packed.ts';
import { loadWritten } from '../src/answers/knowledge/written.ts';

/** While this is loaded: afterwards its runner loads no more modules. */
export const learned = await learnAnswers();

export const written = pack(loadWritten());
