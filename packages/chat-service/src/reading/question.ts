import { type Entities, findEntities } from './entities.ts';
import { questionWords, rootOf, splitWords } from './normalise.ts';
import { readNumber } from './numbers.ts';
import { MAX_LOOKUPS, type Speller } from './spelling.ts';
import { fillers } from './word-lists.ts';

export interface Word {
  readonly text: string;
  readonly root: string;
  readonly isFiller: boolean;
  readonly isKnown: boolean;
  readonly isCorrected: boolean;
}

export interface Question {
  readonly words: readonly Word[];
  /** The words, folded and corrected, separated by spaces. */
  readonly text: string;
  readonly roots: ReadonlySet<string>;
  /** The words, with names and numbers replaced by tokens. */
  readonly tokens: readonly string[];
  readonly entities: Entities;
  readonly content: readonly Word[];
}

export interface Reader {
  readonly speller: Speller;
  readonly isKnown: (root: string) => boolean;
  /** Caches questions while one message is answered, because its clauses and readings overlap. */
  readonly recent: Map<string, Question>;
}

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

export const toQuestion = (words: readonly Word[]): Question => {
  const { entities, tokens, covered } = findEntities(words);
  return {
    words,
    text: textOf(words),
    roots: new Set(words.map(({ root }) => root)),
    tokens,
    entities,
    content: words.filter(({ isFiller }, place) => !isFiller && !covered.has(place)),
  };
};

/** Never throws; takes bounded time. */
export const readQuestion = (typed: string, reader: Reader): Question =>
  readOnce(typed, questionWords, reader);

/** Parses text that is already folded: expanding chat spelling twice could change it. */
export const readAgain = (folded: string, reader: Reader): Question => readOnce(folded, splitWords, reader);

const readOnce = (
  typed: string,
  toWords: (text: string) => readonly string[],
  { speller, isKnown, recent }: Reader,
): Question => {
  const known = recent.get(typed);
  if (known) return known;
  let lookups = 0;
  const question = toQuestion(
    toWords(typed).map((text): Word => {
      const root = rootOf(text);
      const isFiller = fillers.has(text);
      const word = { text, root, isFiller, isKnown: true, isCorrected: false };
      if (isFiller || isKnown(root) || /^\d/.test(text) || readNumber(text) !== undefined) return word;
      lookups += 1;
      const meant = lookups <= MAX_LOOKUPS ? speller.correct(text) : undefined;
      if (meant === undefined) return { ...word, isKnown: false };
      return {
        text: meant,
        root: rootOf(meant),
        isFiller: fillers.has(meant),
        isKnown: true,
        isCorrected: true,
      };
    }),
  );
  recent.set(typed, question);
  return question;
};

export const hasAny = ({ roots }: Pick<Question, 'roots'>, wanted: ReadonlySet<string>): boolean =>
  [...wanted].some((root) => roots.has(root));
