import { foldText } from '@loomwright/kit';
import { chatterAfter, chatterBefore, contractions, phrases, shorthand, soundalikes } from './chat-words.ts';
import { fillers } from './light-words.ts';
import { nameElsewhere } from './places.ts';
import { createReplacer } from './replacements.ts';
import { stem } from './stem.ts';
import { joinTimes } from './times.ts';
import { wrappings } from './wrappings.ts';

/** The rest of a longer question is ignored. */
const MAX_LENGTH = 1000;
const MAX_WORDS = 60;
/** A letter that is typed three times or more is typed for emphasis. */
const emphasis = /(\p{L})\1{2,}/gu;

const invisible = /\p{Cf}+/gu;
const apostrophes = /[’‘`´ʼ]/g;
const word = /\d+(?:[.,]\d+)*(?:[ap]m\b)?|[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)*/gu;

/** The root that the forms of a folded word share; never a filler: `theme` is not `them`. */
export const rootOf = (folded: string): string => {
  const root = stem(folded);
  return root !== folded && fillers.has(root) && !fillers.has(folded) ? folded : root;
};

const fold = (text: string) => {
  const folded = foldText(text.replace(invisible, '')).replace(apostrophes, "'").replace(emphasis, '$1');
  return joinTimes(writeContractions(folded));
};

const writeContractions = createReplacer(contractions);
const writeSoundalikes = createReplacer(soundalikes);
const unwrap = createReplacer(wrappings);
const joinPhrases = createReplacer(phrases);

/** The words of a text of the site, folded, in order. */
export const wordsOf = (text: string): readonly string[] => joinPhrases(fold(text)).match(word) ?? [];

const writeOut = (folded: string) =>
  writeSoundalikes(folded).replace(word, (found) => shorthand.get(found) ?? found);

/** A question folded, written out, unwrapped and with its phrases joined; of any length. */
export const foldQuestion = (text: string): string =>
  joinPhrases(nameElsewhere(unwrap(writeOut(fold(text)))));

/** A shorter question is not cut: `hi there` is a greeting. */
const MIN_WORDS = 3;

const withoutChatter = (folded: string): string => {
  const bare = folded.trim().replace(chatterBefore, '').replace(chatterAfter, '');
  return splitWords(bare).length >= MIN_WORDS ? bare : folded;
};

/** The words of a folded text, in order. */
export const splitWords = (folded: string): readonly string[] => folded.match(word) ?? [];

/** The words of a question, folded and written out; at most 60. Never throws. */
export const questionWords = (text: string): readonly string[] =>
  splitWords(withoutChatter(foldQuestion(text.slice(0, MAX_LENGTH)))).slice(0, MAX_WORDS);

/** The roots of some words that are written in one line. */
export const rootsOf = (line: string): ReadonlySet<string> => new Set(wordsOf(line).map(rootOf));
