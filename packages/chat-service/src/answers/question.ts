import { questionWords, rootOf } from './normalise.ts';
import { MAX_LOOKUPS, type Speller } from './spelling.ts';
import { aspects, fillers } from './vocabulary.ts';

/** A word of a question. */
export interface Word {
  /** Folded, and spelled as the site spells it. */
  readonly text: string;
  readonly root: string;
  /** `filler` means nothing, `aspect` says how it is asked, `content` what. */
  readonly kind: 'filler' | 'aspect' | 'content';
  /** Whether the site knows the word at all. */
  readonly isKnown: boolean;
  /** How surely it was meant: less where it was spelled otherwise, and least in short words. */
  readonly certainty: number;
}

/** A question as it was understood so far. */
export interface Question {
  readonly words: readonly Word[];
  /** Folded and corrected, in one line. */
  readonly text: string;
  readonly content: readonly Word[];
  /** The roots of all words. */
  readonly roots: ReadonlySet<string>;
}

export interface Reader {
  readonly speller: Speller;
  /** Whether a root occurs in the site's texts or in what is asked about them. */
  readonly isKnown: (root: string) => boolean;
}

const kindOf = (text: string): Word['kind'] => {
  if (aspects.has(text)) return 'aspect';
  return fillers.has(text) ? 'filler' : 'content';
};

export const toQuestion = (words: readonly Word[]): Question => ({
  words,
  text: words.map(({ text }) => text).join(' '),
  content: words.filter(({ kind }) => kind === 'content'),
  roots: new Set(words.map(({ root }) => root)),
});

/** Reads what somebody typed. Never throws; the time it takes is bounded. */
export const readQuestion = (typed: string, { speller, isKnown }: Reader): Question => {
  let lookups = 0;
  return toQuestion(
    questionWords(typed).map((text) => {
      const root = rootOf(text);
      const kind = kindOf(text);
      if (kind !== 'content' || isKnown(root)) return { text, root, kind, isKnown: true, certainty: 1 };
      lookups += 1;
      const meant = lookups <= MAX_LOOKUPS ? speller.correct(text) : undefined;
      if (meant === undefined) return { text, root, kind, isKnown: false, certainty: 1 };
      return {
        text: meant,
        root: rootOf(meant),
        kind: kindOf(meant),
        isKnown: true,
        certainty: text.length < 6 ? 0.72 : 0.92,
      };
    }),
  );
};

/** Whether everything that is asked is among these roots: what is not understood must not be answered. */
export const isAllOf = (question: Question, ...allowed: readonly ReadonlySet<string>[]): boolean =>
  question.words.every(({ kind, root }) => kind === 'filler' || allowed.some((roots) => roots.has(root)));

/** Whether any of these roots is asked for. */
export const hasAny = ({ roots }: Question, wanted: ReadonlySet<string>): boolean => {
  for (const root of wanted) if (roots.has(root)) return true;
  return false;
};
