import MiniSearch, { type SearchOptions } from 'minisearch';
import { markText, stemOf, type TextPart, wordsOf } from './marked-text.ts';

export interface Searchable {
  readonly title: string;
  readonly text: string;
  /** Synonyms; never shown. */
  readonly words?: string;
  /** The full text of the target; never shown. */
  readonly body?: string;
  /** Multiplies the score of a match; 1 by default. */
  readonly weight?: number;
}

export interface Hit<E> {
  readonly entry: E;
  readonly parts: readonly TextPart[];
  /** The matched words and stems, which `toExcerpt` marks in another text. */
  readonly terms: ReadonlySet<string>;
}

export interface SearchIndex<E> {
  readonly entries: readonly E[];
  /** Best hit first. A word of the query may be a prefix, another form or a misspelling. Never throws. */
  readonly search: (text: string) => readonly Hit<E>[];
}

const BOOST = { title: 4, words: 2, text: 1, body: 1 } as const;

const MAX_WORDS = 12;

// Stop words: they say nothing about the topic.
const FILLERS = new Set(
  'a am an and any are as at be been but by can could did do does for from get had has have he her his how i if in into is it its just long made make many me much my need of on one or our please shall she should so some someone something than that the their them then there these they this those through to too up us use very was we were what whats when where which while who whose why will with would you your'.split(
    ' ',
  ),
);

/** Joins the words of a title or query into one term, so that a query can be a prefix of a title. */
const phraseOf = (words: readonly string[]) => ` ${words.join(' ')}`;

const queryTerms = (text: string): string[] => {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const telling = words.filter((word) => !FILLERS.has(word));
  const wanted = telling.length > 0 ? telling : words;
  return [...new Set([...wanted.slice(0, MAX_WORDS), phraseOf(words)])];
};

/** The maximum number of typos; a transposition counts as two. Short words have too many similar words. */
const mostMistakes = (term: string): number => Math.min(2, Math.max(0, term.trim().length - 3));

export const createSearchIndex = <E extends Searchable>(entries: readonly E[]): SearchIndex<E> => {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: (text, field) => {
      const words = wordsOf(text);
      return field === 'title' ? [...words, phraseOf(words)] : words;
    },
    processTerm: (term) => [term, stemOf(term)],
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  const isFound = (term: string, options: SearchOptions = {}) =>
    index.search(term, { tokenize: (text) => [text], processTerm: (word) => word, ...options }).length > 0;
  /** Stems a word only if the index has its stem, because the ending of a mistyped word may be wrong. */
  const toQueryTerm = (term: string): string => {
    const stem = stemOf(term);
    return isFound(stem) ? stem : term;
  };
  const mistakesIn = (term: string): number =>
    [0, 1, 2].find((fuzzy) => fuzzy <= mostMistakes(term) && isFound(term, { prefix: true, fuzzy })) ?? 0;

  const search = (text: string): readonly Hit<E>[] =>
    index
      .search(text, {
        tokenize: queryTerms,
        processTerm: toQueryTerm,
        boost: BOOST,
        boostDocument: (id) => entries[id]?.weight ?? 1,
        prefix: true,
        fuzzy: mistakesIn,
      })
      .flatMap(({ id, terms }) => {
        const entry = entries[id];
        const matched = new Set(terms);
        return entry ? [{ entry, parts: markText(entry.title, matched), terms: matched }] : [];
      });
  return { entries, search };
};
