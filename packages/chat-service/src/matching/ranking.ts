import MiniSearch, { type Query } from 'minisearch';
export interface Ranked {
  readonly place: number;
  readonly score: number;
}

/** Ranks passages by MiniSearch’s BM25+. The words are roots, already corrected and stemmed. */
export const createRanking = <Field extends string>(
  passages: readonly Readonly<Record<Field, readonly string[]>>[],
  boosts: Readonly<Record<Field, number>>,
): ((query: ReadonlyMap<string, number>, most: number) => readonly Ranked[]) => {
  const index = new MiniSearch({
    fields: Object.keys(boosts),
    // Splitting an empty field returns one empty word, so no field has the length 0.
    tokenize: (roots) => roots.split(' '),
    processTerm: (root) => root || null,
    searchOptions: { tokenize: (root) => [root], boost: boosts },
  });
  const fields = Object.keys(boosts) as Field[];
  index.addAll(
    passages.map((passage, id) => ({
      ...Object.fromEntries(fields.map((field) => [field, passage[field].join(' ')])),
      id,
    })),
  );
  return (query, most) => {
    const words: Query = { combineWith: 'OR', queries: [...query.keys()] };
    return index
      .search(words, { boostTerm: (root) => query.get(root) ?? 1 })
      .slice(0, most)
      .map(({ id, score }): Ranked => ({ place: id as number, score }));
  };
};
