import { learnAnswers } from '../src/answers/create-answerer.ts';

/** While this is loaded: afterwards its runner loads no more modules. */
export const learned = await learnAnswers();
