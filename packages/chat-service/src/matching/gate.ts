import type { Match } from './matcher.ts';

/** A probability as odds, within bounds. */
const logOdds = (p: number): number =>
  Math.log(Math.min(0.999, Math.max(0.001, p)) / (1 - Math.min(0.999, Math.max(0.001, p))));

/** The figures of a match that decide, in the order of the weights; `lead` is that of its rank over the next card’s. */
const figuresOf = (match: Match, lead: number): readonly number[] => [
  1,
  logOdds(match.probability),
  logOdds(match.none),
  logOdds(match.next),
  match.likeness,
  match.noneLikeness,
  match.unexplained,
  match.heaviest,
  match.unknown,
  match.mended,
  match.length,
  match.mismatch,
  lead,
];

/** Fitted by logistic regression on paraphrases left out of the training, and on the golden questions for tuning. */
const weights: readonly number[] = [-1.12, 0.43, -0.02, 0, 1.33, -0.98, -1.11, -0.61, 0, 0, 2.17, -1.5, 0.52];

/** How well a card fits in comparison with the other cards; fitted on paraphrases left out of the training. */
export const rankOf = ({ probability, likeness, unexplained, heaviest, mismatch }: Match): number =>
  0.48 * logOdds(probability) + 2.4 * likeness - 1.27 * unexplained - 1.9 * heaviest - 1.16 * mismatch;

/** The weight of a word that must not stay unexplained in an answer without reservation. */
const STRANGE = 0.8;

/** … unless the model has no doubt about the card, and most of the words are explained. */
const PLAIN = 0.9;
const NONE = 0.02;
const HALF = 0.5;

/** A negative that is as near as this, and nearer than any paraphrase of the card, is what is asked. */
const REFUSED = 0.6;

/**
 * Whether a question has something that the card says nothing about, and that may be what is asked: a rare word (“in Paris”),
 * a person or a day, or the words of a question that is not answered. Then it is no answer without reservation.
 */
export const isStrange = (match: Match): boolean => {
  const { heaviest, likeness, mismatch, none, noneLikeness, probability, unexplained } = match;
  const isPlain = probability >= PLAIN && none <= NONE && unexplained < HALF;
  const isRefused = noneLikeness >= REFUSED && noneLikeness >= likeness;
  return mismatch > 0 || isRefused || (heaviest >= STRANGE && !isPlain);
};

/** Whether a card says nothing of what was typed, and that is rare: the card is only that of the last answer. */
export const isUnrelated = ({ heaviest, unexplained }: Match): boolean =>
  unexplained >= 1 && heaviest >= STRANGE;

/** A paraphrase that is less like a question says nothing of its words. */
const UNLIKE = 0.1;

/** Whether a card and a question have only the form of the question in common. */
export const isOnlyForm = ({ likeness, unexplained }: Match): boolean =>
  unexplained >= 1 && likeness < UNLIKE;

/** How likely it is that there is no answer where most of what is asked stays unexplained: then a card is beside the point. */
export const OTHER = 0.3;
/** … or where a negative is nearer than any paraphrase, and the card is no more certain than this. */
const UNLIKELY = 0.3;

/** Whether a question is about something else than the card, which is not even a possible answer. */
const isOther = (
  { likeness, none, noneLikeness, probability, unexplained }: Match,
  certainty: number,
): boolean =>
  (none >= OTHER && none > probability && unexplained > HALF) ||
  (noneLikeness > likeness && certainty < UNLIKELY);

/** A question that is this likely to be an attack is not answered without reservation. */
export const ATTACK = 0.1;

/** How certain it is that the card is the answer, in (0, 1). */
export const certaintyOf = (match: Match, lead: number): number => {
  const sum = figuresOf(match, lead).reduce(
    (total, figure, place) => total + figure * (weights[place] ?? 0),
    0,
  );
  const certainty = 1 / (1 + Math.exp(-sum));
  if (isOther(match, certainty)) return Math.min(certainty, HEDGED - 0.01);
  return isStrange(match) || match.attack >= ATTACK ? Math.min(certainty, SURE - 0.01) : certainty;
};

/** An answer is given without reservation from here on … */
export const SURE = 0.7;
/** … and as a possible one from here on. */
export const HEDGED = 0.18;
