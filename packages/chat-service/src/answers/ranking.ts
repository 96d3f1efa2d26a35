const K = 1.2;
const B = 0.7;
const DELTA = 0.5;

/** A passage as roots, field by field. */
export type Fields<Name extends string> = Readonly<Record<Name, readonly string[]>>;

interface Posting {
  readonly place: number;
  /** What a root of the question adds to this passage. */
  readonly worth: number;
}

export interface Ranked {
  /** The place of the passage in the list. */
  readonly place: number;
  readonly score: number;
}

/**
 * BM25+ over several fields, summed, times the number of the question's roots that were found. Roots match as they are:
 * spelling, stems and synonyms are settled before. What does not depend on the question is computed once.
 */
export const createRanking = <Name extends string>(
  passages: readonly Fields<Name>[],
  boosts: Readonly<Record<Name, number>>,
): ((query: ReadonlyMap<string, number>, most: number) => readonly Ranked[]) => {
  const postings = new Map<string, Posting[]>();
  for (const name of Object.keys(boosts) as Name[]) {
    const counts = passages.map((passage) => {
      const count = new Map<string, number>();
      for (const root of passage[name]) count.set(root, (count.get(root) ?? 0) + 1);
      return count;
    });
    const frequencies = new Map<string, number>();
    for (const count of counts)
      for (const root of count.keys()) frequencies.set(root, (frequencies.get(root) ?? 0) + 1);
    const average = passages.reduce((sum, passage) => sum + passage[name].length, 0) / passages.length || 1;
    counts.forEach((count, place) => {
      const length = (passages[place]?.[name].length ?? 0) / average;
      for (const [root, times] of count) {
        const within = frequencies.get(root) ?? 0;
        const rarity = Math.log(1 + (passages.length - within + 0.5) / (within + 0.5));
        const worth =
          boosts[name] * rarity * (DELTA + (times * (K + 1)) / (times + K * (1 - B + B * length)));
        const list = postings.get(root);
        if (list) list.push({ place, worth });
        else postings.set(root, [{ place, worth }]);
      }
    });
  }
  return (query, most) => {
    const scores = new Map<number, { sum: number; found: number; last: string }>();
    for (const [root, weight] of query)
      for (const { place, worth } of postings.get(root) ?? []) {
        const score = scores.get(place);
        if (!score) scores.set(place, { sum: weight * worth, found: 1, last: root });
        else {
          score.sum += weight * worth;
          if (score.last !== root) score.found += 1;
          score.last = root;
        }
      }
    return [...scores]
      .map(([place, { sum, found }]): Ranked => ({ place, score: sum * found }))
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, most);
  };
};
