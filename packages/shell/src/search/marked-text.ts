import { foldText } from '@loomwright/kit';

/** A part of a text, in order; `isMatch` where it is what was looked for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text in order, without case, accents and apostrophes. */
export const wordsOf = (text: string): string[] => foldText(text).replaceAll(/['’]/g, '').match(WORD) ?? [];

const ENDING = /(?:ies|y|es?|ed|ing|ers?|(?<!s)s)$/;
const DOUBLED = /([^s])\1$/;

/** The beginning that a word shares with its other forms: `lock` for locks, locked and locking. */
export const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, '').replace(DOUBLED, '$1');
  return stem.length < 3 ? word : stem;
};

/** The words of a text and their places; `isMatch` where one of the terms is a word or its stem. */
const findWords = (text: string, terms: ReadonlySet<string>) =>
  [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    isMatch: wordsOf(found).some((word) => terms.has(word) || terms.has(stemOf(word))),
  }));

/** A text with the words set apart that match one of the terms. */
export const markText = (text: string, terms: ReadonlySet<string>): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), isMatch });
    end = to;
  };
  for (const { from, to, isMatch } of findWords(text, terms)) {
    if (!isMatch) continue;
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return parts;
};

/** In UTF-16 units: about two lines of a result, and how much of them stands before the first match. */
const LENGTH = 180;
const BEFORE = 60;

/**
 * The part of a text around its first match, marked; its beginning when nothing matches. It begins and ends with whole
 * words.
 */
export const toExcerpt = (text: string, terms: ReadonlySet<string>): readonly TextPart[] => {
  const words = findWords(text, terms);
  const first = words.find(({ isMatch }) => isMatch)?.from ?? 0;
  const from = first <= BEFORE ? 0 : (words.find((word) => word.from >= first - BEFORE)?.from ?? 0);
  const fitting = words.filter((word) => word.from >= from && word.to <= from + LENGTH);
  const isWhole = text.length <= from + LENGTH;
  const to = isWhole ? text.length : (fitting.at(-1)?.to ?? from + LENGTH);
  return markText(`${from > 0 ? '… ' : ''}${text.slice(from, to)}${isWhole ? '' : ' …'}`, terms);
};
