import { foldText } from '@loomwright/kit';
import { stem } from './stem.ts';
import { phrases, shorthand, synonyms } from './vocabulary.ts';

/** The rest of a longer question is ignored. */
const MAX_LENGTH = 1000;
const MAX_WORDS = 60;

const invisible = /\p{Cf}+/gu;
const apostrophes = /[’‘`´ʼ]/g;
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'(?:s|re|ve|ll|d|m)\b/g, ''],
];
const word = /\d+(?:[.,]\d+)*(?:[ap]m\b)?|[\p{L}\p{N}]+/gu;

const canonical = new Map(
  synonyms.flatMap((line) => {
    const [name = '', ...others] = line.split(' ');
    return [name, ...others].map((other) => [stem(other), stem(name)] as const);
  }),
);

/** The root that the forms and synonyms of a folded word share. */
export const rootOf = (folded: string): string => {
  const root = stem(folded);
  return canonical.get(root) ?? root;
};

const fold = (text: string) => {
  let folded = foldText(text.replace(invisible, '')).replace(apostrophes, "'");
  for (const [pattern, instead] of contractions) folded = folded.replace(pattern, instead);
  for (const [pattern, instead] of phrases) folded = folded.replace(pattern, instead);
  return folded;
};

/** The words of a text of the site, folded, in order. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(word) ?? [];

/** The words of a question, folded and written out; at most 60. Never throws. */
export const questionWords = (text: string): readonly string[] =>
  (fold(text.slice(0, MAX_LENGTH)).match(word) ?? [])
    .slice(0, MAX_WORDS)
    .flatMap((found) => shorthand.get(found)?.split(' ') ?? [found]);

/** The roots of some words that are written in one line. */
export const rootsOf = (line: string): ReadonlySet<string> => new Set(wordsOf(line).map(rootOf));
