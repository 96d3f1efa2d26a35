import { editsToPrefix, forgivenEdits } from './edits.ts';
import { type FoundWord, queryWords, wordsOf } from './search-words.ts';

/** What an index needs of an entry. */
export interface Searchable {
  readonly title: string;
  /** Shown with it, or the beginning of what it leads to. */
  readonly text: string;
  /** Never shown: what people call it otherwise. */
  readonly words?: string;
  /** How much more than others of equal match it is wanted; 1 when missing. */
  readonly weight?: number;
}

/** A part of a title, in order; `isMatch` where it is what was looked for. */
export interface TitlePart {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface Hit<E> {
  readonly entry: E;
  /** Above 0; comparable within one query only. */
  readonly score: number;
  readonly parts: readonly TitlePart[];
}

const WORTH = { title: 1, words: 0.8, text: 0.3 } as const;

interface Place {
  /** Of the entry in the list. */
  readonly at: number;
  readonly worth: number;
}

export interface SearchIndex<E> {
  readonly entries: readonly E[];
  /** The words of each entry's title, in the order of the entries. */
  readonly titles: readonly (readonly FoundWord[])[];
  /** Where each word occurs. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

export const createSearchIndex = <E extends Searchable>(entries: readonly E[]): SearchIndex<E> => {
  const places = new Map<string, Place[]>();
  const titles = entries.map(({ title }) => wordsOf(title));
  entries.forEach(({ text, words = '' }, at) => {
    // Best first, so that a word counts where it is worth most.
    const fields = [
      [titles[at] ?? [], WORTH.title],
      [wordsOf(words), WORTH.words],
      [wordsOf(text), WORTH.text],
    ] as const;
    for (const [found, worth] of fields)
      for (const { word } of found) {
        const list = places.get(word) ?? [];
        if (list.at(-1)?.at !== at) list.push({ at, worth });
        places.set(word, list);
      }
  });
  return { entries, titles, places };
};

/** Inside of another word, and the same word with another ending. */
const INSIDE = 0.4;
const OTHER_ENDING = 0.65;
const ENDING = /^(?:e?s|e?d|e?rs?|ing|al|ly)$/;

/** How well a token is what was typed, from 0 to 1: whole, as a beginning, with another ending, or inside. */
const likeness = (word: string, token: string): number => {
  if (token === word) return 1;
  if (token.startsWith(word)) return 0.7 + 0.25 * (word.length / token.length);
  if (word.startsWith(token) && token.length >= 3 && ENDING.test(word.slice(token.length)))
    return OTHER_ENDING;
  if (word.length >= 3 && token.includes(word)) return INSIDE;
  return 0;
};

/** How well a token is what was meant by a mistyped word, from 0 to 1. */
const forgiven = (word: string, token: string): number => {
  const most = forgivenEdits(word);
  const edits = editsToPrefix(word, token, most);
  if (edits > most) return 0;
  const isWhole = Math.abs(token.length - word.length) <= edits;
  return (isWhole ? 0.6 : 0.5) - 0.1 * edits;
};

const compareAll = (index: SearchIndex<unknown>, compare: (token: string) => number) => {
  const found = new Map<string, number>();
  for (const token of index.places.keys()) {
    const value = compare(token);
    if (value > 0) found.set(token, value);
  }
  return found;
};

/** The tokens of an index that a word may stand for; as a mistyped one only where it begins none. */
const tokensLike = (index: SearchIndex<unknown>, word: string): ReadonlyMap<string, number> => {
  const asTyped = compareAll(index, (token) => likeness(word, token));
  const isThere = [...asTyped.values()].some((value) => value > OTHER_ENDING);
  if (isThere || forgivenEdits(word) === 0) return asTyped;
  return new Map([...compareAll(index, (token) => forgiven(word, token)), ...asTyped]);
};

/** A text, with what matches set apart. */
export const partsOf = (
  title: string,
  titleWords: readonly FoundWord[],
  looked: readonly Looked[],
): readonly TitlePart[] => {
  const parts: TitlePart[] = [];
  let end = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ text: title.slice(end, to), isMatch });
    end = Math.max(end, to);
  };
  for (const { word, from, to } of titleWords) {
    const best = looked.find(({ tokens }) => tokens.has(word));
    if (!best) continue;
    const isBeginning = word.startsWith(best.word) && to - from === word.length;
    add(from, false);
    add(isBeginning ? from + best.word.length : to, true);
  }
  add(title.length, false);
  return parts;
};

/** A word of the query, with the tokens it may stand for and how much it tells. */
export interface Looked {
  readonly word: string;
  readonly tokens: ReadonlyMap<string, number>;
  /** For each entry that has it: the best of its places. */
  readonly found: ReadonlyMap<number, number>;
  readonly weight: number;
}

const lookUp = (index: SearchIndex<unknown>, word: string): Looked => {
  const tokens = tokensLike(index, word);
  const found = new Map<number, number>();
  for (const [token, value] of tokens)
    for (const { at, worth } of index.places.get(token) ?? [])
      found.set(at, Math.max(found.get(at) ?? 0, value * worth));
  // A word that few entries have tells more than one that most have.
  return { word, tokens, found, weight: Math.log(1 + index.entries.length / (1 + found.size)) };
};

/** The words of a query that the index has. */
export const lookUpAll = (index: SearchIndex<unknown>, text: string): readonly Looked[] =>
  queryWords(text)
    .map((word) => lookUp(index, word))
    .filter(({ found }) => found.size > 0);

/** Entries below this share of the best one's score are left out. */
const LEAST_SHARE = 0.15;

/**
 * The entries that match a text, best first; among equals in their own order. All of its words count, each as the
 * beginning of a word, and with a mistake or two; a match in the title counts most. Takes any text and never throws.
 */
export const search = <E extends Searchable>(index: SearchIndex<E>, text: string): readonly Hit<E>[] => {
  const looked = lookUpAll(index, text);
  const all = looked.reduce((sum, { weight }) => sum + weight, 0);
  const scored = index.entries.flatMap((entry, at) => {
    let score = 0;
    let covered = 0;
    for (const { found, weight } of looked) {
      const value = found.get(at);
      if (value === undefined) continue;
      score += value * weight;
      covered += weight;
    }
    if (score === 0) return [];
    const titleWords = index.titles[at] ?? [];
    const named = titleWords.filter(({ word }) => looked.some(({ tokens }) => tokens.has(word))).length;
    const share = titleWords.length === 0 ? 0 : named / titleWords.length;
    return [{ entry, at, score: score * (covered / all) ** 2 * (1 + 0.4 * share) * (entry.weight ?? 1) }];
  });
  scored.sort((a, b) => b.score - a.score || a.at - b.at);
  const least = (scored[0]?.score ?? 0) * LEAST_SHARE;
  return scored
    .filter(({ score }) => score >= least)
    .map(({ entry, at, score }) => ({
      entry,
      score,
      parts: partsOf(entry.title, index.titles[at] ?? [], looked),
    }));
};
