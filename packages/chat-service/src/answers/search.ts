import { coverageOf, type Entry, STRENGTH, type Term } from './coverage.ts';
import { rootOf, rootsOf, wordsOf } from './normalise.ts';
import type { Question } from './question.ts';
import { createRanking } from './ranking.ts';
import type { Source } from './source.ts';
import { alternatives, fillers, softWords } from './vocabulary.ts';

/** The weight of a word that is common in questions, relative to others. */
const SOFT = 0.35;
const MOST_SOFT = 0.9;
/** A factor for the passage whose title is the question. */
const TITLED = 4;
/** Question words with a small weight, for titles that have them. `What` and `how` are too common. */
const telling: ReadonlySet<string> = new Set(['why', 'who', 'when', 'where', 'howlong']);
const ASPECT = 0.4;
/** How many of the best are compared in detail. */
const CANDIDATES = 20;

export interface Hit extends Entry {
  /** How much of the question the passage covers, in [0, 1]; rare words count more. */
  readonly coverage: number;
  /** Comparable within one question. */
  readonly score: number;
}

export interface SearchIndex {
  readonly find: (question: Question) => readonly Hit[];
  /** Whether a passage has every word of another question. */
  readonly speaksOf: (hit: Hit, question: Question) => boolean;
  readonly isKnown: (root: string) => boolean;
  /** The weight of a root: rarer ones weigh more. */
  readonly weightOf: (root: string) => number;
  /** How often each word occurs; for the speller. */
  readonly frequencies: ReadonlyMap<string, number>;
}

const alternativeRoots = new Map<string, readonly string[]>();
for (const [words, others] of alternatives)
  for (const root of rootsOf(words))
    alternativeRoots.set(root, [...(alternativeRoots.get(root) ?? []), ...rootsOf(others)]);

// Short texts written as answers rank before long ones, facts before stories.
const priorityOf = (url: string): number => {
  if (url.startsWith('/faq#')) return 1.5;
  if (/^\/(?:products|services)/.test(url)) return 1.1;
  if (/^\/(?:login|register|forgot-password|cart|orders|settings|profile|dashboard|activity)$/.test(url))
    return 0.7;
  return url.startsWith('/blog/') ? 0.9 : 1;
};

type Field = keyof typeof STRENGTH;

const FIELDS = Object.entries(STRENGTH) as readonly (readonly [Field, number])[];
const BOOSTS: Readonly<Record<Field, number>> = { title: 3, also: 2, topic: 1.5, points: 1.2, text: 1 };

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Ranked retrieval (BM25) over the passages, with the coverage of the best ones. */
export const createSearch = (sources: readonly Source[]): SearchIndex => {
  const frequencies = new Map<string, number>();
  const passagesWith = new Map<string, number>();
  const entries = sources.map((source): Entry => {
    const strength = new Map<string, number>();
    for (const [field, value] of FIELDS)
      for (const word of wordsOf(source[field])) {
        const root = rootOf(word);
        if (!fillers.has(word)) count(frequencies, word);
        strength.set(root, Math.max(strength.get(root) ?? 0, value));
      }
    for (const root of strength.keys()) count(passagesWith, root);
    return { source, strength, parts: source.parts.map(rootsOf), priority: priorityOf(source.url) };
  });
  const rank = createRanking(sources, BOOSTS);
  const byTitle = new Map(
    entries.map((entry) => [wordsOf(entry.source.title).join(' '), entry] as const).reverse(),
  );

  // An unknown word weighs as much as the rarest.
  const weightOf = (root: string) => Math.log(1 + sources.length / (passagesWith.get(root) ?? 0.7));

  const toTerms = ({ content, words }: Question): readonly Term[] => {
    const seen = new Set<string>();
    // The company's name matters only by itself.
    const asked = content.length > 0 ? content : words.filter(({ text }) => text === 'loomwright');
    return asked.flatMap(({ text, root, certainty }) => {
      if (seen.has(root)) return [];
      // Small numbers are common; three digits are a name.
      const isSoft = softWords.has(text) || /^\d{1,2}$/.test(text);
      seen.add(root);
      return [
        {
          weight: isSoft ? Math.min(MOST_SOFT, weightOf(root) * SOFT) : weightOf(root),
          isSoft,
          roots: [root, ...(alternativeRoots.get(root) ?? [])],
          certainty,
        },
      ];
    });
  };

  const toQuery = (question: Question, terms: readonly Term[]): ReadonlyMap<string, number> => {
    const query = new Map<string, number>();
    for (const { roots, certainty } of terms)
      roots.forEach((root, place) => {
        query.set(root, Math.max(query.get(root) ?? 0, certainty * (place === 0 ? 1 : 0.5)));
      });
    for (const { root, text } of question.words)
      if ((telling.has(text) || text === 'loomwright') && !query.has(root)) query.set(root, ASPECT);
    return query;
  };

  return {
    frequencies,
    weightOf,
    isKnown: (root) => passagesWith.has(root) || alternativeRoots.has(root),
    speaksOf: ({ strength }, question) =>
      toTerms(question).every(({ roots }) => roots.some((root) => strength.has(root))),
    find: (question) => {
      const titled = byTitle.get(question.text);
      const terms = toTerms(question);
      if (terms.length === 0) return titled ? [{ ...titled, coverage: 1, score: 1 }] : [];
      const hits = rank(toQuery(question, terms), CANDIDATES).flatMap(({ place, score }): Hit[] => {
        const entry = entries[place];
        if (!entry) return [];
        const coverage = entry === titled ? 1 : coverageOf(terms, entry);
        const preference = (0.2 + coverage ** 2) * entry.priority * (entry === titled ? TITLED : 1);
        return [{ ...entry, coverage, score: score * preference }];
      });
      return hits.sort((a, b) => b.score - a.score);
    },
  };
};
