import { foldText } from '@loomwright/kit';

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** Words in lower case, without accents or apostrophes. */
export const wordsOf = (text: string): string[] => foldText(text).replaceAll(/['’]/g, '').match(WORD) ?? [];

const ENDING = /(?:ies|y|es?|ed|ing|ers?|(?<!s)s)$/;
const DOUBLED = /([^s])\1$/;

/** A prefix that the forms of a word share: `lock` for locks, locked and locking. */
export const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, '').replace(DOUBLED, '$1');
  return stem.length < 3 ? word : stem;
};

const findWords = (text: string, terms: ReadonlySet<string>) =>
  [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    isMatch: wordsOf(found).some((word) => terms.has(word) || terms.has(stemOf(word))),
  }));

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

/** `LENGTH` characters are about two lines of a result; at most `BEFORE` of them precede the first match. */
const LENGTH = 180;
const BEFORE = 60;

/** Returns whole words around the first match, or the beginning of the text. */
export const toExcerpt = (text: string, terms: ReadonlySet<string>): readonly TextPart[] => {
  const words = findWords(text, terms);
  const first = words.find(({ isMatch }) => isMatch)?.from ?? 0;
  const from = first <= BEFORE ? 0 : (words.find((word) => word.from >= first - BEFORE)?.from ?? 0);
  const fitting = words.filter((word) => word.from >= from && word.to <= from + LENGTH);
  const isWhole = text.length <= from + LENGTH;
  const to = isWhole ? text.length : (fitting.at(-1)?.to ?? from + LENGTH);
  return markText(`${from > 0 ? '… ' : ''}${text.slice(from, to)}${isWhole ? '' : ' …'}`, terms);
};
