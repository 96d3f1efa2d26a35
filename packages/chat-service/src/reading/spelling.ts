import { correctedFirst } from './word-lists.ts';

/** How many words of one question are corrected at most: random characters must not cost time. */
export const MAX_LOOKUPS = 12;
const MIN_LENGTH = 3;
/** A word of four letters is corrected by more than a swap only to words that are as frequent as this. */
const COMMON = 6;
const MAX_WORD = 24;
/** A shorter word is near to too many. */
const MIN_BETWEEN = 3;
/** How many corrections are remembered: of words, not of questions. */
const MAX_REMEMBERED = 2000;

/** Whether two words are at most `limit` insertions, deletions, substitutions or swaps apart (Damerau, banded). */
export const isWithin = (a: string, b: string, limit: number): boolean => {
  if (Math.abs(a.length - b.length) > limit) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return false;
    before = last;
    last = row;
  }
  return (last[b.length] ?? 0) <= limit;
};

/** In short words only a swap is corrected, or one letter of a common word: other changes make another word. */
const isSwap = (a: string, b: string) =>
  [...a].sort().join('') === [...b].sort().join('') && isWithin(a, b, 1);

export interface Speller {
  /** The most frequent of the nearest known words; undefined when none is near. */
  readonly correct: (word: string) => string | undefined;
}

/** Corrects to the words of the site, by their frequency. Stores no questions. */
export const createSpeller = (frequencies: ReadonlyMap<string, number>): Speller => {
  const frequencyOf = (word: string) => frequencies.get(word) ?? 0;
  const shelves = new Map<string, string[]>();
  for (const word of [...frequencies.keys()].sort(
    (a, b) => frequencyOf(b) - frequencyOf(a) || (a < b ? -1 : 1),
  )) {
    if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word)) continue;
    // The first letter is rarely wrong.
    const shelf = `${word[0]}${word.length}`;
    const words = shelves.get(shelf);
    if (words) words.push(word);
    else shelves.set(shelf, [word]);
  }
  const isCommon = (word: string) => frequencyOf(word) >= COMMON;
  /** The most frequent near word of any length; of equally frequent ones that of the same length. */
  const nearest = (word: string, limit: number) => {
    let best: string | undefined;
    for (const length of [word.length, word.length + 1, word.length - 1, word.length + 2, word.length - 2]) {
      if (Math.abs(length - word.length) > limit) continue;
      const found = shelves.get(`${word[0]}${length}`)?.find((known) => isWithin(word, known, limit));
      if (found && (best === undefined || frequencyOf(found) > frequencyOf(best))) best = found;
    }
    return best;
  };
  const correct = (word: string): string | undefined => {
    if (word.length < MIN_LENGTH || word.length > MAX_WORD || !/^[a-z]+$/.test(word)) return undefined;
    const between =
      word.length >= MIN_BETWEEN
        ? correctedFirst.find((known) => known[0] === word[0] && isWithin(word, known, 1))
        : undefined;
    if (word.length <= 4) {
      const swapped = shelves.get(`${word[0]}${word.length}`)?.find((known) => isSwap(word, known));
      if (swapped) return swapped;
      if (between) return between;
      if (word.length === 3) return undefined;
      return [5, 4]
        .flatMap((length) => shelves.get(`${word[0]}${length}`) ?? [])
        .find((known) => isCommon(known) && isWithin(word, known, 1) && known.startsWith(word.slice(0, 2)));
    }
    // The first two letters swapped: the shelves go by the first one.
    const turned = `${word[1]}${word[0]}${word.slice(2)}`;
    if (frequencies.has(turned)) return turned;
    return nearest(word, 1) ?? (word.length >= 8 ? nearest(word, 2) : undefined);
  };
  const remembered = new Map<string, string | undefined>();
  return {
    correct: (word) => {
      if (remembered.has(word)) return remembered.get(word);
      const meant = correct(word);
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(word, meant);
      return meant;
    },
  };
};
