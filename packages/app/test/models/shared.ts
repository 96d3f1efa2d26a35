// What the tabs of a world share: what is stored, and who waits for a turn.
import type { PageEffects, Turn } from './page.ts';

/** What is stored: the same object for the same texts. */
export interface Entries {
  readonly id: number;
  readonly map: ReadonlyMap<string, string>;
}
export interface Asked extends Turn {
  readonly tab: number;
}

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

/** The queue after a step of a tab: `left` are the turns it gave back, `open` those it waits for or has now. */
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
