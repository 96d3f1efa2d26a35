import MiniSearch, { type SearchOptions } from 'minisearch';
import { markText, stemOf, type TextPart, wordsOf } from './marked-text.ts';

/** What an index needs of an entry. */
export interface Searchable {
  readonly title: string;
  /** Shown with it, or the beginning of what it leads to. */
  readonly text: string;
  /** Never shown: what people call it otherwise. */
  readonly words?: string;
  /** Never shown: all of what it leads to. */
  readonly body?: string;
  /** How much more than others of equal match it is wanted; 1 when missing. */
  readonly weight?: number;
}

export interface Hit<E> {
  readonly entry: E;
  /** The title, marked. */
  readonly parts: readonly TextPart[];
  /** What matched, for the marks in other texts: words of the entry and stems of them. */
  readonly terms: ReadonlySet<string>;
}

export interface SearchIndex<E> {
  readonly entries: readonly E[];
  /**
   * The entries that match a text, best first. Each of its words may be the beginning of a word, another form of it, or
   * mistyped; the more of them match, and the rarer they are, the better. Takes any text and never throws.
   */
  readonly search: (text: string) => readonly Hit<E>[];
}

/** How much a match counts, by its field. */
const BOOST = { title: 4, words: 2, text: 1, body: 1 } as const;

/** The most words of a query. */
const MAX_WORDS = 12;

// Words that questions are made of, and no page is about.
const FILLERS = new Set(
  'a am an and any are as at be been but by can could did do does for from get had has have he her his how i if in into is it its just long made make many me much my need of on one or our please shall she should so some someone something than that the their them then there these they this those through to too up us use very was we were what whats when where which while who whose why will with would you your'.split(
    ' ',
  ),
);

/** All words as one term, which begins with a blank: what is typed may be the beginning of a title as a whole. */
const phraseOf = (words: readonly string[]) => ` ${words.join(' ')}`;

/** The words to look for, fillers only when there is nothing else, and the phrase they make. */
const queryTerms = (text: string): string[] => {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const telling = words.filter((word) => !FILLERS.has(word));
  const wanted = telling.length > 0 ? telling : words;
  return [...new Set([...wanted.slice(0, MAX_WORDS), phraseOf(words)])];
};

/** The most mistakes in a word; two letters exchanged are two. A short word has too many neighbours. */
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
  /** A word is looked for by its stem where that is there: the ending of a mistyped word may be a part of the mistake. */
  const toQueryTerm = (term: string): string => {
    const stem = stemOf(term);
    return isFound(stem) ? stem : term;
  };
  /** The fewest mistakes with which a term is found. */
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
