import { rootsOf } from './normalise.ts';
import { hasAny, type Question } from './question.ts';

/** Words that name a day from today on, with how many days ahead it is. */
const relativeDays = [
  { roots: rootsOf('today tonight'), ahead: 0 },
  { roots: rootsOf('tomorrow'), ahead: 1 },
  { roots: rootsOf('yesterday'), ahead: -1 },
] as const;
const dayAfter = /\bday after tomorrow\b/;

/** The words of a question that a new day replaces, besides the names of days. */
export const dayWords: ReadonlySet<string> = new Set([
  ...relativeDays.flatMap(({ roots }) => [...roots]),
  ...rootsOf('now'),
]);

/** How many days ahead the days are that a question names by today. */
export const daysAhead = (question: Question): readonly number[] =>
  relativeDays
    .filter(({ roots }) => hasAny(question, roots))
    .map(({ ahead }) => (ahead === 1 && dayAfter.test(question.text) ? 2 : ahead));
