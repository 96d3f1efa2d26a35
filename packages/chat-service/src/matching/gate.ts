import type { Match } from './matcher.ts';

/** Clamped, so that the result is finite. */
const logOdds = (p: number): number => {
  const bounded = Math.min(0.999, Math.max(0.001, p));
  return Math.log(bounded / (1 - bounded));
};

export const rankFeatures = (match: Match, isDoubted: boolean) => ({
  probability: logOdds(match.probability),
  likeness: match.likeness,
  unexplained: match.unexplained,
  heaviest: match.heaviest,
  mismatch: match.mismatch,
  doubted: isDoubted ? 1 : 0,
});

const RARE = 0.8;

/** Whether the question has a rare word that the card lacks (“in Paris”), or is like an unanswerable one. */
const hasUnexplainedPoint = ({ heaviest, likeness, none, noneLikeness, probability, unexplained }: Match) => {
  const isPlain = probability >= 0.9 && none <= 0.02 && unexplained < 0.5;
  const isRefused = noneLikeness >= 0.6 && noneLikeness >= likeness;
  return isRefused || (heaviest >= RARE && !isPlain);
};

/** `lead` is the difference between the rank of the card and that of the next one. */
export const gateFeatures = (match: Match, lead: number, isDoubted: boolean) => ({
  base: 1,
  probability: logOdds(match.probability),
  likeness: match.likeness,
  nearerNone: Math.max(0, match.noneLikeness - match.likeness),
  unexplained: match.unexplained,
  heaviest: match.heaviest,
  strange: hasUnexplainedPoint(match) ? 1 : 0,
  length: match.length,
  mismatch: match.mismatch,
  lead,
  doubted: isDoubted ? 1 : 0,
});

/** These weights are the output of `bench/fit-gate.mjs`. */
const rankWeights: ReturnType<typeof rankFeatures> = {
  probability: 0.61,
  likeness: 1.84,
  unexplained: -1.99,
  heaviest: -1.13,
  mismatch: -2.85,
  doubted: -1.66,
};
const weights: ReturnType<typeof gateFeatures> = {
  base: -0.69,
  probability: 0.34,
  likeness: 0.58,
  nearerNone: -1.74,
  unexplained: -2.15,
  heaviest: 0.01,
  strange: -0.14,
  length: 1.04,
  mismatch: -1.73,
  lead: 0.49,
  doubted: -1.53,
};

/** The minimum certainty of a sure answer, and of a hedged one. */
export const SURE = 0.6;
export const HEDGED = 0.45;

const sumOf = <Name extends string>(
  figures: Readonly<Record<Name, number>>,
  weightOf: Readonly<Record<Name, number>>,
): number => (Object.keys(weightOf) as Name[]).reduce((sum, name) => sum + figures[name] * weightOf[name], 0);

export const rankOf = (match: Match, isDoubted: boolean): number =>
  sumOf(rankFeatures(match, isDoubted), rankWeights);

/** At this probability of an attack or above, no answer is sure. */
export const ATTACK = 0.1;

/** The probability that the card is the answer, kept below `SURE` in case of doubt or a possible attack. */
export const certaintyOf = (match: Match, lead: number, isDoubted: boolean): number => {
  const certainty = 1 / (1 + Math.exp(-sumOf(gateFeatures(match, lead, isDoubted), weights)));
  return isDoubted || match.attack >= ATTACK ? Math.min(certainty, SURE - 0.01) : certainty;
};

/** Whether the card contains none of the typed words, and at least one of them is rare. */
export const isUnrelated = ({ heaviest, unexplained }: Match): boolean =>
  unexplained >= 1 && heaviest >= RARE;
