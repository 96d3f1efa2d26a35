import type { Match } from './matcher.ts';

/** A probability as odds, within bounds. */
const logOdds = (p: number): number =>
  Math.log(Math.min(0.999, Math.max(0.001, p)) / (1 - Math.min(0.999, Math.max(0.001, p))));

/** The figures of a match that decide, in the order of the weights. */
const figuresOf = (match: Match): readonly number[] => [
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
];

/** Fitted by logistic regression on the tuning part of the golden questions. */
const weights: readonly number[] = [-1.5, 0.33, -0.2, 0, 2.7, -1.5, -0.7, -1.95, 0, 0, 1.1, -0.8];

/** How well a card fits in comparison with the other cards; fitted in the same way on all that were tried. */
export const rankOf = ({ probability, likeness, unexplained, heaviest }: Match): number =>
  0.44 * logOdds(probability) + 1.67 * likeness - 0.46 * unexplained - 1.15 * heaviest;

/** The weight of a word that must not stay unexplained in an answer without reservation. */
const STRANGE = 0.8;

/**
 * Whether a question has something that the card says nothing about, and that may be what is asked: a rare word (“in Paris”),
 * a person or a day. Then it is no answer without reservation.
 */
export const isStrange = ({ heaviest, mismatch }: Match): boolean => heaviest >= STRANGE || mismatch > 0;

/** What is this likely to be an attack is not answered without reservation. */
const ATTACK = 0.1;

/** How certain it is that the card is the answer, in (0, 1). */
export const certaintyOf = (match: Match): number => {
  const sum = figuresOf(match).reduce((total, figure, place) => total + figure * (weights[place] ?? 0), 0);
  const certainty = 1 / (1 + Math.exp(-sum));
  return isStrange(match) || match.attack >= ATTACK ? Math.min(certainty, SURE - 0.01) : certainty;
};

/** An answer is given without reservation from here on … */
export const SURE = 0.64;
/** … and as a possible one from here on. */
export const HEDGED = 0.12;
