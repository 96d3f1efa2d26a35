import { rootOf } from './normalise.ts';
import type { Question } from './question.ts';

const daysFromToday: ReadonlyMap<string, number> = new Map(
  Object.entries({ today: 0, tonight: 0, tomorrow: 1, yesterday: -1 }).map(([word, ahead]) => [
    rootOf(word),
    ahead,
  ]),
);

export const dayWords: ReadonlySet<string> = new Set([...daysFromToday.keys(), rootOf('now')]);

export const daysAhead = ({ roots, text }: Question): readonly number[] => {
  const ahead = [...daysFromToday].flatMap(([root, days]) => (roots.has(root) ? [days] : []));
  return [...new Set(text.includes('day after tomorrow') ? [2] : ahead)];
};
