import { rootOf } from './normalise.ts';
import type { Question } from './question.ts';

/** How many days ahead a day is that is named from today on, by the root of its word. */
const daysFromToday: ReadonlyMap<string, number> = new Map(
  Object.entries({ today: 0, tonight: 0, tomorrow: 1, yesterday: -1 }).map(([word, ahead]) => [
    rootOf(word),
    ahead,
  ]),
);

/** The words of a question that a new day replaces, besides the names of days. */
export const dayWords: ReadonlySet<string> = new Set([...daysFromToday.keys(), rootOf('now')]);

/** How many days ahead the days are that a question names by today. */
export const daysAhead = ({ roots, text }: Question): readonly number[] => {
  const ahead = [...daysFromToday].flatMap(([root, days]) => (roots.has(root) ? [days] : []));
  return [...new Set(text.includes('day after tomorrow') ? [2] : ahead)];
};
