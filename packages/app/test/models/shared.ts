// Equal lists are the same object, so that a few numbers identify a state.
import type { PageEffects, Turn } from './page.ts';

export interface Entries {
  readonly id: number;
  readonly map: ReadonlyMap<string, string>;
}
export interface Asked extends Turn {
  readonly tab: number;
}
export interface PendingNotifications {
  readonly tab: number;
  readonly key: string;
}
export interface Shared<T> {
  readonly list: readonly T[];
  /** Equal ids mean an equal future; `swapped` is the id with the tabs swapped. */
  readonly ids: readonly [kept: number, swapped: number];
}

export const createNumbering = () => {
  const ids = new Map<string, number>();
  return (text: string): number => {
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
};

/** `toLines` writes a list as text, with its tabs renumbered by `place`. */
const createLists = <T>(toLines: (list: readonly T[], place: (tab: number) => number) => string[]) => {
  const lists = new Map<string, Shared<T>>();
  const numberOf = createNumbering();
  return (list: readonly T[]): Shared<T> => {
    const text = JSON.stringify(list);
    const found = lists.get(text);
    if (found) return found;
    const idAs = (place: (tab: number) => number) => numberOf(toLines(list, place).join());
    const made: Shared<T> = { list, ids: [idAs((tab) => tab), idAs((tab) => 1 - tab)] };
    lists.set(text, made);
    return made;
  };
};

/** Compares lock requests by key only, because the order between keys does not matter. */
export const byKey = (one: { readonly key: string }, other: { readonly key: string }): number =>
  one.key < other.key ? -1 : one.key > other.key ? 1 : 0;
const queueLines = (list: readonly Asked[], place: (tab: number) => number): string[] =>
  [...list].sort(byKey).map(({ by, isHeld, key, tab }) => `${key} ${place(tab)}${isHeld ? '!' : ''}${by}`);
/** Sorted, because the order of notifications does not matter. */
const unheardLines = (list: readonly PendingNotifications[], place: (tab: number) => number): string[] =>
  list.map(({ tab, key }) => `${place(tab)}${key}`).sort();
export const createQueues = () => createLists(queueLines);
export const createNotifications = () => createLists(unheardLines);

type Writes = PageEffects['writes'];

export const createStores = () => {
  const stores = new Map<string, Entries>();
  const written = new WeakMap<Writes, Map<Entries, Entries>>();
  const entriesOf = (map: ReadonlyMap<string, string>): Entries => {
    const text = JSON.stringify([...map].sort(([one], [other]) => (one < other ? -1 : 1)));
    const entries = stores.get(text) ?? { id: stores.size, map };
    stores.set(text, entries);
    return entries;
  };
  const write = (store: Entries, writes: Writes): Entries => {
    if (writes.length === 0) return store;
    const known = written.get(writes) ?? new Map<Entries, Entries>();
    written.set(writes, known);
    const found = known.get(store);
    if (found) return found;
    const map = new Map(store.map);
    for (const [key, text] of writes) {
      if (text === undefined) map.delete(key);
      else map.set(key, text);
    }
    const entries = entriesOf(map);
    known.set(store, entries);
    return entries;
  };
  return { entriesOf, write };
};

/**
 * The lock queue after a tab has taken a step; `left` has its finished requests and `open` its remaining
 * ones.
 */
export const queueAfter = (
  queue: readonly Asked[],
  tab: number,
  left: readonly Turn[],
  open: readonly Turn[],
): readonly Asked[] => {
  const gone = [...left];
  const fresh = [...open];
  const kept = queue.flatMap((asked) => {
    if (asked.tab !== tab) return [asked];
    const isSame = ({ by, key }: Turn) => key === asked.key && by === asked.by;
    const goes = gone.findIndex(isSame);
    if (goes >= 0) gone.splice(goes, 1);
    const at = goes >= 0 ? -1 : fresh.findIndex(isSame);
    const [turn] = at < 0 ? [] : fresh.splice(at, 1);
    return turn ? [turn.isHeld === asked.isHeld ? asked : { ...turn, tab }] : [];
  });
  return [...kept, ...fresh.map((turn) => ({ ...turn, tab }))];
};

export const once = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

/** Packs whole numbers of at least −1 into a short string, with two UTF-16 code units each. */
export const toUnits = (...numbers: readonly number[]): string => {
  const units: number[] = [];
  for (const number of numbers) units.push((number + 1) & 0xffff, (number + 1) >>> 16);
  return String.fromCharCode(...units);
};
