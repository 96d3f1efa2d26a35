import { type Edit, editPortfolio } from './edit.ts';
import { type Entry, fieldTexts, LIST_NAMES, type ListName } from './fields.ts';
import { isSame, type Portfolio } from './portfolio.ts';

const idsOf = (entries: readonly Entry[]): readonly number[] => entries.map(({ id }) => id);

const textEdits = (now: Portfolio, from: Portfolio, to: Portfolio): readonly Edit[] => {
  const [texts, before] = [new Map(fieldTexts(now)), new Map(fieldTexts(from))];
  return fieldTexts(to)
    .filter(
      ([field, text]) =>
        field !== 'skills' &&
        before.has(field) &&
        before.get(field) !== text &&
        texts.get(field) === before.get(field),
    )
    .map(([field, text]): Edit => ({ kind: 'write', field, text }));
};

const choiceEdits = (now: Portfolio, from: Portfolio, to: Portfolio): readonly Edit[] =>
  (['skills', 'theme', 'scheme'] as const)
    .filter((part) => !isSame(from[part], to[part]) && isSame(now[part], from[part]))
    .map((part): Edit => ({ kind: 'choose', choice: { [part]: to[part] } }));

/**
 * Where to insert `id` into `now`: after the nearest entry before it in `order` that `now` still contains.
 */
const placeOf = (id: number, order: readonly number[], now: readonly number[]): number =>
  1 +
  order
    .slice(0, order.indexOf(id))
    .reduce((place, before) => (now.includes(before) ? now.indexOf(before) : place), -1);

/** Edits that sort `now` by `order`; ids that are not in `order` keep their places. */
const moves = (list: ListName, now: readonly number[], order: readonly number[]): readonly Edit[] => {
  const left = order.filter((id) => now.includes(id));
  return now
    .map((id) => (order.includes(id) ? (left.shift() ?? id) : id))
    .map((id, to): Edit => ({ kind: 'move', list, id, to }));
};

const listEdits = (list: ListName, now: Portfolio, from: Portfolio, to: Portfolio): readonly Edit[] => {
  const find = (portfolio: Portfolio, id: number) => {
    const entries: readonly Entry[] = portfolio[list];
    return entries.find((entry) => entry.id === id);
  };
  const removals = from[list]
    .filter((entry) => !find(to, entry.id) && isSame(find(now, entry.id), entry))
    .map(({ id }): Edit => ({ kind: 'remove', list, id }));
  let ids = idsOf(removals.reduce(editPortfolio, now)[list]);
  const order = idsOf(to[list]);
  const inserts: Edit[] = [];
  for (const entry of to[list]) {
    if (find(from, entry.id) || ids.includes(entry.id)) continue;
    const place = placeOf(entry.id, order, ids);
    inserts.push({ kind: 'insert', list, entry, to: place });
    ids = [...ids.slice(0, place), entry.id, ...ids.slice(place)];
  }
  const common = (one: Portfolio, other: Portfolio) => idsOf(one[list]).filter((id) => find(other, id));
  const isMoved = !isSame(common(from, to), common(to, from));
  return [...removals, ...inserts, ...(isMoved ? moves(list, ids, order) : [])];
};

/** The edits from `from` back to `to`. Differences between `now` and `from` come from other tabs and are kept. */
export const revert = (now: Portfolio, from: Portfolio, to: Portfolio): readonly Edit[] => [
  ...textEdits(now, from, to),
  ...choiceEdits(now, from, to),
  ...LIST_NAMES.flatMap((list) => listEdits(list, now, from, to)),
];
