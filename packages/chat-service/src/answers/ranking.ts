import MiniSearch, { type Query } from 'minisearch';

/** A passage as roots, field by field. */
export type Fields<Name extends string> = Readonly<Record<Name, readonly string[]>>;

export interface Ranked {
  /** The index of the passage. */
  readonly place: number;
  readonly score: number;
}

/**
 * Ranks passages by MiniSearch's BM25+ over several fields, best first; `query` has the weight of each root. Roots match
 * exactly: spelling, stems and synonyms are resolved before.
 */
export const createRanking = <Name extends string>(
  passages: readonly Fields<Name>[],
  boosts: Readonly<Record<Name, number>>,
): ((query: ReadonlyMap<string, number>, most: number) => readonly Ranked[]) => {
  const index = new MiniSearch<{ readonly id: number; readonly passage: Fields<Name> }>({
    fields: Object.keys(boosts),
    extractField: (document, name) =>
      name === 'id' ? (document.id as unknown as string) : document.passage[name as Name].join(' '),
    tokenize: (line) => line.split(' '),
    processTerm: (term) => term || null,
  });
  index.addAll(passages.map((passage, id) => ({ id, passage })));
  return (query, most) => {
    const words: Query = { combineWith: 'OR', queries: [...query.keys()] };
    return index
      .search(words, { boost: boosts, boostTerm: (term) => query.get(term) ?? 1 })
      .slice(0, most)
      .map(({ id, score }): Ranked => ({ place: id as number, score }));
  };
};
