import type { Question } from './question.ts';

/** The number of a question before a unit, as `workspaces`. */
export const countOf = ({ entities, words }: Question, unit: RegExp): number | undefined =>
  entities.figures.find(({ to }) => unit.test(words[to]?.text ?? ''))?.value;

/** What a price is for, besides a month. */
export const workspaces = /^(?:workspaces?|copy|copies|licen[cs]es?)$/;
