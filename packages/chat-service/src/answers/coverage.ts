import type { Source } from './source.ts';

/** How much of a word is answered, by the place where a passage has it. */
export const STRENGTH = { title: 1, also: 0.95, topic: 0.9, points: 0.77, text: 0.5 } as const;
/** A word of the text counts for more when others of the question stand in the same paragraph, up to three of them. */
const COMPANY = 0.1;
/** A passage that has the words in its text only is no answer … */
const TEXT_ONLY = 0.66;
/** … unless one paragraph has every important word of the question unchanged, and at least three. */
const WHOLE = 0.78;
const MANY = 3;
/** The weight of an alternative word, relative to the word itself. */
const ALTERNATIVE = 0.85;

/** A search term. */
export interface Term {
  /** Its weight. */
  readonly weight: number;
  /** The word's own root, then its alternatives. */
  readonly roots: readonly string[];
  readonly certainty: number;
  /** Whether any question may have it. */
  readonly isSoft: boolean;
}

/** A passage as it is compared with a question. */
export interface Entry {
  readonly source: Source;
  /** The strongest place of each root. */
  readonly strength: ReadonlyMap<string, number>;
  /** The roots of each part. */
  readonly parts: readonly ReadonlySet<string>[];
  /** How much its kind is preferred. */
  readonly priority: number;
}

interface Match {
  readonly term: Term;
  readonly value: number;
  /** The root it has, which is never empty; empty for none. */
  readonly found: string;
}

const matchOf = (term: Term, strength: Entry['strength']): Match => {
  let match: Match = { term, value: 0, found: '' };
  for (const [place, root] of term.roots.entries()) {
    const value = (strength.get(root) ?? 0) * (place === 0 ? 1 : ALTERNATIVE);
    if (value > match.value) match = { term, value, found: root };
  }
  return match;
};

const isInText = ({ value }: Match) => value > 0 && value <= STRENGTH.text;

/** How many of the question's words stand in a paragraph with one of them, itself included. */
const companyOf = ({ found }: Match, matches: readonly Match[], parts: Entry['parts']): number => {
  const counts = parts
    .filter((part) => part.has(found))
    .map((part) => matches.filter((match) => part.has(match.found)).length);
  return Math.max(1, ...counts);
};

const isWhole = (firm: readonly Match[], parts: Entry['parts']): boolean =>
  firm.length >= MANY &&
  firm.every(({ term }) => term.certainty === 1) &&
  parts.some((part) => firm.every(({ term }) => part.has(term.roots[0] ?? '')));

/** How much of a question a passage covers, in [0, 1]: rare words count more, its title more than its text. */
export const coverageOf = (terms: readonly Term[], { strength, parts }: Entry): number => {
  const matches = terms.map((term) => matchOf(term, strength));
  let all = 0;
  let covered = 0;
  for (const match of matches) {
    const company = isInText(match) ? COMPANY * Math.min(3, companyOf(match, matches, parts) - 1) : 0;
    all += match.term.weight;
    covered += match.term.weight * (match.value + company) * match.term.certainty;
  }
  const coverage = all === 0 ? 0 : covered / all;
  const firm = matches.filter(({ term }) => !term.isSoft);
  // No word is in a title or a name of the passage.
  if (firm.every(({ value }) => value <= STRENGTH.text))
    return isWhole(firm, parts) ? Math.max(WHOLE, coverage) : Math.min(TEXT_ONLY, coverage);
  const isOnePoint =
    firm.every(({ value }) => value <= STRENGTH.points) &&
    firm.filter(({ value }) => value > STRENGTH.text).length < 2;
  return isOnePoint ? Math.min(TEXT_ONLY, coverage) : coverage;
};
