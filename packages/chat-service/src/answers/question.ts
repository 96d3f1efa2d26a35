import { questionWords, rootOf } from './normalise.ts';
import { MAX_LOOKUPS, type Speller } from './spelling.ts';
import { aspects, fillers } from './vocabulary.ts';

/** A word of a question. */
export interface Word {
  /** Folded, and spelled as the site spells it. */
  readonly text: string;
  readonly root: string;
  /** `content` names the subject, `aspect` the kind of question, `filler` nothing. */
  readonly kind: 'filler' | 'aspect' | 'content';
  /** Whether the site knows the word at all. */
  readonly isKnown: boolean;
  /** How certain the word is: less when it was corrected, least for short words. */
  readonly certainty: number;
}

/** A parsed question. */
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
  /** Whether a root occurs in the site's texts or in the words of facts. */
  readonly isKnown: (root: string) => boolean;
}

const kindOf = (text: string): Word['kind'] => {
  if (aspects.has(text)) return 'aspect';
  return fillers.has(text) ? 'filler' : 'content';
};

/** Words in one line. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

export const toQuestion = (words: readonly Word[]): Question => ({
  words,
  text: textOf(words),
  content: words.filter(({ kind }) => kind === 'content'),
  roots: new Set(words.map(({ root }) => root)),
});

/** Parses a question. Never throws, in bounded time. */
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

/** Whether all content of the question is among these roots: otherwise part of it was not understood. */
export const isAllOf = (question: Question, ...allowed: readonly ReadonlySet<string>[]): boolean =>
  question.words.every(({ kind, root }) => kind === 'filler' || allowed.some((roots) => roots.has(root)));

/** Whether the question has any of these roots. */
export const hasAny = ({ roots }: Pick<Question, 'roots'>, wanted: ReadonlySet<string>): boolean =>
  [...wanted].some((root) => roots.has(root));
