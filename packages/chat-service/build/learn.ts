import { learnAnswers } from '../src/answer/load-knowledge.ts';
import { pack } from '../src/knowledge/packed.ts';
import { loadWritten } from '../src/knowledge/written.ts';

/** While this is loaded: afterwards its runner loads no more modules. */
export const learned = await learnAnswers();

export const written = pack(loadWritten());
