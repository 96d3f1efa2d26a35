import { type Entities, findEntities } from './entities.ts';
import { questionWords, rootOf, splitWords } from './normalise.ts';
import { readNumber } from './numbers.ts';
import { MAX_LOOKUPS, type Speller } from './spelling.ts';
import { fillers } from './word-lists.ts';

/** A word of a question. */
export interface Word {
  /** Folded, and spelled as the site spells it. */
  readonly text: string;
  readonly root: string;
  readonly isFiller: boolean;
  /** Whether the site, or a question that was learned, has the word. */
  readonly isKnown: boolean;
  /** Whether its spelling was corrected. */
  readonly isMended: boolean;
}

/** A question as it is understood. */
export interface Question {
  readonly words: readonly Word[];
  /** Folded and corrected, in one line. */
  readonly text: string;
  readonly roots: ReadonlySet<string>;
  /** Its words, with a token for each name and number. */
  readonly tokens: readonly string[];
  readonly entities: Entities;
  /** The words that are neither fillers nor names nor numbers. */
  readonly content: readonly Word[];
}

export interface Reader {
  readonly speller: Speller;
  readonly isKnown: (root: string) => boolean;
  /** What was read for the message at hand: it is read again as a clause and as a follow-up. Emptied with each message. */
  readonly recent: Map<string, Question>;
}

/** Words in one line. */
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

/** Parses a question. Never throws, in bounded time. */
export const readQuestion = (typed: string, reader: Reader): Question =>
  readOnce(typed, questionWords, reader);

/** Parses the text of a question that was parsed before: it is folded, and nothing of it is chat spelling. */
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
      const word = { text, root, isFiller, isKnown: true, isMended: false };
      if (isFiller || isKnown(root) || /^\d/.test(text) || readNumber(text) !== undefined) return word;
      lookups += 1;
      const meant = lookups <= MAX_LOOKUPS ? speller.correct(text) : undefined;
      if (meant === undefined) return { ...word, isKnown: false };
      return {
        text: meant,
        root: rootOf(meant),
        isFiller: fillers.has(meant),
        isKnown: true,
        isMended: true,
      };
    }),
  );
  recent.set(typed, question);
  return question;
};

/** Whether the question has any of these roots. */
export const hasAny = ({ roots }: Pick<Question, 'roots'>, wanted: ReadonlySet<string>): boolean =>
  [...wanted].some((root) => roots.has(root));
