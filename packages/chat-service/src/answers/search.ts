import MiniSearch from 'minisearch';
import { rootOf, wordsOf } from './normalise.ts';
import type { Question } from './question.ts';
import type { Source } from './source.ts';
import { alternatives, fillers } from './vocabulary.ts';

/** How much of a question a word answers, by where a passage has it. */
const STRENGTH = { title: 1, also: 0.95, topic: 0.85, text: 0.6 } as const;
/** A word of the text counts for more when others of the question stand beside it. */
const COMPANY = 0.13;
const MOST_TEXT = 0.9;
/** What an alternative word, or a corrected one, is worth of the word itself. */
const ALTERNATIVE = 0.85;
const CORRECTED = 0.95;
/** Only so many of the best are looked at closely. */
const CANDIDATES = 12;

export interface Hit {
  readonly source: Source;
  /** In [0, 1]: how much of what was asked the passage speaks of, rare words counting more. */
  readonly coverage: number;
  /** For comparing hits of one question. */
  readonly score: number;
}

export interface SearchIndex {
  readonly find: (question: Question) => readonly Hit[];
  /** Whether a passage has something of every word of another question. */
  readonly speaksOf: (hit: Hit, question: Question) => boolean;
  readonly isKnown: (root: string) => boolean;
  /** How often each word occurs, for the speller. */
  readonly frequencies: ReadonlyMap<string, number>;
}

interface Term {
  readonly weight: number;
  /** The word's own root, then those that may stand for it. */
  readonly roots: readonly string[];
  readonly factor: number;
}

const alternativeRoots = new Map<string, readonly string[]>();
for (const [word, others] of alternatives) {
  const root = rootOf(word);
  alternativeRoots.set(root, [...(alternativeRoots.get(root) ?? []), ...wordsOf(others).map(rootOf)]);
}

const fieldsOf = (source: Source) => ({
  title: wordsOf(source.title),
  also: wordsOf(source.also),
  topic: wordsOf(source.topic),
  text: wordsOf(source.text),
});

/** Ranked retrieval (BM25) over the passages, and how far the best of them can be trusted. */
export const createSearch = (sources: readonly Source[]): SearchIndex => {
  const frequencies = new Map<string, number>();
  const passagesWith = new Map<string, number>();
  const strengths = sources.map((source) => {
    const strength = new Map<string, number>();
    for (const [field, words] of Object.entries(fieldsOf(source)))
      for (const word of words) {
        if (!fillers.has(word)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
        const root = rootOf(word);
        const value = STRENGTH[field as keyof typeof STRENGTH];
        if (value > (strength.get(root) ?? 0)) strength.set(root, value);
      }
    for (const root of strength.keys()) passagesWith.set(root, (passagesWith.get(root) ?? 0) + 1);
    return strength;
  });

  const index = new MiniSearch<{ id: number } & Record<keyof typeof STRENGTH, string>>({
    fields: ['title', 'also', 'topic', 'text'],
    tokenize: (line) => line.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: { title: 3, also: 2, topic: 1.5, text: 1 }, combineWith: 'OR' },
  });
  index.addAll(
    sources.map((source, id) => {
      const { title, also, topic, text } = fieldsOf(source);
      const line = (words: readonly string[]) => words.map(rootOf).join(' ');
      return { id, title: line(title), also: line(also), topic: line(topic), text: line(text) };
    }),
  );

  // A word that stands nowhere weighs as much as the rarest.
  const weightOf = (root: string) => Math.log(1 + sources.length / (passagesWith.get(root) ?? 0.7));

  const toTerms = (question: Question): readonly Term[] => {
    const seen = new Set<string>();
    return question.content.flatMap(({ root, isCorrected }) => {
      if (seen.has(root)) return [];
      seen.add(root);
      return [
        {
          weight: weightOf(root),
          roots: [root, ...(alternativeRoots.get(root) ?? [])],
          factor: isCorrected ? CORRECTED : 1,
        },
      ];
    });
  };

  const coverageOf = (terms: readonly Term[], strength: ReadonlyMap<string, number>): number => {
    let textTerms = 0;
    const found = terms.map(({ roots, factor }) => {
      let best = 0;
      roots.forEach((root, place) => {
        best = Math.max(best, (strength.get(root) ?? 0) * (place === 0 ? 1 : ALTERNATIVE));
      });
      if (best > 0) textTerms += 1;
      return best * factor;
    });
    let all = 0;
    let covered = 0;
    terms.forEach(({ weight }, place) => {
      const value = found[place] ?? 0;
      all += weight;
      covered += weight * (value > 0 && value <= STRENGTH.text ? Math.min(MOST_TEXT, value + COMPANY * (textTerms - 1)) : value);
    });
    return all === 0 ? 0 : covered / all;
  };

  return {
    frequencies,
    speaksOf: ({ source }, question) => {
      const strength = strengths[sources.indexOf(source)];
      return toTerms(question).every(({ roots }) => roots.some((root) => strength?.has(root)));
    },
    isKnown: (root) => passagesWith.has(root) || alternativeRoots.has(root),
    find: (question) => {
      const terms = toTerms(question);
      if (terms.length === 0) return [];
      const weights = new Map<string, number>();
      for (const { roots, factor } of terms)
        roots.forEach((root, place) => {
          const value = factor * (place === 0 ? 1 : 0.5);
          if (value > (weights.get(root) ?? 0)) weights.set(root, value);
        });
      return index
        .search([...weights.keys()].join(' '), { boostTerm: (term) => weights.get(term) ?? 1 })
        .slice(0, CANDIDATES)
        .flatMap(({ id, score }) => {
          const source = sources[id as number];
          const strength = strengths[id as number];
          if (!source || !strength) return [];
          const coverage = coverageOf(terms, strength);
          return [{ source, coverage, score: score * (0.3 + coverage) }];
        })
        .sort((a, b) => b.score - a.score);
    },
  };
};
