import { correctedFirst } from './word-lists.ts';

/** Limits the time spent on random input. */
export const MAX_LOOKUPS = 12;
/** A four-letter word is corrected by one edit only to words that occur at least this often. */
const COMMON = 6;
const correctable = /^[a-z]{3,24}$/;

/** Whether the Damerau–Levenshtein distance is at most `limit`. */
export const isWithin = (a: string, b: string, limit: number): boolean => {
  if (Math.abs(a.length - b.length) > limit) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
    }
    if (Math.min(...row) > limit) return false;
    before = last;
    last = row;
  }
  return (last[b.length] ?? 0) <= limit;
};

const isSwap = (a: string, b: string) =>
  a.length === b.length && isWithin(a, b, 1) && [...a].sort().join('') === [...b].sort().join('');

export interface Speller {
  readonly correct: (word: string) => string | undefined;
}

export const createSpeller = (frequencies: ReadonlyMap<string, number>): Speller => {
  // Indexed by the first letter, which is rarely wrong; most frequent words first.
  const wordsByLetter = new Map<string, string[]>();
  for (const [word] of [...frequencies].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))) {
    const first = word.slice(0, 1);
    if (correctable.test(word)) wordsByLetter.set(first, [...(wordsByLetter.get(first) ?? []), word]);
  }
  const correct = (word: string): string | undefined => {
    if (!correctable.test(word)) return undefined;
    const bucket = wordsByLetter.get(word.slice(0, 1)) ?? [];
    const nearest = (limit: number) => bucket.find((known) => isWithin(word, known, limit));
    // Most edits of a short word lead to a different word, so only three kinds of correction are tried.
    if (word.length <= 4) {
      const isCommon = (known: string) =>
        known.length >= 4 && (frequencies.get(known) ?? 0) >= COMMON && known.startsWith(word.slice(0, 2));
      return (
        bucket.find((known) => isSwap(word, known)) ??
        correctedFirst.find((known) => known[0] === word[0] && isWithin(word, known, 1)) ??
        (word.length === 4 ? bucket.find((known) => isCommon(known) && isWithin(word, known, 1)) : undefined)
      );
    }
    const turned = `${word[1]}${word[0]}${word.slice(2)}`;
    if (frequencies.has(turned)) return turned;
    return nearest(1) ?? (word.length >= 8 ? nearest(2) : undefined);
  };
  return { correct };
};
