import { type Edit, type Entry, editPortfolio, entryFields, LIST_NAMES, type ListName } from './edit.ts';
import { isSame } from './is-same.ts';
import type { Contact, Portfolio } from './portfolio.ts';

const textFields = ['name', 'headline', 'about', 'picture'] as const;

const idsOf = (entries: readonly Entry[]): readonly number[] => entries.map(({ id }) => id);

const fieldEdits = (now: Portfolio, from: Portfolio, to: Portfolio): readonly Edit[] => {
  // What somebody changed since, in another tab, stays as they left it.
  const stands = <K extends keyof Portfolio>(field: K): boolean =>
    !isSame(from[field], to[field]) && isSame(now[field], from[field]);
  const contactFields = Object.keys(to.contact) as readonly (keyof Contact)[];
  return [
    ...textFields.filter(stands).map((field): Edit => ({ kind: 'write', field, text: to[field] })),
    ...contactFields
      .filter(
        (field) => from.contact[field] !== to.contact[field] && now.contact[field] === from.contact[field],
      )
      .map((field): Edit => ({ kind: 'writeContact', field, text: to.contact[field] })),
    ...(stands('skills') ? [{ kind: 'setSkills', skills: to.skills } as const] : []),
    ...(stands('theme') ? [{ kind: 'chooseTheme', theme: to.theme } as const] : []),
    ...(stands('scheme') ? [{ kind: 'chooseScheme', scheme: to.scheme } as const] : []),
  ];
};

const entryEdits = (list: ListName, now: Entry, from: Entry, to: Entry): readonly Edit[] =>
  entryFields(list).flatMap((field): readonly Edit[] => {
    const key = field as keyof Entry;
    const text = to[key] as unknown as string;
    return from[key] !== to[key] && now[key] === from[key]
      ? [{ kind: 'writeEntry', list, id: to.id, field, text }]
      : [];
  });

/** The place behind the nearest entry that stands before it in `order`. */
const placeOf = (id: number, order: readonly number[], now: readonly number[]): number =>
  1 +
  order
    .slice(0, order.indexOf(id))
    .reduce((place, before) => (now.includes(before) ? now.indexOf(before) : place), -1);

/** Moves that put those of `now` that stand in `order` into that order, and leave the others where they are. */
const moves = (list: ListName, now: readonly number[], order: readonly number[]): readonly Edit[] => {
  const left = order.filter((id) => now.includes(id));
  const wanted = now.map((id) => (order.includes(id) ? (left.shift() as number) : id));
  return wanted.map((id, to): Edit => ({ kind: 'move', list, id, to }));
};

const listEdits = (list: ListName, now: Portfolio, from: Portfolio, to: Portfolio): readonly Edit[] => {
  const find = (portfolio: Portfolio, id: number) =>
    (portfolio[list] as readonly Entry[]).find((entry) => entry.id === id);
  const removals = from[list]
    .filter((entry) => !find(to, entry.id) && isSame(find(now, entry.id), entry))
    .map(({ id }): Edit => ({ kind: 'remove', list, id }));
  const writes = from[list].flatMap((entry) => {
    const [there, wanted] = [find(now, entry.id), find(to, entry.id)];
    return there && wanted ? entryEdits(list, there, entry, wanted) : [];
  });
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
  return [...removals, ...inserts, ...writes, ...(isMoved ? moves(list, ids, order) : [])];
};

/**
 * The edits that lead a portfolio back from `from` to `to`, field by field and entry by entry: what is `now` otherwise
 * than in `from` was changed elsewhere, and stays.
 */
export const takeBack = (now: Portfolio, from: Portfolio, to: Portfolio): readonly Edit[] => [
  ...fieldEdits(now, from, to),
  ...LIST_NAMES.flatMap((list) => listEdits(list, now, from, to)),
];
