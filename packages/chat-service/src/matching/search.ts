import type { Source } from '../knowledge/source.ts';
import { kinOf } from '../reading/families.ts';
import { rootOf, wordsOf } from '../reading/normalise.ts';
import type { Question } from '../reading/question.ts';
import { createRanking } from './ranking.ts';

const CANDIDATES = 20;
const BOOSTS = { title: 3, also: 2, topic: 1.5, points: 1.2, text: 1 } as const;
/** How well a word is covered, depending on the field that contains it. */
const STRENGTH = { title: 1, also: 0.95, topic: 0.9, points: 0.77, text: 0.6 } as const;
type Field = keyof typeof STRENGTH;
const FIELDS = Object.keys(STRENGTH) as readonly Field[];

export interface Hit {
  readonly source: Source;
  /** The weighted share of the question’s words that the passage contains, in [0, 1]. */
  readonly coverage: number;
}

export interface SearchIndex {
  readonly find: (question: Question) => readonly Hit[];
  readonly isKnown: (root: string) => boolean;
  readonly frequencies: ReadonlyMap<string, number>;
}

// Ranks FAQ entries highest, then products and services, and blog posts lowest.
const priorityOf = (url: string): number => {
  if (url.startsWith('/faq#')) return 1.5;
  if (/^\/(?:products|services)/.test(url)) return 1.1;
  return url.startsWith('/blog/') ? 0.9 : 1;
};

export const createSearch = (sources: readonly Source[], weightOf: (root: string) => number): SearchIndex => {
  const frequencies = new Map<string, number>();
  const known = new Set<string>();
  const read = sources.map((source) => {
    const strength = new Map<string, number>();
    const rootsIn = (field: Field) =>
      wordsOf(source[field]).map((word) => {
        const root = rootOf(word);
        known.add(root);
        frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
        const kin = kinOf(root);
        strength.set(kin, Math.max(strength.get(kin) ?? 0, STRENGTH[field]));
        return root;
      });
    const roots = Object.fromEntries(FIELDS.map((field) => [field, rootsIn(field)]));
    return { entry: { source, strength, priority: priorityOf(source.url) }, roots };
  });
  const entries = read.map(({ entry }) => entry);
  const rank = createRanking(
    read.map(({ roots }) => roots),
    BOOSTS,
  );
  const byTitle = new Map(
    entries
      .flatMap(({ source: { title, topic } }, place) =>
        [title, `${topic} ${title}`].map((name) => [wordsOf(name).join(' '), place] as const),
      )
      .reverse(),
  );
  const find = (question: Question): readonly Hit[] => {
    const roots = [...new Set(question.words.filter(({ isFiller }) => !isFiller).map(({ root }) => root))];
    const all = roots.reduce((sum, root) => sum + weightOf(root), 0);
    const titled = entries[byTitle.get(question.text) ?? -1]?.source;
    const hits = rank(new Map(roots.map((root) => [root, 1])), CANDIDATES).map(({ place, score }) => {
      const { source, strength, priority } = entries[place] as (typeof entries)[number];
      const covered = roots.reduce((sum, root) => sum + weightOf(root) * (strength.get(kinOf(root)) ?? 0), 0);
      const isTitled = source === titled;
      const coverage = isTitled ? 1 : all === 0 ? 0 : covered / all;
      return {
        source,
        coverage,
        score: score * (0.2 + coverage ** 2) * priority * (isTitled ? 4 : 1),
      };
    });
    if (titled && !hits.some(({ source }) => source === titled))
      hits.push({ source: titled, coverage: 1, score: Number.POSITIVE_INFINITY });
    return hits.sort((a, b) => b.score - a.score);
  };
  const found = new WeakMap<Question, readonly Hit[]>();
  return {
    frequencies,
    isKnown: (root) => known.has(root),
    find: (question) => {
      const hits = found.get(question) ?? find(question);
      found.set(question, hits);
      return hits;
    },
  };
};
