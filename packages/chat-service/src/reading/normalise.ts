import { foldText } from '@loomwright/kit';
import { stemmer } from 'stemmer';
import { joinTimes } from './times.ts';
import { chatterAfter, chatterBefore, fillers, phrases, spellings } from './word-lists.ts';

const MAX_LENGTH = 1000;
const MAX_WORDS = 60;
const emphasis = /(\p{L})\1{2,}/gu;

const invisible = /\p{Cf}+/gu;
const apostrophes = /[’‘`´ʼ]/g;
const word = /\d+(?:[.,]\d+)*(?:[ap]m\b)?|[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)*/gu;

/** Stems a word. A filler is its own root and never that of another word: `theme` is not `them`. */
export const rootOf = (folded: string): string => {
  if (fillers.has(folded)) return folded;
  const root = stemmer(folded);
  return fillers.has(root) ? folded : root;
};

/** `30+` means “30 or more”, but a plus between two numbers adds them. */
const writeContractions = (folded: string) =>
  folded
    .replace(/(?<=\d) ?\+(?! ?\d)/g, ' or more ')
    .replace(/\bcan't\b/g, 'can not')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:s|re|ve|ll|d|m)\b/g, '')
    .replace(/\$ ?(\d+(?:[.,]\d+)*)(?: ?(?:dollars?|usd|bucks)\b)?/g, '$1 dollars');

const fold = (text: string) => {
  const folded = foldText(text.replace(invisible, '')).replace(apostrophes, "'").replace(emphasis, '$1');
  return joinTimes(writeContractions(folded));
};

const joint = /[ /-]/g;
const phrase = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d[.,])(?:${[...phrases.keys()]
    .sort((a, b) => b.length - a.length)
    .map((words) => words.replace(joint, '[ /-]'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);
const joined = new Map([...phrases].map(([words, meaning]) => [words.replace(joint, ' '), meaning]));
const joinPhrases = (folded: string) =>
  folded.replace(phrase, (found) => joined.get(found.replace(joint, ' ')) ?? found);

export const splitWords = (folded: string): readonly string[] => folded.match(word) ?? [];

export const wordsOf = (text: string): readonly string[] => splitWords(joinPhrases(fold(text)));

export const foldQuestion = (text: string): string =>
  joinPhrases(fold(text).replace(word, (found) => spellings.get(found) ?? found));

/** Shorter questions keep their chatter: “hi there” is a greeting. */
const MIN_WORDS = 3;

const withoutChatter = (words: readonly string[]): readonly string[] => {
  const start = words.findIndex((one) => !chatterBefore.has(one));
  let bare = start < 0 ? words : words.slice(start);
  const endsWith = (end: readonly string[]) =>
    end.length < bare.length && end.every((one, place) => bare[bare.length - end.length + place] === one);
  for (let end = chatterAfter.find(endsWith); end; end = chatterAfter.find(endsWith))
    bare = bare.slice(0, bare.length - end.length);
  return bare.length >= MIN_WORDS ? bare : words;
};

/** At most 60 words. Never throws. */
export const questionWords = (text: string): readonly string[] =>
  withoutChatter(splitWords(foldQuestion(text.slice(0, MAX_LENGTH)))).slice(0, MAX_WORDS);

export const rootsOf = (line: string): ReadonlySet<string> => new Set(wordsOf(line).map(rootOf));
