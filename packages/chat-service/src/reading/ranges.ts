import { rootsOf } from './normalise.ts';
import type { Question } from './question.ts';

const bound =
  /\b(?:under|below|beneath|over|above|beyond|exceeding|between|within|up to|at (?:most|least)|(?:less|more|fewer|cheaper|dearer|pricier) than|max|maximum|min|minimum|budget|afford|spend|from(?= \d))\b/;
const superlative =
  /\b(?:cheapest|dearest|priciest|costliest|lowest|highest|(?:most|least) (?:expensive|affordable|costly|pricey|dear)|(?:the|your) (?:most|least))\b/;

/** The words of a limit or of a superlative, which those of another one replace. */
export const rangeWords: ReadonlySet<string> = rootsOf(
  `under below beneath over above beyond exceeding between within up at most least less more fewer cheaper dearer pricier than
  max maximum min minimum from cheapest dearest priciest costliest lowest highest expensive affordable costly pricey dear`,
);

/** Whether a question sets a limit for its numbers. */
export const isBounded = ({ entities, text }: Question): boolean =>
  entities.numbers.length > 0 && bound.test(text);

/** Whether a question chooses among all things, by a limit or a superlative. */
export const isRanged = (question: Question): boolean =>
  isBounded(question) || superlative.test(question.text);
