import { foldText } from '@loomwright/kit';

/** A word of a text, and where it stands there. */
export interface FoundWord {
  /** Without case, accents and apostrophes. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
const apostrophes = /['’]/g;

/** The words of a text, in order. */
export const wordsOf = (text: string): readonly FoundWord[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const word = foldText(found).replace(apostrophes, '');
    return word === '' ? [] : [{ word, from: index, to: index + found.length }];
  });

/** The most words of a query that are looked for. */
const MAX_WORDS = 12;

// Words that questions are made of, and no page is about.
const FILLERS = new Set(
  'a an and any are at be can do does for from get have how i in is it me my of on or our please the there to us was we what whats when where which who why with you your'.split(
    ' ',
  ),
);

/** The words to look for; fillers only when there is nothing else. */
export const queryWords = (text: string): readonly string[] => {
  const words = [...new Set(wordsOf(text).map(({ word }) => word))].slice(0, MAX_WORDS);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
};
